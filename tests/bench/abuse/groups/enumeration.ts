import { type Check, type Group } from '../check.ts';
import { type Answer, createClient } from '../client.ts';
import { form, newAddress, PASSWORD, type Member } from '../members.ts';
import { differ } from '../rank-test.ts';
import type { ReceivedMail } from '../mails.ts';
import { perStage, type Stage } from '../stage.ts';

/** How often each flow is timed, for known and for unknown addresses. */
const LOGINS = 104;
const REGISTRATIONS = 52;
const RESETS = 52;

/** Enough known addresses that none reaches a limit, even when everything is timed twice. */
const MEMBERS = 55;
const AT_ONCE = 5;

/** The members with the known addresses. */
const membersOf = perStage(makeMembers);

async function makeMembers(stage: Stage): Promise<Member[]> {
  const members: Member[] = [];
  while (members.length < MEMBERS) {
    members.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => stage.member()))));
  }
  return members;
}

type Flow = (url: string, address: string) => Promise<Answer>;

const logIn: Flow = (url, email) =>
  createClient(url).post('/api/login', form({ email, password: 'wrong green kettles' }));
const register: Flow = (url, email) =>
  createClient(url).post('/api/register', form({ email, username: 'noor', password: PASSWORD }));
const resend: Flow = async (url, email) => {
  const client = createClient(url);
  await client.post('/api/register', form({ email, username: 'noor', password: PASSWORD }));
  return client.post('/api/resend-verification');
};
const askForReset: Flow = (url, email) =>
  createClient(url).post('/api/request-password-reset', form({ email }));
const look: Flow = async (url, email) => {
  const client = createClient(url);
  await client.post('/api/register', form({ email, username: 'noor', password: PASSWORD }));
  return client.get('/api/me');
};

const FLOWS: Record<string, Flow> = {
  login: logIn,
  registering: register,
  'asking for the mail again': resend,
  'asking for a new password': askForReset,
  'what a new registration sees': look,
};

/** All that a caller can compare, without the parts that always differ. */
function visible({ status, headers, text }: Answer, address: string): string {
  const { date: _, 'x-request-id': __, ...rest } = headers;
  const all = JSON.stringify([status, rest, text]).replaceAll(address, 'ADDRESS');
  return all
    .replaceAll(/(session|device)=[\w-]+/g, '$1=…')
    .replaceAll(/"content-length":"\d+"/g, '')
    .replaceAll(/"mail_code\\":\\"[^"]+"/g, '');
}

const words = Object.entries(FLOWS).map(([name, flow]): Check => ({
  name: `Known and unknown addresses get the same words, headers and cookies: ${name}`,
  expected: 'alike',
  async see(stage) {
    const { url } = await stage.product();
    const addresses = [(await stage.member()).email, newAddress()];
    const seen = [];
    for (const address of addresses) seen.push(visible(await flow(url, address), address));
    return seen[0] === seen[1] ? 'alike' : `${seen[0]} but ${seen[1]}`;
  },
}));

/** Significance level: equal flows differ by chance in one of a hundred measurements. */
const SIGNIFICANT = 0.01;

const TIMED: Record<string, [flow: Flow, samples: number]> = {
  login: [logIn, LOGINS],
  registering: [register, REGISTRATIONS],
  'asking for a new password': [askForReset, RESETS],
};

/** Milliseconds of one flow for known and unknown addresses, in turn, so that both see the same load. */
async function measure(
  stage: Stage,
  flow: Flow,
  samples: number,
): Promise<[known: number[], unknown: number[]]> {
  const { url } = await stage.product();
  const members = await membersOf(stage);
  const times: [number[], number[]] = [[], []];
  for (let n = 0; n < samples; n++) {
    const pair = [members[n % MEMBERS]?.email ?? '', newAddress()];
    // Each is the first of a pair equally often, so that the order has no effect.
    for (const which of n % 2 ? [0, 1] : [1, 0]) {
      const startedAt = performance.now();
      await flow(url, pair[which] ?? '');
      times[which]?.push(performance.now() - startedAt);
    }
  }
  return times;
}

const times = Object.entries(TIMED).map(([name, [flow, samples]]): Check => ({
  name: `Known and unknown addresses take the same time: ${name}, ${samples} times each`,
  expected: 'no difference',
  async see(stage) {
    const first = differ(...(await measure(stage, flow, samples)));
    if (first > SIGNIFICANT) return 'no difference';
    // Measured again, because equal flows differ by chance once in a hundred. A true difference shows twice.
    const again = differ(...(await measure(stage, flow, samples)));
    return again > SIGNIFICANT ? 'no difference' : `p = ${first.toFixed(4)}, then ${again.toFixed(4)}`;
  },
}));

const others: Check[] = [
  {
    name: 'Registering sends one mail to a known and one to an unknown address, and a link to the unknown one only',
    expected: 'known: 1, no link; unknown: 1, link',
    async see(stage) {
      const [member, stranger] = [await stage.member(), newAddress()];
      await register(member.url, member.email);
      await register(member.url, stranger);
      // The first mail of the member is its verification mail.
      const [, ...toKnown] = await stage.mails.to(member.email, 2);
      const toUnknown = await stage.mails.to(stranger, 1);
      return `known: ${tell(toKnown)}; unknown: ${tell(toUnknown)}`;
    },
  },
  {
    name: 'The limits of an address are the same for a known and an unknown one: registering',
    expected: '200 200 200 429 for both',
    see: (stage) => seeLimits(stage, register, 4),
  },
  {
    name: 'The limits of an address are the same for a known and an unknown one: login',
    expected: '401 401 401 401 401 429 for both',
    see: (stage) => seeLimits(stage, logIn, 6),
  },
];

function tell(mails: readonly ReceivedMail[]): string {
  return `${mails.length}, ${mails.some(({ text }) => text.includes('token=')) ? 'link' : 'no link'}`;
}

async function seeLimits(stage: Stage, flow: Flow, tries: number): Promise<string> {
  const { url } = await stage.product();
  // A member has already registered once.
  const known = (await stage.member()).email;
  const seen = [];
  for (const [address, count] of [
    [known, flow === register ? tries - 1 : tries],
    [newAddress(), tries],
  ] as const) {
    const statuses = flow === register && address === known ? [200] : [];
    for (let n = 0; n < count; n++) statuses.push((await flow(url, address)).status);
    seen.push(statuses.join(' '));
  }
  return seen[0] === seen[1] ? `${seen[0]} for both` : seen.join(' but ');
}

export const enumeration: Group = {
  name: 'enumeration',
  isQuick: false,
  checks: [...words, ...others, ...times],
};
