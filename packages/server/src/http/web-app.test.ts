import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { createCookies } from './cookies.ts';
import { createSecurityHeaders } from './security-headers.ts';
import { registerWebApp } from './web-app.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'daylit-web-'));
afterAll(() => rm(folder, { recursive: true }));
const directory = pathToFileURL(`${folder}/dist/`);

async function write(file: string, content: string): Promise<void> {
  const place = path.join(folder, 'dist', file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, content);
  await writeFile(`${place}.br`, brotliCompressSync(content));
}

/** With a scheme that would end the JSON block early if it were not escaped. */
const SETTINGS = {
  password_min_length: 12,
  deep_link_scheme: '</script>',
  payments_url: 'https://pay.example',
  providers: [],
};

async function startSite({ hasServiceWorker = true } = {}) {
  const app = Fastify();
  const { apply, policyWith } = createSecurityHeaders({
    publicUrl: 'https://daylit.example',
    paymentsUrl: undefined,
    inlineHashesFile: new URL('csp.json', directory),
  });
  app.addHook('onRequest', async (_request, reply) => apply(reply));
  await registerWebApp(app, {
    directory,
    settings: SETTINGS,
    hasServiceWorker,
    cookies: createCookies(false),
    findSession: async () => null,
    policyWith,
  });
  return app;
}

/** A built app whose pages contain their own names. */
async function writePages(): Promise<void> {
  const prerendered = ['login', 'register', 'terms'].map((name) => [`/${name}`, `${name}.html`]);
  const pages: Record<string, string> = Object.fromEntries([['/', 'home.html'], ...prerendered]);
  for (const file of ['app.html', ...Object.values(pages)])
    await write(file, file === 'app.html' ? 'shell' : path.basename(file, '.html'));
  const others = ['/verify-email', '/confirm-email-change', '/reset-password', '/results/:id'];
  const shells = Object.fromEntries(others.map((page) => [page, 'app.html']));
  const visitors = { ...pages, ...shells };
  const members = Object.fromEntries(Object.keys(visitors).map((page) => [page, 'members/page.html']));
  await write('pages.json', JSON.stringify({ visitors, members }));
}

test('without a built app every address answers 404', async () => {
  const app = await startSite();
  const reply = await app.inject({ url: '/', headers: { accept: 'text/html' } });
  expect([reply.statusCode, reply.json()]).toEqual([404, { detail: 'There is nothing at this address.' }]);
});

test('a built app is served as pages and immutable assets', async () => {
  await writePages();
  await write('assets/app-1a2b.js', 'script');
  await write('csp.json', JSON.stringify({ 'script-src': ['sha256-abc='] }));
  const app = await startSite();
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { accept: 'text/html', ...headers } });

  for (const [url, page] of Object.entries({
    '/': 'home',
    '//': 'home',
    '/?x=1': 'home',
    '/login': 'login',
    '/LOGIN': 'login',
    '/login/': 'login',
    '/Login//?x=/': 'login',
    '/terms?x=1': 'terms',
    '/results/3': 'shell',
    '/login/x': 'shell',
    '/timeline': 'shell',
  })) {
    const reply = await get(url);
    expect([url, reply.statusCode, reply.body, reply.headers['cache-control']]).toEqual([
      url,
      200,
      page,
      'no-cache',
    ]);
  }
  const asset = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
  expect(asset.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  for (const url of [
    '/csp.json',
    '/pages.json',
    '/login.html',
    '/.git/config',
    '/wp-login.php',
    '/assets/',
    '/assets/x.js',
    '/api/x',
    '/healthz.txt',
  ]) {
    expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  }
});

test.each([undefined, '*/*', 'text/*', 'TEXT/HTML', 'application/xhtml+xml, */*;q=0.1'])(
  'a page behind a link in a mail is there for every program that takes one: %s',
  async (accept) => {
    await writePages();
    const app = await startSite();
    const ask = async (
      method: 'GET' | 'HEAD',
      url: string,
      headers = accept === undefined ? {} : { accept },
    ) => (await app.inject({ method, url, headers })).statusCode;
    const mailed = [
      '/verify-email?token=x',
      '/confirm-email-change?token=x',
      '/reset-password',
      '/results/7',
    ];
    for (const method of ['GET', 'HEAD'] as const)
      for (const url of [...mailed, '/login']) expect([url, await ask(method, url)]).toEqual([url, 200]);
    expect(await ask('GET', '/verify-email', { accept: 'application/json' })).toBe(404);
    // A browser gets the app, whose router shows that there is no such page.
    expect(await ask('GET', '/server-status')).toBe(accept === 'TEXT/HTML' ? 200 : 404);
  },
);

test('a link on another site asks before it logs out, however it writes the address', async () => {
  await writePages();
  const app = await startSite();
  const visit = async (url: string, from?: string) => {
    const headers = { accept: 'text/html', ...(from !== undefined && { 'sec-fetch-site': from }) };
    const { statusCode, headers: answered } = await app.inject({ url, headers });
    return [statusCode, answered.location];
  };
  for (const from of ['cross-site', 'same-site'])
    for (const url of ['/logout', '/LogOut//', '/%6Cogout', '/logout?ask=&x', '/logout?task'])
      expect([url, await visit(url, from)]).toEqual([url, [303, '/logout?ask']]);
  // Typed or from a mail program, from a page of ours, and from a browser that does not send the header.
  for (const from of ['none', 'same-origin', undefined])
    expect([from, await visit('/logout', from)]).toEqual([from, [200, undefined]]);
  // The page that asks, and every other one.
  for (const url of ['/logout?ask', '/terms'])
    expect([url, await visit(url, 'cross-site')]).toEqual([url, [200, undefined]]);
});

test('the camera belongs to the pages, and its worker may compile its kernels and do nothing else', async () => {
  await writePages();
  await write('assets/guide.worker-1a2b.js', 'worker');
  await write('assets/encode.worker-1a2b.js', 'worker');
  const app = await startSite();
  const headersOf = async (url: string, encoding: string) => {
    const headers = { accept: 'text/html', 'accept-encoding': encoding };
    return (await app.inject({ url, headers })).headers;
  };
  for (const encoding of ['br', 'identity']) {
    const upload = await headersOf('/upload', encoding);
    expect(upload['permissions-policy']).toMatch(/^camera=\(self\), microphone=\(\)/);
    expect(upload['content-security-policy']).not.toContain('wasm');
    const guide = await headersOf('/assets/guide.worker-1a2b.js', encoding);
    expect(guide['content-security-policy']).toBe("default-src 'none'; script-src 'wasm-unsafe-eval'");
    const other = await headersOf('/assets/encode.worker-1a2b.js', encoding);
    expect(other['content-security-policy']).not.toContain('wasm');
    expect(other['permissions-policy']).toMatch(/^camera=\(\), microphone=\(\)/);
  }
});

test('a form that is sent without its script leads to its page again', async () => {
  const app = await startSite();
  const post = (url: string) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'email=noor%40example.org',
    });
  const reply = await post('/register?invite=spring');
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/register?invite=spring']);
  expect((await post('/Register/')).headers.location).toBe('/register');
  expect((await post('/elsewhere')).statusCode).toBe(404);
});

test('a photo that is shared without a service worker leads to the page that says so', async () => {
  await writePages();
  const app = await startSite();
  const photo = new FormData();
  photo.append('photo', new Blob(['a photo'], { type: 'image/jpeg' }), 'selfie.jpg');
  const { statusCode, headers } = await app.inject({ method: 'POST', url: '/share', payload: photo });
  expect([statusCode, headers.location]).toEqual([303, '/upload?shared']);
});

test('the service worker is looked up at every visit, and can be replaced by one that ends', async () => {
  await writePages();
  await write('service-worker.js', 'worker');
  for (const [hasServiceWorker, answer] of [
    [true, /^worker$/],
    [false, /registration\.unregister\(\)/],
  ] as const) {
    const app = await startSite({ hasServiceWorker });
    const { body, headers } = await app.inject({ url: '/service-worker.js' });
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toMatch(/javascript/);
    expect(body).toMatch(answer);
  }
});

test('a page arrives with the settings filled in, in the smallest form that its reader takes', async () => {
  await writePages();
  await write('register.html', '<!--page-settings-->At least {{password_min_length}} characters.');
  const app = await startSite();
  const get = (encoding: string, headers = {}) =>
    app.inject({ url: '/register', headers: { 'accept-encoding': encoding, ...headers } });

  const plain = await get('identity');
  const [, json = ''] =
    /<script type="application\/json" id="page-settings">(.+)<\/script>At least 12 characters\.$/.exec(
      plain.body,
    ) ?? [];
  expect(JSON.parse(json)).toEqual(SETTINGS);
  expect(plain.body.match(/<\/script>/g)).toHaveLength(1);

  for (const [encoding, coding, read] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip;q=0.8, br;q=0', 'gzip', gunzipSync],
  ] as const) {
    const { headers, rawPayload } = await get(encoding);
    expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding' });
    expect(read(rawPayload).toString()).toBe(plain.body);
  }
  const again = await get('br', { 'if-none-match': plain.headers.etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
