import { createAccessToken, listAccessTokens, revokeAccessToken } from '@daylit/api-client';
import type { AccessToken, NewAccessToken } from '@daylit/contract';
import { describe, expect, test } from 'vitest';
import { agree, example, refusalOf } from './agree.ts';

const TOKEN: AccessToken = {
  id: 1,
  name: 'Skin diary',
  scopes: ['read'],
  created_at: '2026-11-18T08:30:00.000Z',
  expires_at: '2026-12-18T08:30:00.000Z',
  last_used_on: null,
};

const WANTED: NewAccessToken = { name: 'Skin diary', scopes: ['read'], days: 30 };

const MADE = { access_token: TOKEN, token: `daylit_pat_${'A'.repeat(43)}` };

describe('access tokens', () => {
  test('access tokens are listed', async () => {
    const list = await agree(
      {
        given: 'a member with an access token is signed in',
        receiving: 'a request for the access tokens',
        request: { method: 'GET', path: '/api/access-tokens' },
        response: { status: 200, json: [TOKEN] },
      },
      (api) => listAccessTokens(api),
    );
    expect(list).toEqual([TOKEN]);
  });

  test('an access token is made and told', async () => {
    const made = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a new access token',
        request: { method: 'POST', path: '/api/access-tokens', json: WANTED },
        response: { status: 200, json: MADE },
      },
      (api) => createAccessToken(api, WANTED),
    );
    expect(made).toEqual(MADE);
  });

  test('an access token needs the password after a while', async () => {
    const error = await agree(
      {
        given: 'a member who signed in an hour ago is signed in',
        receiving: 'a new access token',
        request: { method: 'POST', path: '/api/access-tokens', json: WANTED },
        response: {
          status: 403,
          json: { detail: 'Please confirm your password.' },
          headers: { 'x-trigger-event': 'passwordNeeded' },
        },
      },
      (api) => refusalOf(createAccessToken(api, WANTED)),
    );
    expect(error).toMatchObject({ status: 403, trigger: 'passwordNeeded' });
  });

  test('an eleventh access token is not made', async () => {
    const error = await agree(
      {
        given: 'a member with ten access tokens is signed in',
        receiving: 'an eleventh access token',
        request: { method: 'POST', path: '/api/access-tokens', json: WANTED },
        response: { status: 409, json: { detail: 'You have 10 access tokens, which is the most.' } },
      },
      (api) => refusalOf(createAccessToken(api, WANTED)),
    );
    expect(error.status).toBe(409);
  });

  test('an access token is revoked', async () => {
    const message = await agree(
      {
        given: 'a member with an access token is signed in',
        receiving: 'the end of an access token',
        request: { method: 'DELETE', path: `/api/access-tokens/${example('id')}` },
        response: { status: 200, json: { message: 'The access token is revoked.' } },
      },
      (api) => revokeAccessToken(api, { id: Number(example('id')) }),
    );
    expect(message).toEqual({ message: expect.any(String) });
  });

  test('access tokens of somebody else are not there', async () => {
    const error = await agree(
      {
        given: 'a member is signed in',
        receiving: 'the end of an access token that is not there',
        request: { method: 'DELETE', path: '/api/access-tokens/1' },
        response: { status: 404, json: { detail: 'There is nothing at this address.' } },
      },
      (api) => refusalOf(revokeAccessToken(api, { id: 1 })),
    );
    expect(error.status).toBe(404);
  });
});
