import type { MemberOptions } from '../../packages/server/test/members.ts';
import { buy, CARDS, openCheckout, payOn } from '../../packages/server/test/practice-shop.ts';
import type { SignedIn, TestServer } from '../../packages/server/test/start-test-server.ts';
import type { Handler, StateName } from '../states.ts';

type Member = SignedIn & { session: string };

/**
 * The states about payments. Play money is paid on the sandbox's own page, at the address where the server
 * listens, which is not its public address.
 */
export function billingStates({ url }: TestServer, member: (options?: MemberOptions) => Promise<Member>) {
  // Once: the verifier waits only some seconds for a state.
  let strangers: Promise<string> | undefined;

  async function payer(): Promise<Member> {
    strangers ??= member({ username: 'sam' }).then((sam) => buy(sam, 'pro_annual', CARDS.accepted, url));
    const [noor] = await Promise.all([member(), strangers]);
    await buy(noor, 'plus_annual', CARDS.accepted, url);
    return noor;
  }

  return {
    'a checkout is paid': async () => {
      const noor = await member();
      return { session: noor.session, id: await payCheckout(noor, url) };
    },
    "somebody else's checkout is paid": async () => {
      const id = await payCheckout(await member({ username: 'sam' }), url);
      return { session: (await member()).session, id };
    },
    'a member pays for Plus': async () => {
      const noor = await payer();
      const [invoice] = (await noor.get('/api/invoices')).body as { id: string }[];
      return { session: noor.session, id: invoice?.id ?? '' };
    },
    'a member has cancelled Plus': async () => {
      const noor = await payer();
      await noor.post('/api/cancel-subscription');
      return { session: noor.session };
    },
  } satisfies Partial<Record<StateName, Handler>>;
}

async function payCheckout(buyer: SignedIn, origin: string): Promise<string> {
  const { id, url } = await openCheckout(buyer, 'plus_monthly');
  await payOn(origin + new URL(url).pathname, { number: CARDS.accepted });
  return id;
}
