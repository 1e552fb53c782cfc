import type { FastifyInstance, FastifyReply } from 'fastify';
import { AdminError } from '../../admin/admin-error.ts';
import type { OperatorService } from '../../admin/operator-service.ts';
import { Refusal } from '../../errors.ts';
import { type Act, ACTS, type Order } from './acts.ts';
import { forOperators, lead, readField, type Sent, show, START } from './answers.ts';
import type { Seen } from './layout.ts';
import { confirmPage, donePage, findPage, memberPage } from './member-pages.ts';
import type { SessionCookie } from './session-cookie.ts';
import { jobsPage, logPage, statePage } from './work-pages.ts';

/** Pages that are only reached by a form. Loaded again by their address, they lead to the start. */
const BY_FORM = ['/operator/login', '/operator/member', '/operator/confirm', '/operator/act'];

/** Finding somebody, acting, and looking after the server. */
export function registerActs(pages: FastifyInstance, service: OperatorService, cookie: SessionCookie): void {
  const { operators, adminOf, countJobs, log, readState } = service;
  const guard = forOperators({ ...service, cookie });

  async function carryOut(request: Sent, reply: FastifyReply, seen: Seen): Promise<FastifyReply> {
    const { name, act, order } = readOrder(request);
    const where = { ...seen, place: act.place };
    try {
      if (act.needsCode) await operators.requireCode(seen.operator, order.get('code'));
      return show(reply, donePage(where, act, order.subject, await act.run(adminOf(seen.operator), order)));
    } catch (error) {
      const status = statusOf(error);
      if (status === undefined) throw error;
      return show(reply, confirmPage(where, name, act, order, (error as Error).message), status);
    }
  }

  pages.post(
    '/operator/member',
    guard('/operator', async (request, reply, seen) => {
      const address = readField(request, 'subject');
      try {
        return show(reply, memberPage(seen, address, await adminOf(seen.operator).describe(address)));
      } catch (error) {
        if (!(error instanceof AdminError)) throw error;
        return show(reply, findPage(seen, error.message, address), 404);
      }
    }),
  );
  pages.post(
    '/operator/confirm',
    guard('/operator', async (request, reply, seen) => {
      const { name, act, order } = readOrder(request);
      return show(reply, confirmPage({ ...seen, place: act.place }, name, act, order));
    }),
  );
  pages.post('/operator/act', guard('/operator', carryOut));
  for (const address of BY_FORM) pages.get(address, async (_request, reply) => lead(reply, START));

  pages.get(
    '/operator/jobs',
    guard('/operator/jobs', async (_request, reply, seen) => show(reply, jobsPage(seen, await countJobs()))),
  );
  pages.get(
    '/operator/state',
    guard('/operator/state', async (_request, reply, seen) =>
      show(reply, statePage(seen, await readState())),
    ),
  );
  pages.get(
    '/operator/log',
    guard('/operator/log', async (_request, reply, seen) => show(reply, logPage(seen, await log.read()))),
  );
}

function readOrder(request: Sent): { name: string; act: Act; order: Order } {
  const name = readField(request, 'act');
  const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
  if (!act) throw new Refusal('unreadable');
  const get = (field: string): string => readField(request, field);
  return { name, act, order: { subject: get('subject'), reason: get('reason'), get } };
}

/** The status of what an operator can do something about; undefined for a fault of ours. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof AdminError) return 409;
  return error instanceof Refusal ? error.status : undefined;
}
