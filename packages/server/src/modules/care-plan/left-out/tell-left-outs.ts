import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { eachInSteps } from '../../../jobs/each-alone.ts';
import type { JobHandler } from '../../../jobs/queue.ts';
import type { Logger } from '../../../logger.ts';
import type { Outbox } from '../../mail/ports.ts';
import type { MemberLocks, MemberStore } from '../../members/ports.ts';
import type { ConfirmedStore } from '../confirmed/confirmed-store.ts';
import type { ConfirmedPlans } from '../ports.ts';
import { leftOutMail } from './left-out-mail.ts';
import type { StopLinks } from '../stop-links.ts';
import type { LeftOutNoteStore } from './left-out-notes.ts';

interface Dependencies {
  db: Db;
  log: Logger;
  locks: MemberLocks;
  members: Pick<MemberStore, 'findById'>;
  store: Pick<ConfirmedStore, 'listMembers'>;
  confirmedPlans: Pick<ConfirmedPlans, 'read'>;
  notes: LeftOutNoteStore;
  outbox: Outbox;
  stopLinks: StopLinks;
  publicUrl(): string;
}

/**
 * Tells members by mail what is left out of their routine, once for each product and preference, whatever the
 * number of servers. It looks at everybody, because a rule or an ingredient list may have changed as well.
 */
export function createTellLeftOutsJob(dependencies: Dependencies): JobHandler<Record<string, never>> {
  const { db, log, locks, members, store, confirmedPlans, notes, outbox, stopLinks, publicUrl } =
    dependencies;

  async function tell(userId: number): Promise<void> {
    const leftOut = (await confirmedPlans.read(userId)).flatMap(({ product: { product }, leftOut: why }) =>
      why ? [{ id: product.id, name: product.name, preference: why.preference }] : [],
    );
    if (leftOut.length === 0) return;
    await inTransaction(db, async (transaction) => {
      const member = await members.findById(userId, transaction);
      if (!member || member.disabled_at || member.onboarded_at === null) return;
      await locks.lockMember(transaction, userId);
      const before = await notes.find(transaction, userId);
      if (before.areMailsOff) return;
      const untold = leftOut.filter(
        ({ id, preference }) => !before.told.some((one) => one.id === id && one.preference === preference),
      );
      if (untold.length === 0) return;
      // A product may be used in the morning and at night.
      const named = [...new Map(untold.map((one) => [one.id, one])).values()];
      const names = named.map(({ name }) => name);
      const stopUrl = await stopLinks.make(userId, 'left_outs');
      const mail = leftOutMail(member.email, names, `${publicUrl()}/care-plan#preferences`, stopUrl);
      await outbox.post(transaction, mail);
      const told = [...before.told, ...named.map(({ id, preference }) => ({ id, preference }))];
      await notes.save(transaction, userId, { ...before, told });
    });
  }

  return {
    async run(_payload, signal) {
      const failed = 'left out products were not told';
      await eachInSteps(store.listMembers, tell, { log, failed, idOf: (id) => id, signal });
    },
    // The next run, an hour later, does the same.
    giveUp: async () => undefined,
  };
}
