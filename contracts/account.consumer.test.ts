import { getAccount, updateAccount } from '@daylit/api-client';
import { describe, expect, test } from 'vitest';
import { agree, refusalOf } from './agree.ts';

const NOOR = { email: 'noor@example.org', username: 'noor' };
const PASSWORD = 'correct horse battery';
const SAVED = { message: 'Your changes are saved.' };

describe('the account', () => {
  test('the account is shown', async () => {
    const account = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a request for the account',
        request: { method: 'GET', path: '/api/account' },
        response: { status: 200, json: NOOR },
      },
      (api) => getAccount(api),
    );
    expect(account).toEqual(NOOR);
  });

  test('the account gets another address, once it is confirmed', async () => {
    const update = { ...NOOR, email: 'noor.new@example.org' };
    const message = await agree(
      {
        given: 'a member is signed in',
        receiving: 'another address for the account',
        request: { method: 'POST', path: '/api/account', json: update },
        response: { status: 200, json: SAVED },
      },
      (api) => updateAccount(api, update),
    );
    expect(message).toEqual(SAVED);
  });

  test('the account asks for the password before another address after a while', async () => {
    const update = { ...NOOR, email: 'noor.late@example.org' };
    const error = await agree(
      {
        given: 'a member who signed in an hour ago is signed in',
        receiving: 'another address for the account',
        request: { method: 'POST', path: '/api/account', json: update },
        response: {
          status: 403,
          json: { detail: 'Please confirm your password.' },
          headers: { 'x-trigger-event': 'passwordNeeded' },
        },
      },
      (api) => refusalOf(updateAccount(api, update)),
    );
    expect(error).toMatchObject({ status: 403, trigger: 'passwordNeeded', field: null });
  });
});

describe('a new password', () => {
  const update = { ...NOOR, new_password: 'seven green kettles' };

  test('a new password is accepted with the current one', async () => {
    const change = { ...update, current_password: PASSWORD };
    const message = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a new password with the current one',
        request: { method: 'POST', path: '/api/account', json: change },
        response: { status: 200, json: SAVED },
      },
      (api) => updateAccount(api, change),
    );
    expect(message).toEqual(SAVED);
  });

  test('a new password is refused without the current one', async () => {
    const detail = 'Current password is required to set a new password.';
    const error = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a new password without the current one',
        request: { method: 'POST', path: '/api/account', json: update },
        response: { status: 422, json: { detail, field: 'current_password' } },
      },
      (api) => refusalOf(updateAccount(api, update)),
    );
    expect(error).toMatchObject({ status: 422, field: 'current_password' });
  });

  test('a new password is refused with a wrong current one', async () => {
    const change = { ...update, current_password: 'another horse battery' };
    const error = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a new password with a wrong current one',
        request: { method: 'POST', path: '/api/account', json: change },
        response: {
          status: 403,
          json: { detail: 'This is not your current password.', field: 'current_password' },
          headers: { 'x-trigger-event': 'passwordNeeded' },
        },
      },
      (api) => refusalOf(updateAccount(api, change)),
    );
    expect(error).toMatchObject({ status: 403, trigger: 'passwordNeeded', field: 'current_password' });
  });
});
