import { deleteAccount, getExport, getPrivacy, startExport, updatePrivacy } from '@daylit/api-client';
import type { Export } from '@daylit/contract';
import { describe, expect, test } from 'vitest';
import { agree, example, fromState, refusalOf } from './agree.ts';
import { Matchers } from './pact.ts';

const PRIVACY = {
  thumbnail_retention: Matchers.equal('account'),
  thumbnails: { total: 0, older_than_30_days: 0, older_than_1_year: 0 },
  beta_features: Matchers.equal(false),
  latest_export: Matchers.nullValue(),
  counts: { consents: 1 },
};

describe('the privacy settings', () => {
  test('the privacy settings of a new member are the defaults', async () => {
    const privacy = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a request for the privacy settings',
        request: { method: 'GET', path: '/api/privacy' },
        response: { status: 200, json: PRIVACY },
      },
      (api) => getPrivacy(api),
    );
    expect(privacy).toMatchObject({ thumbnail_retention: 'account', latest_export: null });
  });

  test('the privacy settings are changed', async () => {
    const change = { thumbnail_retention: '30_days', beta_features: true } as const;
    const privacy = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a change of the privacy settings',
        request: { method: 'POST', path: '/api/privacy', json: change },
        response: {
          status: 200,
          json: {
            ...PRIVACY,
            thumbnail_retention: Matchers.equal('30_days'),
            beta_features: Matchers.equal(true),
          },
        },
      },
      (api) => updatePrivacy(api, change),
    );
    expect(privacy).toMatchObject(change);
  });
});

describe('an export', () => {
  const queued = { id: '5f1d7a0c-6a55-4b43-9d3e-0a4f8f1f2c11', status: 'queued', progress: 0 };

  test('an export is started', async () => {
    const started = await agree(
      {
        given: 'a member is signed in',
        receiving: 'the start of an export',
        request: { method: 'POST', path: '/api/export' },
        response: { status: 202, json: queued },
      },
      (api) => startExport(api),
    );
    expect(started).toEqual(queued);
  });

  test('an export cannot be started again on the same day', async () => {
    const error = await agree(
      {
        given: 'a member has an export of today',
        receiving: 'the start of an export',
        request: { method: 'POST', path: '/api/export' },
        response: {
          status: 429,
          json: { detail: 'Your last export is still here. You can start another one in 24 hours.' },
          headers: { 'Retry-After': Matchers.regex('^[0-9]+$', '86400') },
        },
      },
      (api) => refusalOf(startExport(api)),
    );
    expect(error).toMatchObject({ status: 429, detail: expect.stringContaining('another one in') });
  });

  test('an export tells its progress', async () => {
    const progress = await agree(
      {
        given: 'a member has an export of today',
        receiving: 'a request for an export',
        request: { method: 'GET', path: `/api/export/${example('export')}` },
        response: { status: 200, json: { ...queued, id: fromState('export') } },
      },
      (api) => getExport(api, example('export')),
    );
    expect((progress as Export).status).toBe('queued');
  });

  test('an export of somebody else is absent', async () => {
    const error = await agree(
      {
        given: 'somebody else has an export of today',
        receiving: 'a request for an export',
        request: { method: 'GET', path: `/api/export/${example('export')}` },
        response: { status: 404, json: { detail: 'There is nothing at this address.' } },
      },
      (api) => refusalOf(getExport(api, example('export'))),
    );
    expect(error.status).toBe(404);
  });
});

describe('the erasure of the account', () => {
  const deletion = { current_password: 'correct horse battery', confirm: true } as const;

  test('answers with a receipt', async () => {
    const receipt = await agree(
      {
        given: 'a member is signed in',
        receiving: 'the erasure of the account',
        request: { method: 'DELETE', path: '/api/account', json: deletion },
        response: {
          status: 202,
          json: {
            receipt_id: '5f1d7a0c-6a55-4b43-9d3e-0a4f8f1f2c11',
            erased_at: '2026-11-23T09:00:00.000Z',
            counts: { consents: 1 },
          },
        },
      },
      (api) => deleteAccount(api, deletion),
    );
    expect(receipt.counts).toEqual({ consents: 1 });
  });

  test('the erasure of the account needs the right password', async () => {
    const wrong = { ...deletion, current_password: 'not the password' };
    const error = await agree(
      {
        given: 'a member is signed in',
        receiving: 'the erasure of the account with a wrong password',
        request: { method: 'DELETE', path: '/api/account', json: wrong },
        response: {
          status: 403,
          json: { detail: 'This is not your current password.', field: Matchers.equal('current_password') },
        },
      },
      (api) => refusalOf(deleteAccount(api, wrong)),
    );
    expect(error).toMatchObject({ status: 403, field: 'current_password' });
  });
});
