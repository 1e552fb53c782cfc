import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { createSecurityHeaders } from './security-headers.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'daylit-headers-'));
afterAll(() => rm(folder, { recursive: true }));
const inlineHashesFile = path.join(folder, 'csp.json');
await writeFile(inlineHashesFile, JSON.stringify({ 'script-src': ['sha256-abc='] }));

function startSite(paymentsUrl?: string) {
  const app = Fastify();
  const { apply } = createSecurityHeaders({
    publicUrl: 'https://daylit.example',
    paymentsUrl,
    inlineHashesFile: pathToFileURL(inlineHashesFile),
  });
  app.addHook('onRequest', async (_request, reply) => apply(reply));
  app.get('/', async () => 'page');
  return app;
}

test('pages may do what they need and nothing else', async () => {
  const { headers } = await startSite().inject('/');
  const policy = String(headers['content-security-policy']).replaceAll(/ 'sha256-[^']+'/g, '');
  expect(policy.split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ]);
  expect(headers).toMatchObject({
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('pages may run their own inline scripts and nothing from elsewhere', async () => {
  const { headers } = await startSite().inject('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self' 'sha256-abc='");
  expect(policy).not.toMatch(/unsafe|http:|https:|\*/);
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8};/);
});

test('pages may call another payments host where there is one, and load nothing from it', async () => {
  const { headers } = await startSite('https://pay.example').inject('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("; connect-src 'self' https://pay.example");
  expect(policy.split('https://')).toHaveLength(2);
});
