import { collectDefaultMetrics, Gauge, Histogram, type MetricType, Registry } from 'prom-client';
import { activities, type Watched } from '../activity.ts';

/** How long a rendered text is reused, in milliseconds. */
const SHARED_FOR = 1_000;

/** How long a text waits for one reading, in milliseconds: a scrape of Prometheus ends after ten seconds. */
const LONGEST_READ = 3_000;

/** A value, with its labels. */
export type Sample = { value: number } & Record<string, string | number>;

/** Gauges that one look-up fills when somebody asks. */
export interface Reading<Name extends string = string> {
  gauges: Record<Name, { help: string; labelNames?: string[] }>;
  /** Gauges that it leaves out are left out of the text, and all of them while it fails or takes too long. */
  read: () => Promise<Partial<Record<Name, Sample[]>>>;
}

/** A metric with all its values. Those of a histogram are its buckets, by their bound `le`, sum and count. */
export interface ReadMetric {
  name: string;
  help: string;
  type: MetricType | `${MetricType}`;
  values: readonly { value: number; labels: Partial<Record<string, string | number>>; metricName?: string }[];
}

/** Measures of this process, for Prometheus. */
export interface Metrics {
  contentType: string;
  /**
   * The text of all measures. It is rendered at most once a second and shared by all who ask within that
   * second.
   */
  render(): Promise<Buffer>;
  /** All measures as values. */
  read(): Promise<readonly ReadMetric[]>;
  addReading<Name extends string>(reading: Reading<Name>): void;
  /** Counts an answered request. `route` is the template, so that ids and tokens do not become labels. */
  observe(answer: { method: string; route: string; status: number }, seconds: number): void;
  /** Ends the counting of activities. */
  close(): void;
}

/** Starts measuring: requests, activities, event-loop lag, memory, garbage collection. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, route template and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const close = countActivities(registry);
  const refreshers: (() => Promise<void>)[] = [];
  let text: Promise<Buffer> | undefined;
  let madeAt = 0;

  async function refreshAll(): Promise<void> {
    await Promise.all(refreshers.map((refresh) => refresh()));
  }

  async function write(): Promise<Buffer> {
    await refreshAll();
    // Bytes, because all connections can share them; a string would be copied for each.
    return Buffer.from(await registry.metrics());
  }

  return {
    contentType: registry.contentType,
    render() {
      const now = performance.now();
      if (!text || now - madeAt >= SHARED_FOR) {
        madeAt = now;
        text = write();
      }
      return text;
    },
    async read() {
      await refreshAll();
      return registry.getMetricsAsJSON();
    },
    addReading: (reading) => void refreshers.push(createRefresher(registry, reading)),
    observe: (answer, seconds) => duration.observe(answer, seconds),
    close,
  };
}

function countActivities(registry: Registry): () => void {
  const duration = new Histogram({
    name: 'daylit_operation_duration_seconds',
    help: 'Time of calls to mail server, model, store and payment provider, of the engine, and of jobs, of this process.',
    labelNames: ['part', 'operation', 'outcome'],
    buckets: [0.05, 0.25, 1, 2.5, 5, 10, 30, 60, 180],
    registers: [registry],
  });
  const note = ({ part, operation, outcome, startedAt }: Watched) =>
    duration.observe({ part, operation, outcome }, (performance.now() - startedAt) / 1000);
  activities.asyncEnd.subscribe(note as (message: unknown) => void);
  return () => {
    activities.asyncEnd.unsubscribe(note as (message: unknown) => void);
  };
}

function createRefresher<Name extends string>(
  registry: Registry,
  { gauges, read }: Reading<Name>,
): () => Promise<void> {
  const made = Object.entries<Reading['gauges'][string]>(gauges).map(([name, { help, labelNames = [] }]) => ({
    name,
    labelNames,
    gauge: new Gauge({ name, help, labelNames, registers: [registry] }),
  }));
  return async () => {
    const samples: Partial<Record<string, Sample[]>> = await inTime(read()).catch(() => ({}));
    for (const { name, labelNames, gauge } of made) {
      gauge.reset();
      // A reset gauge without labels would say 0.
      if (labelNames.length === 0) gauge.remove();
      for (const { value, ...labels } of samples[name] ?? []) gauge.set(labels, value);
    }
  };
}

async function inTime<Value>(reading: Promise<Value>): Promise<Value> {
  const tooLate = Promise.withResolvers<never>();
  const timer = setTimeout(() => tooLate.reject(new Error('The reading takes too long.')), LONGEST_READ);
  try {
    return await Promise.race([reading, tooLate.promise]);
  } finally {
    clearTimeout(timer);
  }
}
