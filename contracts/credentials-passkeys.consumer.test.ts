import {
  addPasskey,
  listPasskeys,
  loginWithPasskey,
  removePasskey,
  startPasskey,
  startPasskeyLogin,
} from '@daylit/api-client';
import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@daylit/contract';
import { describe, expect, test } from 'vitest';
import { agree, example, fromState, refusalOf } from './agree.ts';
import { SIGNS_IN } from './cookies.ts';

const LIST = {
  passkeys: [{ id: 1, name: 'Safari on iPhone', created_at: '2026-11-18T08:30:00.000Z', last_used_at: null }],
  unavailable_reason: null,
};

const CREATION: PasskeyCreation = {
  challenge: 'dGhpcyBpcyBhIGNoYWxsZW5nZQ',
  rp: { id: 'localhost', name: 'Daylit' },
  user: { id: 'bm9vcg', name: 'noor@example.org', displayName: 'noor' },
  pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
};

const REQUEST: PasskeyRequest = {
  challenge: 'dGhpcyBpcyBhIGNoYWxsZW5nZQ',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
};

const ID = example('passkey');

const MADE: NewPasskey = {
  id: ID,
  rawId: ID,
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'AAAA', transports: ['internal'] },
};

const PROOF: PasskeyProof = {
  id: ID,
  rawId: ID,
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
};

/** The two spellings of the id, as the state gives it. */
const OF_STATE = { id: fromState('passkey'), rawId: fromState('passkey') };

describe('passkeys', () => {
  test('passkeys are listed', async () => {
    const list = await agree(
      {
        given: 'a member with a passkey is signed in',
        receiving: 'a request for the passkeys',
        request: { method: 'GET', path: '/api/passkeys' },
        response: { status: 200, json: LIST },
      },
      (api) => listPasskeys(api),
    );
    expect(list).toEqual(LIST);
  });

  test('passkeys are made with options of the server', async () => {
    const options = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a request for the options of a passkey',
        request: { method: 'POST', path: '/api/passkeys/options', json: {} },
        response: { status: 200, json: CREATION },
      },
      (api) => startPasskey(api),
    );
    expect(options).toEqual(CREATION);
  });

  test('passkeys need the password after a while', async () => {
    const error = await agree(
      {
        given: 'a member who signed in an hour ago is signed in',
        receiving: 'a request for the options of a passkey',
        request: { method: 'POST', path: '/api/passkeys/options', json: {} },
        response: {
          status: 403,
          json: { detail: 'Please confirm your password.' },
          headers: { 'x-trigger-event': 'passwordNeeded' },
        },
      },
      (api) => refusalOf(startPasskey(api)),
    );
    expect(error).toMatchObject({ status: 403, trigger: 'passwordNeeded' });
  });

  const made = {
    ...MADE,
    ...OF_STATE,
    response: {
      ...MADE.response,
      clientDataJSON: fromState('client_data'),
      attestationObject: fromState('attestation'),
    },
  };

  test('passkeys are added', async () => {
    const [passkey] = LIST.passkeys;
    const added = await agree(
      {
        given: 'a member makes a passkey',
        receiving: 'a new passkey',
        request: { method: 'POST', path: '/api/passkeys', json: made },
        response: { status: 200, json: passkey },
      },
      (api) => addPasskey(api, MADE),
    );
    expect(added).toEqual(passkey);
  });

  test('passkeys are added only once', async () => {
    const error = await agree(
      {
        given: 'a passkey is known already',
        receiving: 'a passkey that is known',
        request: { method: 'POST', path: '/api/passkeys', json: made },
        response: { status: 409, json: { detail: 'This passkey is known already.' } },
      },
      (api) => refusalOf(addPasskey(api, MADE)),
    );
    expect(error.status).toBe(409);
  });

  test('passkeys that answer nothing are not added', async () => {
    const error = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a passkey that answers nothing',
        request: { method: 'POST', path: '/api/passkeys', json: MADE },
        response: { status: 422, json: { detail: 'The passkey could not be checked.' } },
      },
      (api) => refusalOf(addPasskey(api, MADE)),
    );
    expect(error.status).toBe(422);
  });

  test('passkeys are removed', async () => {
    const message = await agree(
      {
        given: 'a member with a passkey is signed in',
        receiving: 'the removal of a passkey',
        request: { method: 'DELETE', path: `/api/passkeys/${example('id')}`, json: {} },
        response: { status: 200, json: { message: 'The passkey is removed.' } },
      },
      (api) => removePasskey(api, { id: Number(example('id')) }),
    );
    expect(message).toEqual({ message: expect.any(String) });
  });

  test('passkeys of somebody else are not there', async () => {
    const error = await agree(
      {
        given: 'a member is signed in',
        receiving: 'the removal of a passkey that is not there',
        request: { method: 'DELETE', path: '/api/passkeys/1', json: {} },
        response: { status: 404, json: { detail: 'There is nothing at this address.' } },
      },
      (api) => refusalOf(removePasskey(api, { id: 1 })),
    );
    expect(error.status).toBe(404);
  });
});

describe('a login with a passkey', () => {
  test('a login with a passkey has a challenge of the server', async () => {
    const request = await agree(
      {
        given: 'nobody is signed in',
        receiving: 'a request for the challenge of a passkey',
        request: { method: 'POST', path: '/api/passkey-login/options' },
        response: { status: 200, json: REQUEST },
      },
      (api) => startPasskeyLogin(api),
    );
    expect(request).toEqual(REQUEST);
  });

  const response = {
    clientDataJSON: fromState('client_data'),
    authenticatorData: fromState('authenticator_data'),
    signature: fromState('signature'),
  };
  const json = { ...PROOF, ...OF_STATE, response };

  test('a login with a passkey signs in', async () => {
    const message = await agree(
      {
        given: 'a passkey answers a login',
        receiving: 'the proof of a passkey',
        request: { method: 'POST', path: '/api/passkey-login', json },
        response: { status: 200, json: { message: 'You are logged in.' }, headers: SIGNS_IN },
      },
      (api) => loginWithPasskey(api, PROOF),
    );
    expect(message).toEqual({ message: expect.any(String) });
  });

  test('a login with a passkey of another account signs nobody in', async () => {
    const error = await agree(
      {
        given: 'a passkey of another account answers a login',
        receiving: 'the proof of a passkey of another account',
        request: { method: 'POST', path: '/api/passkey-login', json },
        response: { status: 403, json: { detail: 'This passkey is of another account.' } },
      },
      (api) => refusalOf(loginWithPasskey(api, PROOF)),
    );
    expect(error).toMatchObject({ status: 403, detail: expect.any(String), trigger: null });
  });

  test('a login with a passkey that is unknown signs nobody in', async () => {
    const error = await agree(
      {
        given: 'nobody is signed in',
        receiving: 'the proof of an unknown passkey',
        request: { method: 'POST', path: '/api/passkey-login', json: PROOF },
        response: { status: 401, json: { detail: 'This passkey is not known here.' } },
      },
      (api) => refusalOf(loginWithPasskey(api, PROOF)),
    );
    expect(error).toMatchObject({ status: 401, detail: expect.any(String) });
  });
});
