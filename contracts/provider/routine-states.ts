import path from 'node:path';
import type { CalendarAddress } from '@daylit/contract';
import type { MemberOptions } from '../../packages/server/test/members.ts';
import type { SignedIn, TestServer } from '../../packages/server/test/start-test-server.ts';
import type { Handler, StateName } from '../states.ts';

/** At night. Retinol without sunscreen causes a warning. */
const ROUTINE = [
  ['cleanser', 'cleanser-long-shore-oil'],
  ['serum', 'serum-dusk-retinol'],
  ['moisturizer', 'moisturizer-bare-branch-cream'],
] as const;

type Member = SignedIn & { session: string };

async function confirm({ patch }: Member, step: string, name: string, daypart?: 'night'): Promise<void> {
  const product = { id: `sample:${name}` };
  const { status } = await patch('/api/profile/confirm-product', { step, daypart, product });
  if (status !== 200) throw new Error(`The product was not confirmed: ${status}.`);
}

/** The states about products that a member uses. */
export function routineStates(server: TestServer, member: (options?: MemberOptions) => Promise<Member>) {
  return {
    'a member uses a product': async () => {
      const noor = await member();
      await confirm(noor, 'sunscreen', 'sunscreen-noon-fluid');
      return { session: noor.session, date: server.clock.now().toISOString().slice(0, 10) };
    },
    'a member uses a routine': async () => {
      const noor = await member({ profile: { preferences: { age_band: '25-39', pregnancy: 'no' } } });
      for (const [step, name] of ROUTINE) await confirm(noor, step, name, 'night');
      return { session: noor.session };
    },
    'a member is pregnant': async () => {
      const { session } = await member({ profile: { preferences: { pregnancy: 'yes' } } });
      return { session };
    },
    'a member avoids retinol': async () => {
      const { session } = await member({
        profile: { preferences: { age_band: '25-39', pregnancy: 'no', avoid: ['Retinol'] } },
      });
      return { session };
    },
    'a calendar subscribes to a routine': async () => {
      const noor = await member();
      await confirm(noor, 'cleanser', 'cleanser-long-shore-oil', 'night');
      const { address } = (await noor.post('/api/reminders/calendar')).body as CalendarAddress;
      return { session: noor.session, calendar: path.posix.basename(address) };
    },
  } satisfies Partial<Record<StateName, Handler>>;
}
