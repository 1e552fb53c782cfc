import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { send } from '../../test/chat-stream.ts';
import { type Collector, startCollector } from '../../test/collector.ts';
import { createFakeAnalyser } from '../../test/fake-analyser.ts';
import { startFakeMailServer } from '../../test/fake-mail-server.ts';
import { startFakeModelServer } from '../../test/fake-model-server.ts';
import { freePort } from '../../test/free-port.ts';
import { startS3Server } from '../../test/s3-server.ts';
import { endedScan, scanForm } from '../../test/scans.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { stream } from '../../test/streaming-model.ts';
import { form } from '../../test/visitor.ts';

const WAIT = { timeout: 30_000, interval: 200 };
const PASSWORD = 'canary kettles boil slowly';
const EMAIL = 'canary-address@example.org';

async function collect(): Promise<Collector> {
  const collector = await startCollector();
  onTestFinished(collector.close);
  return collector;
}

async function linkIn(received: readonly string[]): Promise<string> {
  const found = () =>
    /token=(?:3D)?([\w-]+)/.exec((received.at(-1) ?? '').replaceAll('=\r\n', ''))?.[1] ?? '';
  await vi.waitFor(() => expect(found()).not.toBe(''), WAIT);
  return found();
}

test(
  'nothing of a person is in the traces of a whole life: sign-up, scan, chat, export and erasure',
  { timeout: 120_000 },
  async () => {
    const [collector, mail, model, s3] = await Promise.all([
      collect(),
      startFakeMailServer(),
      startFakeModelServer(),
      startS3Server(),
    ]);
    s3.createBucket('daylit');
    model.behave(stream('canary-answer Vitamin C protects the skin. '));
    const server = await startTestServer({
      analyser: createFakeAnalyser(),
      hasAssistant: true,
      env: {
        OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
        OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=clinic%20a',
        OTEL_SERVICE_NAME: 'skin',
        SMTP_URL: mail.url,
        PUBLIC_URL: 'http://localhost:4550',
        AI_BASE_URL: model.external.baseUrl,
        AI_CHAT_MODEL: model.external.model,
        ...s3.settings('daylit'),
      },
    });
    const noor = server.visitor();
    await noor.post('/api/register', form({ email: EMAIL, username: 'canary-name', password: PASSWORD }));
    const token = await linkIn(mail.received);
    await noor.get(`/api/verify-email?token=${token}`);
    const now = new Date().toISOString();
    await noor.post('/api/update-legal-acceptance', { agreed_to_terms: true, agreed_to_terms_date: now });
    for (const purpose of ['photo_analysis', 'external_chat'])
      expect((await noor.post('/api/consents', { purpose, granted: true })).status).toBe(200);
    const answers = { goals: ['canary-goal'], issues: ['canary-issue'], preferences: { age_band: '25-39' } };
    expect((await noor.post('/api/onboarding', answers)).status).toBe(200);
    expect(
      (await noor.post('/api/scan-skin', scanForm(Buffer.from('canary-photo'), 'canary-message'))).status,
    ).toBe(202);
    expect((await endedScan(noor, 1)).status).toBe('complete');
    await noor.get(`/api/reset-password?token=canary-token`);
    await noor.get(`/nowhere/canary-path?canary-query=1`);
    expect(await send(noor as SignedIn, 'canary-question: what does vitamin C do?')).not.toEqual([]);
    await noor.post('/api/feedback', { message: 'canary-feedback' });
    expect((await noor.post('/api/export')).status).toBe(202);
    const session = noor.token() ?? '';
    const { key_id, password_hash } = await server.db
      .selectFrom('users')
      .selectAll()
      .executeTakeFirstOrThrow();
    const { thumbnail_filename } = await server.db.selectFrom('scans').selectAll().executeTakeFirstOrThrow();
    expect((await noor.delete('/api/account', { current_password: PASSWORD, confirm: true })).status).toBe(
      202,
    );
    await vi.waitFor(() => expect(mail.received.at(-1)).toContain('Your Daylit account is erased'), WAIT);
    await server.close();
    await Promise.all([mail.close(), model.close(), s3.close()]);

    const spans = collector.spans();
    const names = new Set(spans.map(({ name }) => name));
    for (const name of [
      'POST /api/register',
      'GET /api/verify-email',
      'POST /api/scan-skin',
      'POST /api/chat2/stream',
      'DELETE /api/account',
      'job send-mail',
      'job analyse-scan',
      'mail send',
      'model chat',
      'object_store put',
      'engine analyse',
      'insert',
    ])
      expect(names).toContain(name);
    const all = Buffer.concat([...collector.bodies, ...collector.metricBodies]).toString('latin1');
    const secrets = [
      'canary',
      token,
      session,
      key_id,
      password_hash,
      thumbnail_filename,
      noor.network,
      '127.0.0.1',
    ];
    expect(secrets.filter((secret) => secret === '' || all.includes(secret))).toEqual([]);
    const texts = spans
      .flatMap(({ name, attributes }) => [name, ...Object.values(attributes)])
      .join('\n')
      .replaceAll("'?'", '?');
    expect(texts).not.toMatch(/[\w.]@[\w-]+\.|\b\d+\.\d+\.\d+\.\d+\b|[\da-f]{8}-[\da-f]{4}-|[\da-f]{24}|'/);
    expect(collector.resource()).toMatchObject({ 'service.name': 'skin', 'service.version': '0.1.0' });
    expect(collector.headers[0]).toMatchObject({ 'x-tenant': 'clinic a' });
  },
);

test(
  'statements belong to their request, and a job leads back to what asked for it',
  { timeout: 60_000 },
  async () => {
    const collector = await collect();
    const server = await startTestServer({
      analyser: createFakeAnalyser(),
      env: { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/v1/traces` },
    });
    const noor = await server.member();
    await noor.post('/api/scan-skin', scanForm(Buffer.from('a photo')));
    await endedScan(noor, 1);
    await postSlowly(server, noor);
    await server.visitor().get('/health/live');
    await server.close();
    const spans = collector.spans();
    const scan = spans.find(({ name }) => name === 'POST /api/scan-skin');
    const job = spans.find(({ name }) => name === 'job analyse-scan');
    const within = (id = '') =>
      spans.filter(({ parent }) => parent === id).map(({ attributes }) => attributes['db.query.text']);
    expect(within(scan?.id)).toContainEqual(expect.stringMatching(/^insert into "scans"/));
    expect(within(scan?.id)).toContainEqual(expect.stringMatching(/from sessions/));
    const feedback = spans.find(({ name }) => name === 'POST /api/feedback');
    expect(within(feedback?.id)).toContainEqual(expect.stringMatching(/^insert into "operator_messages"/));
    expect(within(job?.id)).toContainEqual(expect.stringMatching(/^insert into "scan_events"/));
    expect(job?.links).toEqual([scan?.id]);
    expect(scan?.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/scan-skin',
      'http.response.status_code': '202',
    });
    expect(spans.filter(({ name }) => name.includes('/health/'))).toEqual([]);
  },
);

/** Sends a message whose body arrives later than its headers. */
async function postSlowly({ url }: TestServer, member: SignedIn): Promise<void> {
  const headers = { cookie: member.cookie(), 'content-type': 'application/json', origin: url };
  const sent = request(`${url}/api/feedback`, { method: 'POST', headers });
  sent.flushHeaders();
  await sleep(200);
  sent.end(JSON.stringify({ message: 'Thank you.' }));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBeLessThan(300);
}

/** How long so many calls take, in milliseconds. */
async function timeOf(server: TestServer): Promise<number> {
  const noor = await server.member();
  const start = performance.now();
  for (let n = 0; n < 200; n += 1) expect((await noor.get('/api/me')).status).toBe(200);
  return performance.now() - start;
}

test(
  'a collector that is dead or never answers neither slows nor stops the server',
  { timeout: 120_000 },
  async () => {
    const silent = await collect();
    silent.fallSilent();
    for (const url of [silent.url, `http://127.0.0.1:${await freePort()}`]) {
      const server = await startTestServer({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: url } });
      // More than wait in memory; one call alone would be far below this.
      for (let round = 0; round < 4; round += 1) expect(await timeOf(server)).toBeLessThan(10_000);
      const start = performance.now();
      await server.close();
      expect(performance.now() - start).toBeLessThan(8_000);
    }
    expect(silent.bodies.length).toBeGreaterThan(0);
  },
);

test.each([
  ['it is turned off', { OTEL_SDK_DISABLED: 'true' }],
  ['none is to be recorded', { OTEL_TRACES_SAMPLER: 'always_off' }],
  ['the share is 0', { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' }],
])('no trace is sent when %s', async (_, settings) => {
  const collector = await collect();
  const server = await startTestServer({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...settings } });
  await (await server.member()).get('/api/me');
  await server.close();
  expect(collector.bodies).toEqual([]);
});
