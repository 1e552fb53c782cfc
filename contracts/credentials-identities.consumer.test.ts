import {
  listIdentities,
  loginWithProvider,
  registerWithProvider,
  removeIdentity,
  startIdentity,
  startProviderLogin,
} from '@daylit/api-client';
import { describe, expect, test } from 'vitest';
import { agree, example, fromState, refusalOf } from './agree.ts';

const PAGE = { url: 'https://login.clinic.example/authorize?client_id=daylit' };
const CLINIC = { provider: 'clinic' };
const ADULT = { username: 'noor', is_old_enough: true };

describe('signing in with a provider', () => {
  test('signing in with a provider begins on its page', async () => {
    const page = await agree(
      {
        given: 'nobody is signed in',
        receiving: 'a request for the page of a provider',
        request: { method: 'POST', path: '/api/provider-login/start', json: CLINIC },
        response: { status: 200, json: PAGE },
      },
      (api) => startProviderLogin(api, CLINIC),
    );
    expect(page).toEqual(PAGE);
  });

  test('signing in with a provider is refused where there is no such provider', async () => {
    const unknown = { provider: 'nobody' };
    const error = await agree(
      {
        given: 'nobody is signed in',
        receiving: 'a request for the page of an unknown provider',
        request: { method: 'POST', path: '/api/provider-login/start', json: unknown },
        response: { status: 404, json: { detail: 'There is no such way to sign in here.' } },
      },
      (api) => refusalOf(startProviderLogin(api, unknown)),
    );
    expect(error.status).toBe(404);
  });

  test('signing in with a provider leads a new person to the registration', async () => {
    const json = { step: 'registration', partial_token: null, email: 'noor@example.org' } as const;
    const result = await agree(
      {
        given: 'a person has signed in at a provider',
        receiving: 'the answer of a provider',
        request: {
          method: 'POST',
          path: '/api/provider-login',
          json: { ...CLINIC, query: fromState('query') },
        },
        response: { status: 200, json },
      },
      (api) => loginWithProvider(api, { ...CLINIC, query: example('query') }),
    );
    expect(result.step).toBe('registration');
  });

  test('signing in with a provider ends in the browser that began it', async () => {
    const returned = { ...CLINIC, query: 'code=guessed' };
    const error = await agree(
      {
        given: 'nobody is signed in',
        receiving: 'the answer of a provider that nobody has asked for',
        request: { method: 'POST', path: '/api/provider-login', json: returned },
        response: {
          status: 401,
          json: { detail: 'This sign-in is no longer open in this browser. Please start again.' },
        },
      },
      (api) => refusalOf(loginWithProvider(api, returned)),
    );
    expect(error.status).toBe(401);
  });

  test('signing in with a provider makes an account', async () => {
    const registered = await agree(
      {
        given: 'a person registers with a provider',
        receiving: 'a registration with a provider',
        request: { method: 'POST', path: '/api/provider-login/register', json: ADULT },
        response: { status: 200, json: { is_email_verified: true } },
      },
      (api) => registerWithProvider(api, ADULT),
    );
    expect(registered).toEqual({ is_email_verified: true });
  });

  test('signing in with a provider makes no account for somebody under 13', async () => {
    const child = { ...ADULT, is_old_enough: false };
    const error = await agree(
      {
        given: 'a person registers with a provider',
        receiving: 'a registration of somebody under 13 with a provider',
        request: { method: 'POST', path: '/api/provider-login/register', json: child },
        response: { status: 403, json: { detail: 'Daylit is for people aged 13 and over.' } },
      },
      (api) => refusalOf(registerWithProvider(api, child)),
    );
    expect(error.status).toBe(403);
  });
});

describe('a registration with a provider', () => {
  test('a registration with a provider follows a sign-in there', async () => {
    const error = await agree(
      {
        given: 'nobody is signed in',
        receiving: 'a registration with a provider without a sign-in there',
        request: { method: 'POST', path: '/api/provider-login/register', json: ADULT },
        response: {
          status: 401,
          json: { detail: 'This sign-in is no longer open in this browser. Please start again.' },
        },
      },
      (api) => refusalOf(registerWithProvider(api, ADULT)),
    );
    expect(error.status).toBe(401);
  });
});

describe('accounts at providers', () => {
  test('accounts at providers are listed', async () => {
    const linked_at = '2026-11-18T08:30:00.000Z';
    const identity = { id: 1, provider: 'clinic', name: 'Clinic', linked_at, last_used_at: null };
    const list = { identities: [identity], has_password: true };
    const listed = await agree(
      {
        given: 'a member with an account at a provider is signed in',
        receiving: 'a request for the accounts at providers',
        request: { method: 'GET', path: '/api/identities' },
        response: { status: 200, json: list },
      },
      (api) => listIdentities(api),
    );
    expect(listed).toEqual(list);
  });

  test('accounts at providers are linked on the page of the provider', async () => {
    const page = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a request to link an account of a provider',
        request: { method: 'POST', path: '/api/identities', json: CLINIC },
        response: { status: 200, json: PAGE },
      },
      (api) => startIdentity(api, CLINIC),
    );
    expect(page).toEqual(PAGE);
  });

  test('accounts at providers are linked after a fresh sign-in', async () => {
    const error = await agree(
      {
        given: 'a member who signed in an hour ago is signed in',
        receiving: 'a request to link an account of a provider',
        request: { method: 'POST', path: '/api/identities', json: CLINIC },
        response: {
          status: 403,
          json: { detail: 'Please confirm your password.' },
          headers: { 'x-trigger-event': 'passwordNeeded' },
        },
      },
      (api) => refusalOf(startIdentity(api, CLINIC)),
    );
    expect(error).toMatchObject({ status: 403, trigger: 'passwordNeeded' });
  });

  test('accounts at providers are unlinked after a fresh sign-in', async () => {
    const error = await agree(
      {
        given: 'a member who signed in an hour ago is signed in',
        receiving: 'a request to unlink an account of a provider',
        request: { method: 'DELETE', path: '/api/identities/1', json: {} },
        response: {
          status: 403,
          json: { detail: 'Please confirm your password.' },
          headers: { 'x-trigger-event': 'passwordNeeded' },
        },
      },
      (api) => refusalOf(removeIdentity(api, { id: 1 })),
    );
    expect(error).toMatchObject({ status: 403, trigger: 'passwordNeeded' });
  });

  test('accounts at providers that the member does not have are not unlinked', async () => {
    const error = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a request to unlink an account of another member',
        request: { method: 'DELETE', path: '/api/identities/1', json: {} },
        response: { status: 404, json: { detail: 'There is nothing at this address.' } },
      },
      (api) => refusalOf(removeIdentity(api, { id: 1 })),
    );
    expect(error.status).toBe(404);
  });

  test('accounts at providers are unlinked', async () => {
    const unlinked = await agree(
      {
        given: 'a member with an account at a provider is signed in',
        receiving: 'a request to unlink an account of a provider',
        request: { method: 'DELETE', path: `/api/identities/${example('id')}`, json: {} },
        response: { status: 200, json: { message: 'It can no longer sign in to your account.' } },
      },
      (api) => removeIdentity(api, { id: Number(example('id')) }),
    );
    expect(unlinked.message).toMatch(/no longer/);
  });
});
