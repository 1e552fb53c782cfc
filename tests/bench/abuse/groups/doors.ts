import { networkInterfaces } from 'node:os';
import type { Check, Group } from '../check.ts';
import { sendPlain } from '../client.ts';
import { sendBytes } from '../raw.ts';
import { operatorCookie, type Stage } from '../stage.ts';

const STRANGER = '203.0.113.9';

/** The operators' paths, and a pattern for what outsiders must not see there. */
const OPERATOR_PATHS: Record<string, RegExp> = {
  '/metrics': /process_cpu_seconds_total/,
  '/mailbox': /Local mailbox/,
  '/mailbox/1': /Verify my address|token=/,
  '/restore': /Restore a backup/,
  '/restore/backups': /"backups"/,
  '/doctor': /forwarded_for/,
  '/health/ready': /"checks"/,
};

/** How a caller from outside comes in through an undeclared proxy on this machine. */
const PROXIES: Record<string, Record<string, string>> = {
  'a proxy that tells the address': { 'x-forwarded-for': STRANGER },
  'a proxy that tells the address first of many': { 'x-forwarded-for': `${STRANGER}, 127.0.0.1` },
  'a proxy that rewrites the host and tells it': {
    'x-forwarded-for': STRANGER,
    'x-forwarded-host': 'daylit.example',
    host: 'localhost',
  },
  'a proxy that tells the host only': { 'x-forwarded-host': 'daylit.example' },
  'a proxy that speaks the standard': { forwarded: `for=${STRANGER};host=daylit.example` },
  'a proxy that gives its name': { via: '1.1 proxy' },
  'a proxy that tells the address in its own header': { 'x-real-ip': STRANGER },
  'a name of somebody else that leads to this machine': { host: 'rebound.example' },
};

async function look(url: string, path: string, headers: Record<string, string>): Promise<string> {
  const { status, text } = await sendPlain(url, 'GET', path, { headers });
  return OPERATOR_PATHS[path]?.test(text) ? `open ${status}` : 'closed';
}

const throughProxies = Object.entries(PROXIES).flatMap(([way, headers]) =>
  Object.keys(OPERATOR_PATHS).map((path): Check => ({
    name: `${path} is closed to callers through ${way}, also with the key of the mailbox`,
    expected: 'closed',
    async see(stage) {
      const server = await stage.untouched();
      return look(server.url, path, { ...headers, cookie: await operatorCookie(server) });
    },
  })),
);

const throughOurs = Object.keys(OPERATOR_PATHS).map((path): Check => ({
  name: `${path} is closed to callers through our own proxy`,
  expected: 'closed',
  see: async (stage) => look((await stage.product()).url, path, { 'x-forwarded-for': STRANGER }),
}));

/** An address of this machine that other machines can reach. Packets to it do not leave this one. */
function ownAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flat()
    .find((address) => address && !address.internal && address.family === 'IPv4')?.address;
}

const fromTheNetwork = Object.keys(OPERATOR_PATHS).map((path): Check => ({
  name: `${path} is closed to callers over the network, on a server that listens there`,
  expected: 'closed',
  // Without a network nobody can connect from outside.
  async see(stage) {
    const address = ownAddress();
    if (!address) return 'this machine has no network';
    const { port } = new URL((await stage.published()).url);
    return look(`http://${address}:${port}`, path, {});
  },
  weak: /^this machine has no network$/,
}));

// As nginx does with a plain `proxy_pass http://127.0.0.1:PORT`: nothing tells such a caller from a person
// here.
const unseen = Object.keys(OPERATOR_PATHS).map((path): Check => ({
  name: `${path} is closed to callers without the key, as a proxy on this machine passes them on`,
  expected: 'closed',
  see: async (stage) => look((await stage.untouched()).url, path, { connection: 'close' }),
}));

const open = Object.keys(OPERATOR_PATHS).map((path): Check => ({
  name: `${path} is open to a browser with the key of the mailbox`,
  expected: 'open 200',
  async see(stage) {
    const server = await stage.untouched();
    return look(server.url, path, { cookie: await operatorCookie(server) });
  },
}));

/** Paths that vulnerability scanners try. */
const HIDDEN = [
  '/.git/HEAD',
  '/.git/config',
  '/.env',
  '/openapi.yaml',
  '/package.json',
  '/assets/',
  '/assets',
  '/csp.json',
  '/app.html',
  '/server-status',
  '/admin.php',
  '/wp-login.php',
  '/api/',
  '/api/docs',
  '/docs/environment.md',
  '/..%2f..%2fpackage.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '//evil.example/',
  '/data/originals/',
  '/api/thumbnails/',
];

const hidden = HIDDEN.map((path): Check => ({
  name: `${path} shows nothing`,
  expected: 'nothing',
  async see(stage) {
    const text = await sendBytes(
      (await stage.product()).url,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]);
    return status >= 400 && status < 500 && text.includes('"detail"')
      ? 'nothing'
      : `${status} ${text.slice(-60)}`;
  },
}));

const methods = ['TRACE', 'TRACK', 'CONNECT', 'PROPFIND', 'OPTIONS'].map((method): Check => ({
  name: `${method} is answered with nothing of the request`,
  expected: 'nothing',
  async see(stage) {
    const target = method === 'CONNECT' ? 'evil.example:80' : '/api/me';
    const text = await sendBytes(
      (await stage.product()).url,
      `${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Secret: echo-me\r\n\r\n`,
    );
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
    return text.includes('echo-me') || (status >= 200 && status < 400) || status >= 500
      ? `${status} ${text.slice(-60)}`
      : 'nothing';
  },
}));

const redirects: Check[] = ['//evil.example', '/\\evil.example', '/%0d%0alocation:%20//evil.example'].map(
  (path) => ({
    name: `A form sent to ${path} is led nowhere else`,
    expected: 'nowhere',
    see: (stage: Stage) => leadsTo(stage, path),
  }),
);

async function leadsTo(stage: Stage, path: string): Promise<string> {
  const text = await sendBytes(
    (await stage.product()).url,
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
  return /^location: (.*)$/im.exec(text)?.[1] ?? 'nowhere';
}

export const doors: Group = {
  name: 'doors',
  isQuick: true,
  checks: [
    ...throughProxies,
    ...throughOurs,
    ...fromTheNetwork,
    ...unseen,
    ...open,
    ...hidden,
    ...methods,
    ...redirects,
  ],
};
