import { type Check, countEach, type Group } from '../check.ts';
import { createClient, DEVICE, SESSION } from '../client.ts';
import { form, logIn, type Member, newAddress, PASSWORD, signUp, verify } from '../members.ts';
import type { Stage } from '../stage.ts';

/** Guesses concurrently, by default each from its own network address. */
async function guess(
  urls: readonly string[],
  email: string,
  times: number,
  device?: string,
): Promise<string> {
  const tries = Array.from({ length: times }, async (_, n) => {
    const client = createClient(urls[n % urls.length] ?? '');
    if (device) client.cookies.set(DEVICE, device);
    return judged((await client.post('/api/login', form({ email, password: `wrong kettles ${n}` }))).status);
  });
  return countEach(await Promise.all(tries));
}

function judged(status: number): string {
  return status === 401 ? 'judged' : status === 429 || status === 503 ? 'turned away' : String(status);
}

async function pairUrls(stage: Stage): Promise<string[]> {
  return (await stage.pair()).servers.map(({ url }) => url);
}

/** The scenarios: which servers, and whose account. */
const GUESSERS: [name: string, times: number, see: (stage: Stage, times: number) => Promise<string>][] = [
  [
    '60 guesses at once',
    60,
    async (stage, times) => guess([(await stage.product()).url], (await stage.member()).email, times),
  ],
  [
    '60 guesses at once at an unknown address',
    60,
    async (stage, times) => guess([(await stage.product()).url], newAddress(), times),
  ],
  ['40 guesses from 40 networks, one after the other', 40, guessInTurn],
  [
    '60 guesses at once over two processes',
    60,
    async (stage, times) => {
      const urls = await pairUrls(stage);
      return guess(urls, (await verify(urls[0] ?? '', stage.mails)).email, times);
    },
  ],
  [
    '60 guesses with the case of the letters changed',
    60,
    async (stage, times) => {
      const { url, email } = await stage.member();
      const tries = Array.from({ length: times }, async (_, n) => {
        const address = n % 2 ? email.toUpperCase() : ` ${email}`.trim();
        return judged((await logIn(url, address, `wrong kettles ${n}`)).answer.status);
      });
      return countEach(await Promise.all(tries));
    },
  ],
];

async function guessInTurn(stage: Stage, times: number): Promise<string> {
  const { url, email } = await stage.member();
  const seen: string[] = [];
  for (let n = 0; n < times; n++)
    seen.push(judged((await logIn(url, email, `wrong kettles ${n}`)).answer.status));
  return countEach(seen);
}

const guessers = GUESSERS.map(([name, times, see]): Check => ({
  name: `Of ${name} exactly five are judged`,
  expected: `judged ×5, turned away ×${times - 5}`,
  see: (stage) => see(stage, times),
}));

/** A member who has signed in before, and whose address is locked for a time by the guesses of strangers. */
async function lockedMember(stage: Stage): Promise<Member> {
  const member = await stage.member();
  const { client } = await logIn(member.url, member.email);
  await client.post('/api/logout');
  // In sequence, because of concurrent guesses some are refused before five have been checked.
  for (let n = 0; n < 6; n++) await logIn(member.url, member.email, `wrong kettles ${n}`);
  return Object.assign(member, { cookies: client.cookies });
}

const devices: Check[] = [
  {
    name: "Strangers' guesses do not keep the owner out of a browser that has signed in before",
    expected: '200',
    async see(stage) {
      const member = await lockedMember(stage);
      return String((await logIn(member.url, member.email, PASSWORD, member)).answer.status).concat(
        member.cookies.has(DEVICE) ? '' : ' without a device cookie',
      );
    },
  },
  {
    name: "Nor do a stranger's guesses over a second process",
    expected: '200',
    async see(stage) {
      const urls = await pairUrls(stage);
      const member = await signUp(urls[0] ?? '', stage.mails);
      const { client } = await logIn(urls[0] ?? '', member.email);
      await guess(urls, member.email, 20);
      const elsewhere = createClient(urls[1] ?? '');
      elsewhere.cookies.set(DEVICE, client.cookies.get(DEVICE) ?? '');
      return String((await logIn(urls[1] ?? '', member.email, PASSWORD, elsewhere)).answer.status);
    },
  },
  {
    name: 'The right password from a strange browser has to wait, too',
    expected: '429',
    async see(stage) {
      const { url, email } = await lockedMember(stage);
      return String((await logIn(url, email)).answer.status);
    },
  },
  {
    name: 'A device cookie that somebody made up helps nobody',
    expected: '429',
    async see(stage) {
      const { url, email } = await lockedMember(stage);
      const client = createClient(url);
      client.cookies.set(DEVICE, 'A'.repeat(43));
      return String((await logIn(url, email, PASSWORD, client)).answer.status);
    },
  },
  {
    name: "Another member's device cookie helps nobody",
    expected: '429',
    async see(stage) {
      const { url, email } = await lockedMember(stage);
      const other = await stage.member();
      const { client } = await logIn(url, other.email);
      client.cookies.delete(SESSION);
      return String((await logIn(url, email, PASSWORD, client)).answer.status);
    },
  },
  {
    name: 'A stolen device cookie gives five guesses and not more',
    expected: 'judged ×5, turned away ×55',
    async see(stage) {
      const member = await stage.member();
      const { client } = await logIn(member.url, member.email);
      return guess([member.url], member.email, 60, client.cookies.get(DEVICE) ?? 'none');
    },
  },
  {
    name: 'The device cookie is as well kept as that of the session',
    expected: 'HttpOnly, SameSite, Path=/',
    async see(stage) {
      const member = await stage.member();
      const { answer } = await logIn(member.url, member.email);
      const line = answer.headers['set-cookie']?.find((cookie) => cookie.startsWith(DEVICE)) ?? '';
      const attributes = ['HttpOnly', 'SameSite', 'Path=/'].filter((attribute) =>
        line.includes(`; ${attribute}`),
      );
      return attributes.join(', ') || 'no device cookie';
    },
  },
  {
    name: 'A device cookie alone signs nobody in',
    expected: '401',
    async see(stage) {
      const member = await stage.member();
      const { client } = await logIn(member.url, member.email);
      client.cookies.delete(SESSION);
      return String((await client.get('/api/me')).status);
    },
  },
];

const others: Check[] = [
  {
    name: 'The right password sent twice at once signs in both times',
    expected: '200 ×20',
    weak: /^200 ×1\d/,
    async see(stage) {
      const { url, email } = await stage.member();
      const seen: number[] = [];
      for (let n = 0; n < 10; n++) {
        const both = await Promise.all([logIn(url, email), logIn(url, email)]);
        seen.push(...both.map(({ answer }) => answer.status));
      }
      return countEach(seen);
    },
  },
  {
    name: 'Whoever has to wait is told how long',
    expected: 'retry-after of 1 to 3600 s, said in words',
    async see(stage) {
      const { url, email } = await lockedMember(stage);
      const { headers, detail } = (await logIn(url, email)).answer;
      const wait = Number(headers['retry-after']);
      return `retry-after of ${wait >= 1 && wait <= 3600 ? '1 to 3600' : wait} s, ${/wait/.test(detail) ? 'said in words' : detail}`;
    },
  },
];

export const bruteForce: Group = {
  name: 'brute-force',
  isQuick: false,
  checks: [...guessers, ...devices, ...others],
};
