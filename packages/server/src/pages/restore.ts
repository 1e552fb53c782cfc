import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RestoreDesk } from '../backup/restore-desk.ts';
import { Refusal } from '../errors.ts';
import type { OperatorAccess } from '../http/operator-access.ts';
import { RESTORE_PAGE, RESTORE_POLICY, SLICE_BYTES } from './restore-page.ts';

type Page = FastifyRequest<{ Querystring: { key?: unknown } }>;
type Slice = FastifyRequest<{ Querystring: { offset?: string }; Body: Buffer }>;

/** Bytes of an order, in which a list of erased members may be long: 40 bytes for each. */
const ORDER_LIMIT = 8 * 1024 * 1024;

/**
 * Serves the page /restore of a server that is new, for operators only: a backup comes in slices, or is
 * chosen in the bucket of the settings, and is then restored. There is nothing at these addresses once
 * somebody has been a member.
 */
export async function registerRestore(
  app: FastifyInstance,
  desk: RestoreDesk,
  operators: OperatorAccess,
): Promise<void> {
  await app.register(async (pages) => {
    // Before a body is read.
    pages.addHook('onRequest', async (request: Page, reply) => {
      if (!(await desk.isOpen())) throw new Refusal('not_found');
      const { key } = request.query;
      if (request.method === 'GET' && key !== undefined && operators.admit(request, reply, key))
        return reply.header('cache-control', 'no-store').redirect('/restore', 303);
      if (operators.viewOf(request) !== 'shown') throw new Refusal('not_found');
      reply.header('cache-control', 'no-store');
      return undefined;
    });
    pages.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: SLICE_BYTES },
      async (_request: FastifyRequest, body: Buffer) => body,
    );
    pages.get('/restore', async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', RESTORE_POLICY)
        .send(RESTORE_PAGE),
    );
    pages.get('/restore/progress', async () => ({ state: 'waiting' }));
    pages.get('/restore/backups', async () => {
      const kept = await desk.listKept();
      const backups = kept?.backups.map(({ name, bytes, finishedAt }) => ({
        name,
        bytes,
        finished_at: finishedAt.toISOString(),
      }));
      return { place: kept?.title ?? null, backups: backups ?? [] };
    });
    pages.put('/restore/file', async (request: Slice, reply) => {
      const offset = Number(request.query.offset);
      if (!Number.isSafeInteger(offset) || offset < 0 || !Buffer.isBuffer(request.body))
        throw new Refusal('unreadable');
      await desk.append(offset, request.body);
      return reply.code(204).send();
    });
    pages.post('/restore', { bodyLimit: ORDER_LIMIT }, async (request, reply) => {
      const { passphrase, erased, backup } = (request.body ?? {}) as Record<string, unknown>;
      if (typeof passphrase !== 'string') throw new Refusal('unreadable');
      if (typeof backup === 'string') await desk.orderKept(passphrase, backup);
      else if (typeof erased === 'string') await desk.order(passphrase, erased);
      else throw new Refusal('unreadable');
      return reply.code(202).send();
    });
  });
}
