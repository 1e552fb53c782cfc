import { type Check, countEach, type Group } from '../check.ts';
import { createClient } from '../client.ts';
import { tokenFor } from '../mails.ts';
import {
  ANSWERS,
  form,
  marked,
  type Member,
  newAddress,
  PASSWORD,
  register,
  scanForm,
  signUp,
  verify,
} from '../members.ts';
import type { Stage } from '../stage.ts';
import { backupCodeRace } from './backup-code-race.ts';
import { both, outcome, pairUrls } from './two-processes.ts';

async function freeMember(stage: Stage): Promise<Member> {
  const [url] = await pairUrls(stage);
  const member = await signUp(url, stage.mails);
  await (
    await stage.pair()
  ).database.query("update users set plan = 'free', plan_expires_at = null where email = $1", [member.email]);
  return member;
}

async function stored(stage: Stage, email: string): Promise<string> {
  const { rows } = await (
    await stage.pair()
  ).database.query<{ scans: string; charges: string }>(
    `select (select count(*) from scans where user_id = u.id) as scans,
       (select count(*) from usage_charges where user_id = u.id) as charges from users u where email = $1`,
    [email],
  );
  return `${rows[0]?.scans} scans, ${rows[0]?.charges} charges`;
}

const scans: Check[] = [
  {
    name: 'Of 200 scans at once with one left, over two processes, one is taken',
    expected: 'turned away ×199, won; 1 scans, 1 charges',
    async see(stage) {
      const [member, photo, urls] = [await freeMember(stage), await stage.photo(), await pairUrls(stage)];
      const clients = both(member, urls);
      const sent = Array.from({ length: 200 }, async (_, n) =>
        clients[n % 2]?.post('/api/scan-skin', scanForm(marked(photo, `race ${n}`))),
      );
      const seen = (await Promise.all(sent)).map((answer) => outcome(answer?.status ?? 0));
      return `${countEach(seen)}; ${await stored(stage, member.email)}`;
    },
  },
  {
    name: 'One photo sent six times at once, over two processes, is one scan and one charge',
    expected: 'numbers 1; 1 scans, 1 charges',
    async see(stage) {
      const [urls, photo] = [await pairUrls(stage), await stage.photo()];
      const member = await signUp(urls[0], stage.mails);
      const clients = both(member, urls);
      const sent = Array.from({ length: 6 }, async (_, n) =>
        clients[n % 2]?.post('/api/scan-skin', scanForm(photo)),
      );
      const numbers = (await Promise.all(sent)).flatMap((answer) =>
        answer?.status === 202 ? [String(answer.json?.['id'])] : [],
      );
      return `numbers ${[...new Set(numbers)].join()}; ${await stored(stage, member.email)}`;
    },
  },
];

/** Rounds of a race whose outcome depends on timing. */
const ROUNDS = 8;

async function inRounds(round: () => Promise<(string | number)[]>): Promise<string> {
  const seen: (string | number)[] = [];
  for (let n = 0; n < ROUNDS; n++) seen.push(...(await round()));
  return countEach(seen);
}

const accounts: Check[] = [
  {
    name: 'Two verifications of one address at once make one account and no error',
    expected: `turned away ×${ROUNDS}, won ×${ROUNDS}`,
    async see(stage) {
      const urls = await pairUrls(stage);
      return inRounds(async () => {
        const email = newAddress();
        const first = await register(urls[0], email);
        const firstToken = await tokenFor(stage.mails, email, 1);
        const second = await register(urls[1], email);
        const mails = await stage.mails.to(email, 2);
        const tokens = mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]);
        const secondToken = tokens.find((token) => token !== firstToken);
        const sent = [
          first.get(`/api/verify-email?token=${firstToken}`),
          second.get(`/api/verify-email?token=${secondToken}`),
        ];
        return (await Promise.all(sent)).map(({ status }) => outcome(status));
      });
    },
  },
  {
    name: 'One link followed twenty times at once makes one account, and every answer is the same',
    expected: 'won ×20; 1 accounts',
    async see(stage) {
      const urls = await pairUrls(stage);
      const member = await register(urls[0]);
      const token = await tokenFor(stage.mails, member.email);
      const clients = both(member, urls);
      const sent = Array.from({ length: 20 }, async (_, n) =>
        clients[n % 2]?.get(`/api/verify-email?token=${token}`),
      );
      const seen = countEach((await Promise.all(sent)).map((answer) => outcome(answer?.status ?? 0)));
      const { rows } = await (
        await stage.pair()
      ).database.query<{ n: string }>('select count(*) as n from users where email = $1', [member.email]);
      return `${seen}; ${rows[0]?.n} accounts`;
    },
    weak: /^turned away[^;]*, won[^;]*; 1 accounts$/,
  },
  {
    name: 'Erasing somebody under 13 beside their other calls erases, and nothing answers with an error',
    expected: `erased ×${ROUNDS}, no error ×${ROUNDS}`,
    async see(stage) {
      const urls = await pairUrls(stage);
      return inRounds(async () => {
        const member = await verify(urls[0], stage.mails);
        const clients = both(member, urls);
        const young = { ...ANSWERS, preferences: { age_band: 'under_13' }, confirm: true };
        const calls = Array.from({ length: 8 }, async (_, n) => {
          const client = clients[Math.floor(n / 2) % 2];
          if (n % 2) return client?.post('/api/consents', { purpose: 'photo_analysis', granted: true });
          return client?.post('/api/onboarding', n === 2 ? young : ANSWERS);
        });
        const statuses = (await Promise.all(calls)).map((answer) => answer?.status ?? 0);
        const { rows } = await (
          await stage.pair()
        ).database.query('select from users where email = $1', [member.email]);
        return [
          rows.length === 0 ? 'erased' : 'still there',
          statuses.some((status) => status >= 500) ? 'error' : 'no error',
        ];
      });
    },
  },
  {
    name: 'Erasing somebody while they upload leaves nothing behind and answers with no error',
    expected: `no error ×${ROUNDS}, nothing left ×${ROUNDS}`,
    async see(stage) {
      const [urls, photo] = [await pairUrls(stage), await stage.photo()];
      return inRounds(async () => {
        const member = await signUp(urls[0], stage.mails);
        const [first, second] = both(member, urls);
        const upload = first?.post('/api/scan-skin', scanForm(marked(photo, member.email)));
        const erasure = second?.post('/api/onboarding', {
          ...ANSWERS,
          preferences: { age_band: 'under_13' },
          confirm: true,
        });
        const statuses = (await Promise.all([upload, erasure])).map((answer) => answer?.status ?? 0);
        const { rows } = await (
          await stage.pair()
        ).database.query('select from users where email = $1', [member.email]);
        return [
          rows.length === 0 ? 'nothing left' : 'still there',
          statuses.some((status) => status >= 500) ? `error ${statuses.join(' ')}` : 'no error',
        ];
      });
    },
  },
  {
    name: 'Twenty registrations of one address at once send three mails at most',
    expected: 'won ×20; 3 mails',
    async see(stage) {
      const [urls, email] = [await pairUrls(stage), newAddress()];
      const sent = Array.from({ length: 20 }, (_, n) =>
        createClient(urls[n % 2] ?? '').post(
          '/api/register',
          form({ email, username: 'noor', password: PASSWORD }),
        ),
      );
      const seen = countEach((await Promise.all(sent)).map(({ status }) => outcome(status)));
      return `${seen}; ${(await stage.mails.to(email, 3)).length} mails`;
    },
  },
  {
    name: 'Consents given and withdrawn at once stay an unbroken chain',
    expected: 'won ×20; 0 forks',
    async see(stage) {
      const urls = await pairUrls(stage);
      const member = await signUp(urls[0], stage.mails);
      const clients = both(member, urls);
      const sent = Array.from({ length: 20 }, async (_, n) =>
        clients[n % 2]?.post('/api/consents', { purpose: 'photo_analysis', granted: n % 3 > 0 }),
      );
      const seen = countEach((await Promise.all(sent)).map((answer) => outcome(answer?.status ?? 0)));
      const { rows } = await (
        await stage.pair()
      ).database.query<{ forks: string }>(
        'select count(*) - count(distinct previous_hash) as forks from consents c join users u on u.id = c.user_id where email = $1',
        [member.email],
      );
      return `${seen}; ${rows[0]?.forks} forks`;
    },
  },
  backupCodeRace,
  {
    name: 'Ten logouts at once answer alike',
    expected: '200 ×10',
    async see(stage) {
      const urls = await pairUrls(stage);
      const clients = both(await signUp(urls[0], stage.mails), urls);
      const sent = Array.from({ length: 10 }, async (_, n) => clients[n % 2]?.post('/api/logout'));
      return countEach((await Promise.all(sent)).map((answer) => answer?.status ?? 0));
    },
  },
];

export const races: Group = { name: 'races', isQuick: false, checks: [...scans, ...accounts] };
