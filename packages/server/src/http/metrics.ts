import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** How long a rendered text is reused, in milliseconds. */
const SHARED_FOR = 1_000;

/** Numbers that are read when they are asked for, and left out while they cannot be read. */
interface Totals {
  name: string;
  help: string;
  labelNames: string[];
  read: () => Promise<({ count: number } & Record<string, string | number>)[]>;
}

/** Measures of this process, for Prometheus. */
export interface Metrics {
  contentType: string;
  /**
   * The text of all measures. It is rendered at most once a second and shared by all who ask within that
   * second.
   */
  render(): Promise<Buffer>;
  /** Counts an answered request. `route` is the template, so that ids and tokens do not become labels. */
  addTotals(totals: Totals): void;
  observe(answer: { method: string; route: string; status: number }, seconds: number): void;
}

/** Starts measuring: requests, event-loop lag, memory, garbage collection. */
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
  let text: Promise<Buffer> | undefined;
  let madeAt = 0;
  return {
    contentType: registry.contentType,
    render() {
      const now = performance.now();
      if (!text || now - madeAt >= SHARED_FOR) {
        madeAt = now;
        // Bytes, because all connections can share them; a string would be copied for each.
        text = registry.metrics().then((lines) => Buffer.from(lines));
      }
      return text;
    },
    addTotals({ name, help, labelNames, read }) {
      // It registers itself.
      void new Gauge({
        name,
        help,
        labelNames,
        registers: [registry],
        async collect() {
          this.reset();
          for (const { count, ...labels } of await read().catch(() => [])) this.set(labels, count);
        },
      });
    },
    observe: (answer, seconds) => duration.observe(answer, seconds),
  };
}
