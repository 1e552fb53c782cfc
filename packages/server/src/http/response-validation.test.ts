import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createAnswerWriters } from './answer-writers.ts';
import type { Handlers } from './contract.ts';
import { createCookies } from './cookies.ts';
import { loadDocument } from './document.ts';
import { createOperatorAccess } from './operator-access.ts';
import { registerOperations } from './register-operations.ts';
import { registerResponseValidation } from './response-validation.ts';
import { createValidators } from './validators.ts';

const cookies = createCookies(false);
const idle = async () => undefined;
const document = loadDocument();
const validators = createValidators(document);
const writers = createAnswerWriters(document);

/** A server whose liveness call answers whatever it is given. */
async function serve(answer: { status: number; body: unknown }, isChecked: boolean) {
  const app = Fastify();
  app.setSerializerCompiler(({ schema }) => writers(schema as never));
  app.setValidatorCompiler(() => () => true);
  if (isChecked) registerResponseValidation(app, validators);
  const handlers = {
    ...Object.fromEntries(document.operations.map(({ id }) => [id, idle])),
    getLiveness: async () => answer,
  };
  const limiter = {
    isLimited: () => false,
    spend: idle,
    spendOwn: idle,
    mayMail: async () => true,
    spendBatch: idle,
    probe: idle,
  };
  registerOperations(app, {
    document,
    handlers: handlers as unknown as Handlers,
    limiter,
    callers: {
      findSession: async () => null,
      findProgram: async () => null,
      ownsSession: async () => false,
      noteZone: idle,
    },
    cookies,
    operators: createOperatorAccess({ token: undefined, host: '127.0.0.1', cookies }),
    isWeb: true,
    config: { hasPasswords: true, providers: [] },
  });
  return app.inject('/health/live');
}

test('an answer that fits the document passes', async () => {
  expect((await serve({ status: 200, body: { status: 'ok' } }, true)).statusCode).toBe(200);
});

test.each([
  ['a value that is not in the list', { status: 200, body: { status: 'splendid' } }],
  ['a missing field', { status: 200, body: {} }],
  ['a field nobody knows', { status: 200, body: { status: 'ok', password_hash: 'secret' } }],
  ['a status that is not listed', { status: 201, body: { status: 'ok' } }],
])('%s becomes an error while tests run', async (_name, answer) => {
  expect((await serve(answer, true)).statusCode).toBe(500);
});

test('an unknown field is never written, validated or not', async () => {
  const reply = await serve({ status: 200, body: { status: 'ok', password_hash: 'secret' } }, false);
  expect(reply.body).toBe('{"status":"ok"}');
});
