import { type Check, countEach, type Group } from '../check.ts';
import { createClient, sendPlain, SESSION } from '../client.ts';
import { tokenFor } from '../mails.ts';
import { form, logIn, register, verify } from '../members.ts';
import type { Server, Stage } from '../stage.ts';

async function cookieLine(server: Server): Promise<string> {
  const { headers } = await createClient(server.url).post(
    '/api/register',
    form({
      email: `cookie-${crypto.randomUUID()}@example.org`,
      username: 'noor',
      password: 'seven green kettles',
    }),
  );
  return headers['set-cookie']?.find((line) => line.includes('session=')) ?? 'no cookie';
}

async function statusWith(stage: Stage, token: string | undefined): Promise<number> {
  const { url } = await stage.product();
  return (await sendPlain(url, 'GET', '/api/me', { headers: { cookie: `${SESSION}=${token}` } })).status;
}

/** The attributes that the cookie must have, each with its reason. */
const ATTRIBUTES: [name: string, attribute: RegExp][] = [
  ['is refused by browsers from any other host (__Host-)', /^__Host-session=/],
  ['is never sent in clear (Secure)', /; Secure/],
  ['cannot be read by scripts (HttpOnly)', /; HttpOnly/],
  ['is not sent by other sites (SameSite)', /; SameSite=(Lax|Strict)/],
  ['belongs to every path, as its prefix asks', /; Path=\//],
  ['has no domain, so no sister domain gets it', /^(?!.*Domain)/i],
  ['holds at least 256 bits', /^__Host-session=[\w-]{43,};/],
  [
    'ends after 30 days at the latest',
    /; Max-Age=(\d{1,6}|1\d{6}|2[0-4]\d{5}|25[0-8]\d{4}|259[01]\d{3}|2592000);/,
  ],
];

const attributes = ATTRIBUTES.map(([name, attribute]): Check => ({
  name: `Under https, the session cookie ${name}`,
  expected: 'yes',
  see: async (stage) => (attribute.test(await cookieLine(await stage.published())) ? 'yes' : 'no'),
}));

const overHttp: Check = {
  name: 'Over http, the session cookie is one that every browser keeps, and no script or other site uses',
  expected: 'yes',
  async see(stage) {
    const line = await cookieLine(await stage.product());
    return /^session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/.test(line) ? 'yes' : line;
  },
};

const GARBAGE: Record<string, string> = {
  'an empty session': `${SESSION}=`,
  'a session in quotes': `${SESSION}="a"`,
  'a session of SQL': `${SESSION}=' or 1=1--`,
  'a session of 8 KB': `${SESSION}=${'a'.repeat(8000)}`,
  'a thousand cookies': Array.from({ length: 1000 }, (_, n) => `c${n}=1`).join('; '),
  'a percent-encoded NUL': `${SESSION}=%00`,
  'two sessions': `${SESSION}=a; ${SESSION}=b`,
  'bytes beyond ASCII': `${SESSION}=\u00e9\u00ff`,
  'a name that every object has': '__proto__=1; constructor=2; toString=3',
  'no name at all': '=;=;=',
};

const garbage = Object.entries(GARBAGE).map(([name, cookie]): Check => ({
  name: `${name.charAt(0).toUpperCase()}${name.slice(1)} signs nobody in and breaks nothing`,
  expected: '401',
  async see(stage) {
    const { url } = await stage.product();
    return String((await sendPlain(url, 'GET', '/api/me', { headers: { cookie } })).status);
  },
}));

const lives: Check[] = [
  {
    name: 'A cookie that is too large is refused in our words',
    expected: '431 with detail',
    async see(stage) {
      const { url } = await stage.product();
      const { status, detail } = await sendPlain(url, 'GET', '/api/me', {
        headers: { cookie: `${SESSION}=${'a'.repeat(40_000)}` },
      });
      return `${status} ${detail ? 'with detail' : 'without detail'}`;
    },
  },
  {
    name: 'A session that an attacker has planted is not the one of the victim after login',
    expected: 'new id, planted 401',
    async see(stage) {
      const victim = await stage.member();
      const attacker = await register(victim.url);
      const planted = attacker.cookies.get(SESSION);
      const browser = createClient(victim.url);
      browser.cookies.set(SESSION, planted ?? '');
      const { client } = await logIn(victim.url, victim.email, victim.password, browser);
      return `${client.cookies.get(SESSION) === planted ? 'same id' : 'new id'}, planted ${await statusWith(stage, planted)}`;
    },
  },
  {
    name: 'Every login gives another id',
    expected: '10 ids',
    async see(stage) {
      const { url, email, password } = await stage.member();
      const ids = new Set<string | undefined>();
      for (let n = 0; n < 10; n++) ids.add((await logIn(url, email, password)).client.cookies.get(SESSION));
      return `${ids.size} ids`;
    },
  },
  {
    name: 'Verification gives a new id',
    expected: 'new id',
    async see(stage) {
      const { url } = await stage.product();
      const newcomer = await register(url);
      const before = newcomer.cookies.get(SESSION);
      await newcomer.get(`/api/verify-email?token=${await tokenFor(stage.mails, newcomer.email)}`);
      return newcomer.cookies.get(SESSION) === before ? 'same id' : 'new id';
    },
  },
  {
    name: 'After logout the cookie is dead',
    expected: '200, then 401',
    async see(stage) {
      const member = await stage.member();
      const token = member.cookies.get(SESSION);
      const { status } = await member.post('/api/logout');
      return `${status}, then ${await statusWith(stage, token)}`;
    },
  },
  {
    name: 'After logout the cookie from before verification is dead, too',
    expected: '401',
    async see(stage) {
      const { url } = await stage.product();
      const newcomer = await register(url);
      const before = newcomer.cookies.get(SESSION);
      await newcomer.get(`/api/verify-email?token=${await tokenFor(stage.mails, newcomer.email)}`);
      await newcomer.post('/api/logout');
      return String(await statusWith(stage, before));
    },
  },
  {
    name: 'Logout takes cookie and kept pages away',
    expected: 'Max-Age=0, "cache", "storage"',
    async see(stage) {
      const { headers } = await (await stage.member()).post('/api/logout');
      return `${/Max-Age=0/.exec(String(headers['set-cookie']))?.[0]}, ${String(headers['clear-site-data'])}`;
    },
  },
  {
    name: 'Logging out in one browser leaves the other one signed in',
    expected: '200',
    async see(stage) {
      const member = await stage.member();
      const { client } = await logIn(member.url, member.email);
      await client.post('/api/logout');
      return String((await member.get('/api/me')).status);
    },
  },
  {
    name: 'A session belongs to its own member only',
    expected: 'own address ×2',
    async see(stage) {
      const members = [await stage.member(), await stage.member()];
      const seen = members.map(async (member) =>
        (await member.get('/api/me')).json?.['email'] === member.email ? 'own address' : 'foreign address',
      );
      return countEach(await Promise.all(seen));
    },
  },
  {
    name: 'A session goes by cookie only, not by query, body or header',
    expected: '401 ×3',
    async see(stage) {
      const member = await stage.member();
      const token = member.cookies.get(SESSION) ?? '';
      const tries = [
        sendPlain(member.url, 'GET', `/api/me?${SESSION}=${token}&session=${token}`),
        sendPlain(member.url, 'GET', '/api/me', { headers: { authorization: `Bearer ${token}` } }),
        sendPlain(member.url, 'POST', '/api/consents', { body: { session: token } }),
      ];
      return countEach((await Promise.all(tries)).map(({ status }) => status));
    },
  },
  {
    name: 'Nobody is signed in by an address that is not verified',
    expected: '401',
    async see(stage) {
      const { url } = await stage.product();
      const newcomer = await register(url);
      return String((await logIn(url, newcomer.email)).answer.status);
    },
  },
  {
    name: 'A verified member who has done nothing else is asked for the rest, not for another login',
    expected: '200',
    see: async (stage) =>
      String((await (await verify((await stage.product()).url, stage.mails)).get('/api/me')).status),
  },
];

export const sessions: Group = {
  name: 'sessions',
  isQuick: true,
  checks: [...attributes, overHttp, ...garbage, ...lives],
};
