import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, test, vi } from 'vitest';
import type { Session } from './caller.ts';
import { createCookies } from './cookies.ts';
import { createSecurityHeaders } from './security-headers.ts';
import { registerWebApp } from './web-app.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'daylit-member-pages-'));
afterAll(() => rm(folder, { recursive: true }));
const directory = pathToFileURL(`${folder}/dist/`);

const FRAME =
  '<html><head><!--head--><style>p{}</style></head><div id="root"><!--page--></div><!--sent-page--></html>';

/** Draws who asks, as the API says. The chat cannot be drawn. */
const RENDERER = `
export async function renderPage({ location, reader, call }) {
  if (location === '/chat') throw new Error('This page cannot be drawn.');
  const user = await (await call('/api/me')).json();
  return {
    drawing: { head: '<title>' + user.name + '</title>', body: '<p style="color:red">' + user.name + '</p>' },
    sent: { answers: [[['me'], user]], time_zone: reader?.time_zone ?? null, languages: reader?.languages },
  };
}`;

await mkdir(path.join(folder, 'dist/members'), { recursive: true });
await mkdir(path.join(folder, '.prerender'));
const pages = { '/': 'index.html', '/upload': 'app.html', '/chat': 'app.html' };
const files = {
  'dist/app.html': 'shell',
  'dist/index.html': 'home',
  'dist/members/page.html': FRAME,
  'dist/pages.json': JSON.stringify({
    visitors: pages,
    members: Object.fromEntries(Object.keys(pages).map((address) => [address, 'members/page.html'])),
  }),
  '.prerender/render-page.js': RENDERER,
  '.prerender/package.json': '{"type":"module"}',
};
for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);

const TOKENS = { Anna: 'a'.repeat(43), Bella: 'b'.repeat(43) };

const findSession = vi.fn(async (token: string): Promise<Session | null> => {
  const id = Object.values(TOKENS).indexOf(token) + 1;
  if (id === 0) return null;
  const member = { id, timeZone: 'Asia/Tokyo' };
  return { id, publicId: `s${id}`, kind: 'member', member } as Session;
});

async function startSite() {
  const app = Fastify();
  const { policyWith } = createSecurityHeaders({
    publicUrl: undefined,
    paymentsUrl: undefined,
    inlineHashesFile: new URL('csp.json', directory),
  });
  app.get('/api/me', async (request, reply) => {
    const [name] = Object.entries(TOKENS).find(([, token]) => request.headers.cookie?.includes(token)) ?? [];
    // The slower of two that ask at the same time must not get the page of the other.
    if (name === 'Anna') await new Promise((resolve) => setTimeout(resolve, 20));
    return reply.send({ name: `${name}</script>` });
  });
  await registerWebApp(app, {
    directory,
    settings: { password_min_length: 12, deep_link_scheme: null, payments_url: null, providers: [] },
    hasServiceWorker: true,
    cookies: createCookies(false),
    findSession,
    policyWith,
  });
  return (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers: { accept: 'text/html', ...headers } });
}

const cookieOf = (name: keyof typeof TOKENS) => ({ cookie: `session=${TOKENS[name]}; signed-in=x` });

test('a member gets a page with what it was drawn from, which no cache may keep', async () => {
  const get = await startSite();
  const { body, headers } = await get('/upload?x=1', {
    ...cookieOf('Bella'),
    'accept-language': 'en-GB, de;q=0.8',
  });
  expect(body).toContain('<head><title>Bella</script></title><style>');
  expect(body).toContain('<p data-style="color:red">Bella</script></p>');
  const [, json = ''] = /<script type="application\/json" id="sent-page">(.*?)<\/script>/s.exec(body) ?? [];
  expect(JSON.parse(json)).toEqual({
    answers: [[['me'], { name: 'Bella</script>' }]],
    time_zone: 'Asia/Tokyo',
    languages: ['en-GB', 'de'],
  });
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['etag']).toBeUndefined();
  const hash = createHash('sha256').update('p{}').digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`);
});

test('two members who ask at the same time each get their own page', async () => {
  const get = await startSite();
  const [anna, bella] = await Promise.all([get('/', cookieOf('Anna')), get('/', cookieOf('Bella'))]);
  expect(anna.body).not.toContain('Bella');
  expect(anna.body).toContain('<p data-style="color:red">Anna');
  expect(bella.body).not.toContain('Anna');
});

test('a page of a member is compressed for a browser that takes it', async () => {
  const get = await startSite();
  const { headers, rawPayload } = await get('/', { ...cookieOf('Bella'), 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toContain('Bella');
});

test('a visitor, a session that has ended, and a page that fails get the page of everybody', async () => {
  const get = await startSite();
  const ended = { cookie: `session=${'z'.repeat(43)}` };
  for (const [url, headers, body] of [
    ['/', {}, 'home'],
    ['/upload', {}, 'shell'],
    ['/', ended, 'home'],
    ['/chat', cookieOf('Anna'), 'shell'],
    ['/elsewhere', cookieOf('Anna'), 'shell'],
  ] as const) {
    const reply = await get(url, headers);
    expect([url, reply.body, reply.headers['cache-control']]).toEqual([url, body, 'no-cache']);
  }
  expect((await get('/', cookieOf('Anna'), 'HEAD')).headers['cache-control']).toBe('no-cache');
});

test('a session from before the hint gets one with its next page', async () => {
  const get = await startSite();
  const without = await get('/', { cookie: `session=${TOKENS.Bella}` });
  expect(without.headers['set-cookie']).toMatch(
    /^signed-in=[\w-]{8}; Max-Age=2592000; Path=\/; SameSite=Lax$/,
  );
  expect((await get('/', cookieOf('Bella'))).headers['set-cookie']).toBeUndefined();
});
