import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import { listProcessors } from './processors.ts';
import { RETENTION } from './retention.ts';

const server = await startTestServer();
afterAll(server.close);

test('anybody may read which engine measures, how well, who else gets data and how long it is kept', async () => {
  const { status, body } = await server.visitor().get('/api/transparency');
  expect(status).toBe(200);
  const [published, real] = await Promise.all(
    ['figures', 'real-faces'].map(async (name) =>
      JSON.parse(await readFile(new URL(`../../../../vision/${name}.gen.json`, import.meta.url), 'utf8')),
    ),
  );
  expect(body).toMatchObject({
    analysis: { processed_by: 'This server', signs: published.signs },
    measurement: {
      engine_version: published.engine_version,
      reference_set_version: published.reference_set_version,
      not_validated: published.not_validated,
      figures: [...published.figures, ...real.figures],
    },
    processors: [],
    retention: RETENTION,
  });
});

const NONE = { reports: undefined, chat: undefined };

describe('processors', () => {
  test('processors are none by default', () => {
    expect(listProcessors({ smtpUrl: undefined, models: NONE, payments: 'sandbox' })).toEqual([]);
  });

  test('name a mail server by its host and never its password', () => {
    const smtpUrl = 'smtps://daylit:s3cret@mail.example:465';
    const processors = listProcessors({ smtpUrl, models: NONE, payments: 'sandbox' });
    expect(processors).toEqual([{ name: 'mail.example', purpose: 'sending e-mail' }]);
  });

  test('name each use of an external model, without its key', () => {
    const reports = { baseUrl: 'https://ai.example/v1', apiKey: 'sk-secret', model: 'm'.repeat(80) };
    const chat = { ...reports, model: 'n'.repeat(80) };
    const named = listProcessors({ smtpUrl: undefined, models: { reports, chat }, payments: 'sandbox' });
    expect(named).toEqual([
      { name: 'ai.example', purpose: expect.stringContaining(reports.model) },
      { name: 'ai.example', purpose: expect.stringContaining(chat.model) },
    ]);
    expect(named.every(({ purpose }) => purpose.length <= 200)).toBe(true);
  });

  test('come from the settings that the server runs with', async () => {
    const mailing = await startTestServer({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
    const { body } = await mailing.visitor().get('/api/transparency');
    await mailing.close();
    expect(body).toMatchObject({ processors: [{ name: '127.0.0.1' }] });
  });
});

const said = (what: string) => RETENTION.find((entry) => entry.what === what)?.how_long;

test('the times are said in words that come from the table that the code deletes by', () => {
  expect(said('A session')).toBe('30 days, or 7 days without a visit.');
  expect(said('A registration that is not verified')).toMatch(/^24 hours after/);
  expect(said('That a browser has logged in before')).toBe(
    'A year after it last did; the latest 20 browsers.',
  );
  expect(said('The file of an export')).toBe('Encrypted with your own key, for 24 hours.');
});
