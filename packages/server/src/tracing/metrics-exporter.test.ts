import { expect, onTestFinished, test, vi } from 'vitest';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type Collector, startCollector } from '../../test/collector.ts';
import { freePort } from '../../test/free-port.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { convertMetrics } from './convert-metrics.ts';

const TOKEN = 'a-token-of-the-operators';
const WAIT = { timeout: 30_000, interval: 100 };

async function collect(): Promise<Collector> {
  const collector = await startCollector();
  onTestFinished(collector.close);
  return collector;
}

async function start(settings: Record<string, string>): Promise<TestServer> {
  return startTestServer({ env: { METRICS_TOKEN: TOKEN, ...settings } });
}

/** The lines of `/metrics` about a metric and a set of labels, by what is before the value. */
async function linesOf({ url }: TestServer, wanted: RegExp): Promise<Record<string, number>> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const lines = (await answer.text()).split('\n').filter((line) => wanted.test(line));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
}

const ofMe = ({ attributes }: { attributes: Record<string, string> }) => attributes['route'] === '/api/me';

test('a counter and a histogram arrive as /metrics shows them', { timeout: 60_000 }, async () => {
  const collector = await collect();
  const server = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=clinic%20a',
    OTEL_METRIC_EXPORT_INTERVAL: '200',
    OTEL_SERVICE_NAME: 'skin',
  });
  for (let call = 0; call < 3; call += 1) expect((await server.visitor().get('/api/me')).status).toBe(401);
  const cpu = () => linesOf(server, /^process_cpu_seconds_total /);
  const shown = await linesOf(server, /^http_request_duration_seconds_.*route="\/api\/me"/);
  const before = Object.values(await cpu())[0] ?? 0;
  await vi.waitFor(
    () => expect(collector.newestMetric('http_request_duration_seconds')?.points.some(ofMe)).toBe(true),
    WAIT,
  );
  const count = collector.metricBodies.length;
  await vi.waitFor(() => expect(collector.metricBodies.length).toBeGreaterThan(count + 1), WAIT);
  const sent = collector.newestMetric('process_cpu_seconds_total');
  expect(sent).toMatchObject({ kind: 'sum', isMonotonic: true });
  expect(sent?.points[0]?.value).toBeGreaterThanOrEqual(before);
  // A text of /metrics is shared for a second.
  await vi.waitFor(
    async () => expect(Object.values(await cpu())[0]).toBeGreaterThanOrEqual(sent?.points[0]?.value ?? 0),
    { timeout: 30_000, interval: 500 },
  );

  const duration = collector.newestMetric('http_request_duration_seconds');
  const [point] = duration?.points.filter(ofMe) ?? [];
  expect(duration?.kind).toBe('histogram');
  expect(point?.attributes).toEqual({ method: 'GET', route: '/api/me', status: '401' });
  const labels = 'method="GET",route="/api/me",status="401"';
  let below = 0;
  for (const [index, bound] of [...(point?.bounds ?? []), '+Inf'].entries()) {
    below += point?.counts[index] ?? 0;
    expect(shown[`http_request_duration_seconds_bucket{le="${bound}",${labels}}`]).toBe(below);
  }
  expect(point?.bounds).toHaveLength(11);
  expect(point?.count).toBe(3);
  expect(shown[`http_request_duration_seconds_count{${labels}}`]).toBe(3);
  expect(shown[`http_request_duration_seconds_sum{${labels}}`]).toBe(point?.sum);
  expect(collector.metricHeaders[0]).toMatchObject({
    'x-tenant': 'clinic a',
    'content-type': 'application/x-protobuf',
  });
  expect(Buffer.concat(collector.metricBodies).toString('latin1')).toContain('skin');
  await server.close();
});

test('the last batch goes out when the server stops', { timeout: 60_000 }, async () => {
  const collector = await collect();
  const server = await start({ OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: `${collector.url}/v1/metrics` });
  await server.visitor().get('/api/me');
  expect(collector.metricBodies).toHaveLength(0);
  await server.close();
  expect(collector.metricBodies).toHaveLength(1);
  expect(collector.newestMetric('http_request_duration_seconds')?.points.some(ofMe)).toBe(true);
  expect(collector.newestMetric('daylit_database_connections_max')?.points[0]?.value).toBeGreaterThan(0);
  // Its address is for metrics only.
  expect(collector.bodies).toEqual([]);
});

test(
  'a collector that is dead, refuses or never answers neither slows nor stops the server',
  { timeout: 120_000 },
  async () => {
    const [silent, refusing] = [await collect(), await collect()];
    silent.fallSilent();
    refusing.refuse();
    for (const url of [silent.url, refusing.url, `http://127.0.0.1:${await freePort()}`]) {
      const server = await start({
        OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: `${url}/v1/metrics`,
        OTEL_METRIC_EXPORT_INTERVAL: '100',
      });
      const started = performance.now();
      for (let call = 0; call < 200; call += 1)
        expect((await server.visitor().get('/api/me')).status).toBe(401);
      expect(performance.now() - started).toBeLessThan(20_000);
      const closing = performance.now();
      await server.close();
      expect(performance.now() - closing).toBeLessThan(8_000);
    }
    // One waits for its answer, for ten seconds at most, and the last one goes out nevertheless.
    expect(silent.metricBodies.length).toBeGreaterThanOrEqual(2);
    expect(silent.metricBodies.length).toBeLessThanOrEqual(5);
    expect(refusing.metricBodies.length).toBeGreaterThan(1);
  },
);

test.each([
  ['their exporter is turned off', { OTEL_METRICS_EXPORTER: 'none' }],
  ['everything is turned off', { OTEL_SDK_DISABLED: 'true' }],
])('no metrics are sent when %s', async (_, settings) => {
  const collector = await collect();
  const server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...settings });
  await server.visitor().get('/api/me');
  await server.close();
  expect(collector.metricBodies).toEqual([]);
});

test('each kind of metric keeps its name, its labels and its values', async () => {
  const registry = new Registry();
  const registers = [registry];
  new Counter({ name: 'bottles_total', help: 'Bottles.', labelNames: ['size'], registers }).inc(
    { size: 's' },
    4,
  );
  new Gauge({ name: 'shelves', help: 'Shelves.', registers }).set(-2);
  // Without a value it is in no text of /metrics either.
  const empty = new Gauge({ name: 'empty', help: 'Nothing.', labelNames: ['size'], registers });
  empty.reset();
  const hours = new Histogram({
    name: 'hours',
    help: 'Hours.',
    buckets: [1, 2],
    labelNames: ['day'],
    registers,
  });
  for (const value of [0.5, 1.5, 1.5, 9]) hours.observe({ day: 'friday' }, value);
  const times = { startTime: [1, 0] as [number, number], endTime: [2, 0] as [number, number] };
  const [bottles, shelves, read, ...others] = convertMetrics(await registry.getMetricsAsJSON(), times);
  expect(others).toEqual([]);
  expect(bottles).toMatchObject({
    descriptor: { name: 'bottles_total', description: 'Bottles.' },
    isMonotonic: true,
    dataPoints: [{ ...times, attributes: { size: 's' }, value: 4 }],
  });
  expect(shelves).toMatchObject({ descriptor: { name: 'shelves' }, dataPoints: [{ value: -2 }] });
  expect(read).toMatchObject({
    descriptor: { name: 'hours' },
    dataPoints: [
      {
        attributes: { day: 'friday' },
        value: { count: 4, sum: 12.5, buckets: { boundaries: [1, 2], counts: [1, 2, 1] } },
      },
    ],
  });
});
