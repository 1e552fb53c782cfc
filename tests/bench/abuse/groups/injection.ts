import type { Check, Group } from '../check.ts';
import { createClient, sendPlain } from '../client.ts';
import { ANSWERS, form, logIn, newAddress, PASSWORD } from '../members.ts';
import { operatorCookie, type Stage } from '../stage.ts';

/** Header lines of our mails. Any other line was injected by a caller. */
const MAIL_HEADERS = new Set([
  'from',
  'to',
  'subject',
  'message-id',
  'date',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
]);

const CRLF: Record<string, (marker: string) => Record<string, string>> = {
  'a user name': (marker) => ({ username: `noor\r\nBcc: ${marker}@evil.example` }),
  'a user name with a bare line feed': (marker) => ({ username: `noor\nBcc: ${marker}@evil.example` }),
  'an invite code': (marker) => ({ invite_code: `a\r\nBcc: ${marker}@evil.example` }),
  'an address': (marker) => ({ email: `${marker}@example.org\r\nBcc: ${marker}@evil.example` }),
  'an address with an encoded line break': (marker) => ({ email: `${marker}%0d%0aBcc:x@example.org` }),
  'an address in quotes': (marker) => ({ email: `"${marker}\r\nBcc: x@evil.example"@example.org` }),
  'two addresses': (marker) => ({ email: `${marker}@example.org, ${marker}@evil.example` }),
  'an address with a name': (marker) => ({ email: `<${marker}@example.org> ${marker}@evil.example` }),
};

const mails = Object.entries(CRLF).map(([where, fields], index): Check => ({
  name: `A line break in ${where} adds no header and no recipient to a mail`,
  expected: 'no strange header, no mail to evil.example',
  async see(stage) {
    const { url } = await stage.product();
    const email = newAddress();
    await createClient(url).post(
      '/api/register',
      form({ email, username: 'noor', password: PASSWORD, ...fields(`crlf-${index}`) }),
    );
    // Waits for a later mail: an earlier one would have arrived by then.
    await createClient(url).post(
      '/api/register',
      form({ email: `after-${email}`, username: 'noor', password: PASSWORD }),
    );
    await stage.mails.to(`after-${email}`, 1);
    const received = [...(await stage.mails.to(email)), ...(await stage.mails.to(`crlf-${index}`))];
    const strange = received.flatMap(({ headers }) =>
      headers.filter((line) => !MAIL_HEADERS.has(line.split(':', 1)[0]?.toLowerCase() ?? '')),
    );
    const toEvil = (await stage.mails.to('evil.example')).length;
    return `${strange.length ? strange.join() : 'no strange header'}, ${toEvil ? `${toEvil} mails` : 'no mail'} to evil.example`;
  },
}));

/** Texts that are executed where a page or a statement is built without escaping. */
const SCRIPTS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '<svg/onload=alert(1)>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '${7*7}#{7*7}<%= 7*7 %>',
  '</title><script>alert(1)</script>',
  '<iframe srcdoc="<script>alert(1)">',
  '\u202ealert\u202c',
];

const stored = SCRIPTS.map((text): Check => ({
  name: `A user called ${text.replaceAll('\u202e', '(turned) ').replaceAll('\u202c', '')} stays text`,
  expected: 'the same text, as JSON that no page opens',
  weak: /^refused$/,
  async see(stage) {
    const client = createClient((await stage.product()).url);
    const { status } = await client.post(
      '/api/register',
      form({ email: newAddress(), username: text, password: PASSWORD }),
    );
    if (status === 422) return 'refused';
    const { json, headers } = await client.get('/api/me');
    const isJson =
      headers['content-type'] === 'application/json; charset=utf-8' &&
      headers['x-content-type-options'] === 'nosniff';
    return `${json?.['username'] === text ? 'the same text' : String(json?.['username'])}, ${isJson ? 'as JSON that no page opens' : 'as something else'}`;
  },
}));

const STATEMENTS = [
  "' or '1'='1",
  "'; drop table users; --",
  '" or ""="',
  "') or ('1'='1",
  "x' union select password_hash from users --",
  '\\',
  '%',
  '_',
  "admin'/*",
  '$1',
  '$$;select pg_sleep(3)$$',
];

const statements = STATEMENTS.map((text): Check => ({
  name: `The statement ${text} signs nobody in, verifies nothing and takes no longer`,
  expected: '401 400 in time',
  async see(stage) {
    const member = await stage.bystander();
    const startedAt = performance.now();
    const { answer } = await logIn(member.url, newAddress(), text);
    const { status } = await createClient(member.url).get(
      `/api/verify-email?token=${encodeURIComponent(text)}`,
    );
    return `${answer.status} ${status} ${performance.now() - startedAt < 3_000 ? 'in time' : 'late'}`;
  },
}));

const others: Check[] = [
  {
    name: 'Goals that are scripts and statements are kept as they are',
    expected: '200',
    async see(stage) {
      const member = await stage.member();
      return String(
        (await member.post('/api/onboarding', { ...ANSWERS, goals: SCRIPTS, issues: STATEMENTS })).status,
      );
    },
  },
  {
    name: 'After all statements the tables are still there',
    expected: '200',
    see: async (stage) => String((await (await stage.bystander()).get('/api/me')).status),
  },
  {
    name: 'The local mailbox shows a hostile address as text',
    expected: 'as text',
    see: seeMailbox,
  },
  {
    name: 'An error repeats what was sent as JSON only',
    expected: 'application/json; charset=utf-8 nosniff',
    async see(stage) {
      const { headers } = await (
        await stage.bystander()
      ).post('/api/onboarding', { '<script>alert(1)</script>': 1 });
      return `${headers['content-type']} ${String(headers['x-content-type-options'])}`;
    },
  },
  {
    name: 'A page does not repeat its address',
    expected: 'not repeated',
    async see(stage) {
      const { text } = await sendPlain(
        (await stage.product()).url,
        'GET',
        '/results/1?a=%3Cscript%3Ealert(1)%3C/script%3E&b=repeat-me',
        { headers: { accept: 'text/html' } },
      );
      return /repeat-me|alert\(1\)/.test(text) ? 'repeated' : 'not repeated';
    },
  },
];

async function seeMailbox(stage: Stage): Promise<string> {
  const server = await stage.untouched();
  const { url } = server;
  const email = `"<img/src=x>"@example.org`;
  const { status } = await sendPlain(url, 'POST', '/api/register', {
    body: form({ email, username: '<b>noor</b>', password: PASSWORD }),
  });
  if (status === 422)
    await sendPlain(url, 'POST', '/api/register', {
      body: form({ email: "o'noor&co@example.org", username: '<b>noor</b>', password: PASSWORD }),
    });
  const { text } = await sendPlain(url, 'GET', '/mailbox', {
    headers: { cookie: await operatorCookie(server) },
  });
  return /<img|<b>noor|o'noor&co/.test(text)
    ? 'as markup'
    : /Local mailbox/.test(text)
      ? 'as text'
      : 'closed';
}

export const injection: Group = {
  name: 'injection',
  isQuick: true,
  checks: [...mails, ...stored, ...statements, ...others],
};
