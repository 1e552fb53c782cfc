import { createWebhook, deleteWebhook, listWebhooks, resumeWebhook, testWebhook } from '@daylit/api-client';
import type { NewWebhook, Webhook } from '@daylit/contract';
import { describe, expect, test } from 'vitest';
import { agree, example, refusalOf } from './agree.ts';

const WEBHOOK: Webhook = {
  id: 1,
  url: 'https://diary.example/daylit',
  events: ['report.complete'],
  created_at: '2026-11-18T08:30:00.000Z',
  paused: null,
  deliveries: [],
};

const WANTED: NewWebhook = { url: WEBHOOK.url, events: ['report.complete'] };

const MADE = { webhook: WEBHOOK, secret: `whsec_${'A'.repeat(43)}=` };

describe('webhooks', () => {
  test('webhooks are listed', async () => {
    const list = await agree(
      {
        given: 'a member with a webhook is signed in',
        receiving: 'a request for the webhooks',
        request: { method: 'GET', path: '/api/webhooks' },
        response: { status: 200, json: [WEBHOOK] },
      },
      (api) => listWebhooks(api),
    );
    expect(list).toEqual([WEBHOOK]);
  });

  test('a webhook is added, and its secret told', async () => {
    const made = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a new webhook',
        request: { method: 'POST', path: '/api/webhooks', json: WANTED },
        response: { status: 200, json: MADE },
      },
      (api) => createWebhook(api, WANTED),
    );
    expect(made).toEqual(MADE);
  });

  test('a webhook needs the password after a while', async () => {
    const error = await agree(
      {
        given: 'a member who signed in an hour ago is signed in',
        receiving: 'a new webhook',
        request: { method: 'POST', path: '/api/webhooks', json: WANTED },
        response: {
          status: 403,
          json: { detail: 'Please confirm your password.' },
          headers: { 'x-trigger-event': 'passwordNeeded' },
        },
      },
      (api) => refusalOf(createWebhook(api, WANTED)),
    );
    expect(error).toMatchObject({ status: 403, trigger: 'passwordNeeded' });
  });

  test('a sixth webhook is not added', async () => {
    const error = await agree(
      {
        given: 'a member with five webhooks is signed in',
        receiving: 'a sixth webhook',
        request: { method: 'POST', path: '/api/webhooks', json: WANTED },
        response: { status: 409, json: { detail: 'You have 5 webhooks, which is the most.' } },
      },
      (api) => refusalOf(createWebhook(api, WANTED)),
    );
    expect(error.status).toBe(409);
  });

  test('an address of a private network is not added', async () => {
    const wanted = { ...WANTED, url: 'https://10.0.0.1/' };
    const error = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a new webhook in a private network',
        request: { method: 'POST', path: '/api/webhooks', json: wanted },
        response: {
          status: 422,
          json: { detail: 'This address is not on the public internet.', field: 'url' },
        },
      },
      (api) => refusalOf(createWebhook(api, wanted)),
    );
    expect(error).toMatchObject({ status: 422, field: 'url' });
  });
});

describe('a webhook', () => {
  test('a test is sent', async () => {
    const message = await agree(
      {
        given: 'a member with a webhook is signed in',
        receiving: 'a test of a webhook',
        request: { method: 'POST', path: `/api/webhooks/${example('id')}/test` },
        response: { status: 200, json: { message: 'A test is on its way.' } },
      },
      (api) => testWebhook(api, { id: Number(example('id')) }),
    );
    expect(message).toEqual({ message: expect.any(String) });
  });

  test('a paused webhook is sent no test', async () => {
    const error = await agree(
      {
        given: 'a member with a paused webhook is signed in',
        receiving: 'a test of a paused webhook',
        request: { method: 'POST', path: `/api/webhooks/${example('id')}/test` },
        response: { status: 409, json: { detail: 'This webhook is paused. Resume it first.' } },
      },
      (api) => refusalOf(testWebhook(api, { id: Number(example('id')) })),
    );
    expect(error.status).toBe(409);
  });

  test('a paused webhook is resumed', async () => {
    const message = await agree(
      {
        given: 'a member with a paused webhook is signed in',
        receiving: 'the resumption of a webhook',
        request: { method: 'POST', path: `/api/webhooks/${example('id')}/resume` },
        response: { status: 200, json: { message: 'The webhook is resumed.' } },
      },
      (api) => resumeWebhook(api, { id: Number(example('id')) }),
    );
    expect(message).toEqual({ message: expect.any(String) });
  });

  test('a webhook is deleted', async () => {
    const message = await agree(
      {
        given: 'a member with a webhook is signed in',
        receiving: 'the end of a webhook',
        request: { method: 'DELETE', path: `/api/webhooks/${example('id')}` },
        response: { status: 200, json: { message: 'The webhook is deleted.' } },
      },
      (api) => deleteWebhook(api, { id: Number(example('id')) }),
    );
    expect(message).toEqual({ message: expect.any(String) });
  });

  test('webhooks of somebody else are not there', async () => {
    const error = await agree(
      {
        given: 'a member is signed in',
        receiving: 'the end of a webhook that is not there',
        request: { method: 'DELETE', path: '/api/webhooks/1' },
        response: { status: 404, json: { detail: 'There is nothing at this address.' } },
      },
      (api) => refusalOf(deleteWebhook(api, { id: 1 })),
    );
    expect(error.status).toBe(404);
  });

  test('a webhook of somebody else is sent no test', async () => {
    const error = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a test of a webhook that is not there',
        request: { method: 'POST', path: '/api/webhooks/1/test' },
        response: { status: 404, json: { detail: 'There is nothing at this address.' } },
      },
      (api) => refusalOf(testWebhook(api, { id: 1 })),
    );
    expect(error.status).toBe(404);
  });

  test('a webhook of somebody else is not resumed', async () => {
    const error = await agree(
      {
        given: 'a member is signed in',
        receiving: 'the resumption of a webhook that is not there',
        request: { method: 'POST', path: '/api/webhooks/1/resume' },
        response: { status: 404, json: { detail: 'There is nothing at this address.' } },
      },
      (api) => refusalOf(resumeWebhook(api, { id: 1 })),
    );
    expect(error.status).toBe(404);
  });
});
