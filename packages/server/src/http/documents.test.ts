import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readDocuments } from './documents.ts';

const SETTINGS = { password_min_length: 8, deep_link_scheme: null, payments_url: null, providers: [] };

test('where passwords are off, a page with a field for one is not sent as it was prerendered', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'daylit-documents-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const visitors = { '/login': 'login.html', '/terms': 'terms.html', '/chat': 'app.html' };
  const files = {
    'pages.json': JSON.stringify({ visitors, members: {} }),
    'login.html': '<!--page-settings--><input name="password" type="password"/>',
    'terms.html': '<!--page-settings--><p>A password</p>',
    'app.html': '<!--page-settings-->',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  const directory = pathToFileURL(`${folder}/`);
  const on = await readDocuments(directory, SETTINGS);
  expect([...on.prerendered.keys()]).toEqual(['/login', '/terms']);
  expect(on.shell.plain.toString()).not.toContain('passwords_off');
  const off = await readDocuments(directory, { ...SETTINGS, passwords_off: true });
  expect([...off.prerendered.keys()]).toEqual(['/terms']);
  expect(off.shell.plain.toString()).toContain('"passwords_off":true');
});
