import { confirmEmailChange } from '@daylit/api-client';
import { describe, expect, test } from 'vitest';
import { agree, example, fromState, refusalOf } from './agree.ts';

const WILL_CONFIRM = 'This gives a Daylit account the address noor@example.org.';
const WILL_UNDO = 'This takes your account back for noor@example.org.';

function opened(token: ReturnType<typeof fromState>) {
  return { method: 'GET', path: '/api/confirm-email-change', query: { token, by: 'opening' } } as const;
}

describe('another address', () => {
  test('another address is confirmed with the token of its mail', async () => {
    const message = await agree(
      {
        given: 'a new address waits for its confirmation',
        receiving: 'the token of the mail to a new address',
        request: { method: 'GET', path: '/api/confirm-email-change', query: { token: fromState('token') } },
        response: { status: 200, json: { message: 'Email updated successfully.' } },
      },
      (api) => confirmEmailChange(api, example('token')),
    );
    expect(message).toEqual({ message: 'Email updated successfully.' });
  });

  test('another address is confirmed by its signed-in member who opens the link', async () => {
    const message = await agree(
      {
        given: 'a new address waits for its confirmation',
        receiving: 'the opened link to a new address',
        request: opened(fromState('token')),
        response: { status: 200, json: { message: 'Email updated successfully.' } },
      },
      (api) => confirmEmailChange(api, example('token'), { by: 'opening' }),
    );
    expect(message).toEqual({ message: 'Email updated successfully.' });
  });

  test.each([
    ['a stranger opens the link to a new address', 'changeNeedsButton', WILL_CONFIRM],
    ['a member opens the link that undoes a change', 'undoNeedsButton', WILL_UNDO],
  ] as const)('another address waits for the button when %s', async (given, trigger, detail) => {
    const error = await agree(
      {
        given,
        receiving: 'the opened link of a mail',
        request: opened(fromState('token')),
        response: { status: 403, json: { detail }, headers: { 'x-trigger-event': trigger } },
      },
      (api) => refusalOf(confirmEmailChange(api, example('token'), { by: 'opening' })),
    );
    expect(error).toMatchObject({ status: 403, trigger, detail });
  });

  test('another address is not confirmed with a token that was never sent', async () => {
    const error = await agree(
      {
        given: 'nobody is signed in',
        receiving: 'a token for a new address that was never sent',
        request: { method: 'GET', path: '/api/confirm-email-change', query: { token: 'never-sent' } },
        response: { status: 400, json: { detail: 'Invalid or expired link.' } },
      },
      (api) => refusalOf(confirmEmailChange(api, 'never-sent')),
    );
    expect(error).toMatchObject({ status: 400, detail: expect.any(String) });
  });
});
