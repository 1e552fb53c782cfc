import { type Check, countEach, type Group } from '../check.ts';
import { createClient } from '../client.ts';
import { form, newAddress, PASSWORD } from '../members.ts';

/** Tries verification links from one network, each time with other headers. */
async function tryTokens(
  url: string,
  times: number,
  headers: (n: number) => Record<string, string>,
  from?: string,
): Promise<string> {
  const client = createClient(url);
  const tries = Array.from({ length: times }, async (_, n) => {
    const { status } = await client.get(`/api/verify-email?token=guess-${n}`, {
      headers: headers(n),
      ...(from && { from }),
    });
    return status === 400 ? 'judged' : status === 429 ? 'turned away' : String(status);
  });
  return countEach(await Promise.all(tries));
}

const checks: Check[] = [
  {
    name: 'A network may try 60 verification links a minute',
    expected: 'judged ×60, turned away ×20',
    see: async (stage) => tryTokens((await stage.product()).url, 80, () => ({})),
  },
  {
    name: 'What a caller adds to X-Forwarded-For before our proxy does not count',
    expected: 'judged ×60, turned away ×20',
    see: async (stage) =>
      tryTokens((await stage.product()).url, 80, (n) => ({
        'x-forwarded-for': `203.0.113.${n}, 198.19.0.1`,
      })),
  },
  {
    name: 'Without a proxy of ours X-Forwarded-For means nothing',
    expected: 'judged ×60, turned away ×20',
    see: async (stage) =>
      tryTokens(
        (await stage.published()).url,
        80,
        (n) => ({ 'x-forwarded-for': `203.0.113.${n}` }),
        '127.0.3.1',
      ),
  },
  {
    name: 'Nor do the other headers in which proxies tell addresses',
    expected: 'judged ×60, turned away ×20',
    see: async (stage) =>
      tryTokens(
        (await stage.published()).url,
        80,
        (n) => ({
          forwarded: `for=203.0.113.${n}`,
          'x-real-ip': `203.0.113.${n}`,
          'x-client-ip': `203.0.113.${n}`,
          'cf-connecting-ip': `203.0.113.${n}`,
        }),
        '127.0.3.2',
      ),
  },
  {
    name: 'All addresses of one IPv6 subscriber are one network',
    expected: 'judged ×60, turned away ×20',
    see: async (stage) =>
      tryTokens((await stage.product()).url, 80, (n) => ({
        'x-forwarded-for': `2001:db8:1:1::${n.toString(16)}`,
      })),
  },
  {
    name: 'A network may register ten times an hour',
    expected: '200 ×10, 429 ×4',
    async see(stage) {
      const client = createClient((await stage.product()).url);
      const seen: number[] = [];
      for (let n = 0; n < 14; n++)
        seen.push(
          (
            await client.post(
              '/api/register',
              form({ email: newAddress(), username: 'noor', password: PASSWORD }),
            )
          ).status,
        );
      return countEach(seen);
    },
  },
];

export const networkLimits: Group = { name: 'network-limits', isQuick: false, checks };
