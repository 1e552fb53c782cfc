import { type Check, type Group } from '../check.ts';
import { type Answer, createClient, sendPlain } from '../client.ts';
import { form, logIn, photoForm } from '../members.ts';
import { sendRawAnswer } from '../raw.ts';
import type { Stage } from '../stage.ts';

/** Headers that every response must have. */
const EVERYWHERE: Record<string, RegExp> = {
  'content-security-policy': /frame-ancestors 'none'|default-src 'none'/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
};
const PRIVATE = {
  ...EVERYWHERE,
  'content-security-policy': /default-src 'none'.*frame-ancestors 'none'/,
  'cache-control': /no-store/,
};
const PAGE = {
  ...EVERYWHERE,
  'content-security-policy': /frame-ancestors 'none'/,
  'x-frame-options': /^DENY$/,
};

type Headers = Pick<Answer, 'status' | 'headers'>;

/** One kind of response: how to get it, and which headers it must have. */
type Kind = [
  what: string,
  status: number,
  needed: Record<string, RegExp>,
  get: (stage: Stage) => Promise<Headers>,
];

const urlOf = async (stage: Stage) => (await stage.product()).url;
const visit = async (stage: Stage, path: string, headers: Record<string, string> = {}) =>
  createClient(await urlOf(stage)).get(path, { headers });
const html = { accept: 'text/html' };

async function assetOf(stage: Stage): Promise<string> {
  const { text } = await visit(stage, '/', html);
  return /\/assets\/[\w.-]+\.js/.exec(text)?.[0] ?? '/no-asset-in-the-page';
}

const KINDS: Kind[] = [
  ['a private answer', 200, PRIVATE, async (stage) => (await stage.bystander()).get('/api/me')],
  [
    'a public answer of the API',
    200,
    { ...EVERYWHERE, 'content-security-policy': PRIVATE['content-security-policy'] },
    (stage) => visit(stage, '/api/transparency'),
  ],
  [
    'an unreadable body',
    400,
    PRIVATE,
    async (stage) =>
      (await stage.bystander()).post('/api/consents', '{"', { 'content-type': 'application/json' }),
  ],
  ['a bad percent-encoding', 400, PRIVATE, (stage) => visit(stage, '/api/checkins/%E0%A4%A')],
  ['a visitor', 401, PRIVATE, (stage) => visit(stage, '/api/me')],
  [
    'a wrong password',
    401,
    PRIVATE,
    async (stage) => (await logIn(await urlOf(stage), 'somebody.else@example.org')).answer,
  ],
  [
    'a forged call',
    403,
    PRIVATE,
    async (stage) =>
      createClient(await urlOf(stage)).post('/api/logout', undefined, { 'sec-fetch-site': 'cross-site' }),
  ],
  ['an unknown call', 404, PRIVATE, (stage) => visit(stage, '/api/nothing')],
  ['an unknown file', 404, EVERYWHERE, (stage) => visit(stage, '/nothing.txt')],
  [
    'a parameter that is too long',
    404,
    PRIVATE,
    (stage) => visit(stage, `/api/checkins/${'1'.repeat(2000)}`),
  ],
  [
    'a body that is too large',
    413,
    PRIVATE,
    async (stage) => (await stage.bystander()).post('/api/consents', { purpose: 'x'.repeat(200_000) }),
  ],
  [
    'another kind of content',
    415,
    PRIVATE,
    async (stage) => (await stage.bystander()).post('/api/consents', 'a', { 'content-type': 'text/plain' }),
  ],
  [
    'a photo that is no photo',
    415,
    PRIVATE,
    async (stage) => (await stage.bystander()).post('/api/validate-photo', photoForm(Buffer.from('text'))),
  ],
  [
    'a field that does not fit',
    422,
    PRIVATE,
    async (stage) => createClient(await urlOf(stage)).post('/api/login', form({ email: 'x' })),
  ],
  ['a page', 200, PAGE, (stage) => visit(stage, '/login', html)],
  ['a page of the app', 200, PAGE, (stage) => visit(stage, '/results/1', html)],
  [
    'a built asset',
    200,
    { ...EVERYWHERE, 'cache-control': /immutable/ },
    async (stage) => visit(stage, await assetOf(stage)),
  ],
  ['a built asset that the browser has', 304, EVERYWHERE, haveAsset],
  [
    'a form without its script',
    303,
    EVERYWHERE,
    async (stage) => createClient(await urlOf(stage)).post('/login', form({ email: 'x' })),
  ],
  [
    'headers that are too large',
    431,
    PRIVATE,
    async (stage) =>
      sendPlain(await urlOf(stage), 'GET', '/api/me', { headers: { 'x-large': 'a'.repeat(40_000) } }),
  ],
  [
    'bytes that are no HTTP',
    400,
    PRIVATE,
    async (stage) => sendRawAnswer(await urlOf(stage), 'NOT HTTP\r\n\r\n'),
  ],
  [
    'a method that nobody knows',
    400,
    PRIVATE,
    async (stage) =>
      sendRawAnswer(await urlOf(stage), 'BREW / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
  ],
  ['too many guesses', 429, PRIVATE, guessed],
];

async function haveAsset(stage: Stage): Promise<Headers> {
  const path = await assetOf(stage);
  const { headers } = await visit(stage, path);
  return visit(stage, path, { 'if-none-match': headers.etag ?? '' });
}

async function guessed(stage: Stage): Promise<Headers> {
  const url = await urlOf(stage);
  for (let n = 0; n < 5; n++) await logIn(url, 'guessed-often@example.org');
  return (await logIn(url, 'guessed-often@example.org')).answer;
}

const kinds = KINDS.map(([what, status, needed, get]): Check => ({
  name: `The answer to ${what} (${status}) carries its headers`,
  expected: `${status}, nothing missing`,
  async see(stage) {
    const { status: seen, headers } = await get(stage);
    const missing = Object.entries(needed).filter(([name, rule]) => !rule.test(String(headers[name] ?? '')));
    return `${seen}, ${missing.map(([name]) => name).join(' ') || 'nothing'} missing`;
  },
}));

const others: Check[] = [
  {
    name: 'Under https every answer asks browsers to stay on it for a year or more',
    expected: 'at least a year ×3',
    async see(stage) {
      const { url } = await stage.published();
      const answers = await Promise.all(
        ['/api/me', '/login', '/nothing.txt'].map((path) => sendPlain(url, 'GET', path, { headers: html })),
      );
      const ages = answers.map(({ headers }) =>
        Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0),
      );
      return `at least a year ×${ages.filter((age) => age >= 31_536_000).length}`;
    },
  },
  {
    name: 'No answer tells what the server is made of',
    expected: 'nothing',
    async see(stage) {
      const { headers } = await visit(stage, '/api/me');
      return ['server', 'x-powered-by', 'via'].filter((name) => headers[name]).join() || 'nothing';
    },
  },
  {
    name: 'The policy of the pages allows no script but our own',
    expected: 'none',
    async see(stage) {
      const { headers } = await visit(stage, '/login', html);
      return (
        /unsafe-inline|unsafe-eval|script-src[^;]*(\*|https?:|data:|blob:)/.exec(
          String(headers['content-security-policy']),
        )?.[0] ?? 'none'
      );
    },
  },
];

export const headers: Group = { name: 'headers', isQuick: true, checks: [...kinds, ...others] };
