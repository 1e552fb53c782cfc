import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerError } from './error-handler.ts';

/** The answer of a call whose handler fails in this way, and what the log says. */
async function answerTo(error: Error) {
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  app.setErrorHandler(answerError);
  app.get('/', async () => {
    throw error;
  });
  const { statusCode, body } = await app.inject('/');
  return {
    status: statusCode,
    body: JSON.parse(body),
    log: lines.filter((line) => line.includes('"level":50')),
  };
}

test.each(['22003', '22007', '22008', '22009', '22021', '22P02', '22P05'])(
  'a value that PostgreSQL cannot store (%s) is a fault of the request, and a defect of ours in the log',
  async (code) => {
    const { status, body, log } = await answerTo(Object.assign(new Error('bad \0 value'), { code }));
    expect({ status, body }).toEqual({ status: 422, body: { detail: 'Please check what you entered.' } });
    expect(log).toHaveLength(1);
  },
);

test('any other error is a defect of ours, and the answer reveals nothing about it', async () => {
  const { status, body, log } = await answerTo(new Error('select * from users'));
  expect({ status, body }).toEqual({ status: 500, body: { detail: 'Unexpected error. Please try again.' } });
  expect(log).toHaveLength(1);
});
