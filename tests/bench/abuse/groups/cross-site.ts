import { type Check, countEach, type Group } from '../check.ts';
import { createClient, sendPlain, SESSION } from '../client.ts';
import { tokenFor } from '../mails.ts';
import { form, logIn, register } from '../members.ts';
import { pathOf, UNSAFE } from '../operations.ts';
import type { Server, Stage } from '../stage.ts';

const EVIL = 'https://evil.example';

/** Bodies that a page may send to any site without a CORS preflight. */
const BODIES: Record<string, { type?: string; body?: string }> = {
  'multipart form': {
    type: 'multipart/form-data; boundary=b',
    body: '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n',
  },
  'plain text': { type: 'text/plain', body: '{"purpose":"photo_analysis","granted":false}' },
  'urlencoded form': { type: 'application/x-www-form-urlencoded', body: 'email=a%40example.org&password=x' },
  'empty body': {},
};

/** Headers in which browsers describe the calling page. */
const SENDERS: Record<string, Record<string, string>> = {
  'a page on another site, in an old browser,': { origin: EVIL },
  'a sandboxed frame in an old browser': { origin: 'null' },
  'a page on another site': { 'sec-fetch-site': 'cross-site', origin: EVIL },
  'a page on another site that hides its origin': { 'sec-fetch-site': 'cross-site' },
  'a page on a sister domain': { 'sec-fetch-site': 'same-site' },
};

/** Origins that only look like ours; `HOST` stands for host and port of the server. */
const LOOKALIKES = [
  'http://HOST.evil.example',
  'http://evil.example/HOST',
  'http://HOST@evil.example',
  'http://localhost:1',
  'file://',
  'http://evilHOST',
];

async function callAll(
  server: Server,
  cookie: string,
  headers: Record<string, string>,
  content: { type?: string; body?: string },
) {
  const statuses = UNSAFE.map(async (operation) => {
    const { status } = await sendPlain(server.url, operation.method, pathOf(operation), {
      ...(content.body && { body: content.body }),
      headers: {
        ...headers,
        cookie,
        ...(content.type && { 'content-type': content.type }),
        'x-forwarded-for': createClient('').network,
      },
    });
    return status === 403 ? 'refused' : `${operation.id} ${status}`;
  });
  return countEach(await Promise.all(statuses));
}

async function see(stage: Stage, headers: Record<string, string>, content = {}): Promise<string> {
  const server = await stage.product();
  const member = await stage.bystander();
  const before = await stateOf(member);
  const seen = await callAll(server, `${SESSION}=${member.cookies.get(SESSION)}`, headers, content);
  return `${seen}; ${(await stateOf(member)) === before ? 'nothing changed' : 'something changed'}`;
}

async function stateOf(member: Awaited<ReturnType<Stage['member']>>): Promise<string> {
  const answers = [
    await member.get('/api/me'),
    await member.get('/api/consents'),
    await member.get('/api/check-scan-limit'),
  ];
  return answers.map(({ status, text }) => `${status} ${text}`).join();
}

const REFUSED = `refused ×${UNSAFE.length}; nothing changed`;

const forgeries = Object.entries(SENDERS).flatMap(([sender, headers]) =>
  Object.entries(BODIES).map(([name, content]): Check => ({
    name: `No unsafe call can be made by ${sender} with ${name === 'plain text' ? '' : 'a '}${name}`
      .replace(' a empty', ' an empty')
      .replace(' a urlencoded', ' a urlencoded'),
    expected: REFUSED,
    see: (stage) => see(stage, headers, content),
  })),
);

const lookalikes = LOOKALIKES.map((origin): Check => ({
  name: `The origin ${origin} is not taken for ours`,
  expected: REFUSED,
  see: async (stage) =>
    see(stage, { origin: origin.replace('HOST', new URL((await stage.product()).url).host) }),
}));

const plainOrigins = Object.entries(BODIES).map(([name, content]): Check => ({
  name: `Under https, our own page without encryption cannot call with ${name}`,
  expected: `refused ×${UNSAFE.length}`,
  see: async (stage) =>
    callAll(
      await stage.published(),
      '',
      { origin: 'http://daylit.example', host: 'daylit.example' },
      content,
    ),
}));

const single: Check[] = [
  {
    name: 'A form on another site cannot log anybody in',
    expected: '403, cookie: no',
    async see(stage) {
      const member = await stage.member();
      const { status, headers } = await createClient(member.url).post(
        '/api/login',
        form({ email: member.email, password: member.password }),
        { 'sec-fetch-site': 'cross-site', origin: EVIL },
      );
      return `${status}, cookie: ${headers['set-cookie'] ? 'yes' : 'no'}`;
    },
  },
  {
    name: 'A form on another site cannot register anybody',
    expected: '403, cookie: no, mails: 0',
    async see(stage) {
      const { url } = await stage.product();
      const fields = form({ email: 'forged@example.org', username: 'noor', password: 'seven green kettles' });
      const { status, headers } = await createClient(url).post('/api/register', fields, {
        origin: EVIL,
        'sec-fetch-site': 'cross-site',
      });
      return `${status}, cookie: ${headers['set-cookie'] ? 'yes' : 'no'}, mails: ${(await stage.mails.to('forged@example.org')).length}`;
    },
  },
  {
    name: 'A followed link to the call that verifies changes nothing, and the link still works',
    expected: '403, then 200',
    async see(stage) {
      const { url } = await stage.product();
      const newcomer = await register(url);
      const path = `/api/verify-email?token=${await tokenFor(stage.mails, newcomer.email)}`;
      const followed = await newcomer.get(path, {
        headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
      });
      return `${followed.status}, then ${(await newcomer.get(path)).status}`;
    },
  },
  {
    name: 'Another site is never told that it may read an answer',
    expected: 'no permission ×2',
    async see(stage) {
      const member = await stage.member();
      const preflight = {
        origin: EVIL,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      };
      const answers = [
        await member.get('/api/me', { headers: { origin: EVIL } }),
        await member.send('OPTIONS', '/api/consents', { headers: preflight }),
      ];
      return countEach(
        answers.map(
          ({ headers }) =>
            Object.keys(headers).find((name) => name.startsWith('access-control')) ?? 'no permission',
        ),
      );
    },
  },
  {
    name: 'Our own page, an old browser on it and a program are let in',
    expected: '200 ×3',
    async see(stage) {
      const member = await stage.member();
      const tried = [{ 'sec-fetch-site': 'same-origin' }, { origin: member.url }, {}].map(async (headers) => {
        const { client } = await logIn(member.url, member.email);
        const { status } = await sendPlain(member.url, 'POST', '/api/logout', {
          headers: { ...headers, cookie: `${SESSION}=${client.cookies.get(SESSION)}` } as Record<
            string,
            string
          >,
        });
        return status;
      });
      return countEach(await Promise.all(tried));
    },
  },
];

export const crossSite: Group = {
  name: 'cross-site',
  isQuick: true,
  checks: [...forgeries, ...lookalikes, ...plainOrigins, ...single],
};
