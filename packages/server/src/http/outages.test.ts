import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerError } from './error-handler.ts';

/** Throws an error as Node, `pg` and PostgreSQL do, and resolves with the answer. */
async function answerTo(error: Partial<NodeJS.ErrnoException>) {
  const app = Fastify();
  app.setErrorHandler(answerError);
  app.get('/', async () => {
    throw Object.assign(
      new Error(error.message ?? 'It failed in /data/originals of noor@example.org.'),
      error,
    );
  });
  const { statusCode, headers, json } = await app.inject('/');
  await app.close();
  return { status: statusCode, retryAfter: headers['retry-after'], detail: json().detail as string };
}

it.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', '53100', '58030'])(
  'a disk that answers %s has no room at the moment',
  async (code) => {
    expect(await answerTo({ code })).toMatchObject({
      status: 503,
      retryAfter: '60',
      detail: expect.stringContaining('no room'),
    });
  },
);

it.each<Partial<NodeJS.ErrnoException>>([
  { code: '57P01' },
  { code: '57P03' },
  { code: '57014' },
  { code: '08006' },
  { code: '25006' },
  { code: '25P03' },
  { code: '53300' },
  { code: 'ECONNRESET' },
  { code: 'ECONNREFUSED' },
  { code: 'EPIPE' },
  { code: 'ETIMEDOUT' },
  { code: 'ENOTFOUND' },
  { code: 'ENOENT', syscall: 'connect' },
  { message: 'Connection terminated unexpectedly' },
  { message: 'timeout exceeded when trying to connect' },
  { message: 'Client has encountered a connection error and is not queryable' },
  { message: 'Postgres connection has been discarded' },
])('a database error like %j is a temporary outage', async (error) => {
  expect(await answerTo(error)).toMatchObject({ status: 503, retryAfter: '2' });
});

it.each<Partial<NodeJS.ErrnoException>>([{ code: '23505' }, { code: 'ENOENT', syscall: 'open' }, {}])(
  '%j is a defect of ours, and the answer reveals nothing about it',
  async (error) => {
    const answer = await answerTo(error);
    expect(answer.status).toBe(500);
    expect(answer.detail).not.toMatch(/data|noor/);
  },
);
