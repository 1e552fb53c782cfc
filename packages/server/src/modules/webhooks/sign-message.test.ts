import { expect, test } from 'vitest';
import { createSecret, signMessage } from './sign-message.ts';

// The example in the specification's own libraries: standardwebhooks, for JavaScript and for Python.
test('a message is signed as the libraries of Standard Webhooks sign it', () => {
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' };
  const headers = signMessage('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', message, new Date(1_614_265_330_000));
  expect(headers).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('no two secrets are the same, and each holds 32 bytes', () => {
  const [one, other] = [createSecret(), createSecret()];
  expect(one).not.toBe(other);
  expect(Buffer.from(one.replace('whsec_', ''), 'base64')).toHaveLength(32);
});
