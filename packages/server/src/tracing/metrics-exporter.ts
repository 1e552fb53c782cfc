// Loaded only where the settings name a collector that takes metrics. There is one set of instruments, that
// of `/metrics`: this sends what it says, under the same names.
import { setTimeout as sleep } from 'node:timers/promises';
import type { HrTime } from '@opentelemetry/api';
import { OTLPExporterBase } from '@opentelemetry/otlp-exporter-base';
import {
  convertLegacyHttpOptions,
  createOtlpHttpExportDelegate,
} from '@opentelemetry/otlp-exporter-base/node-http';
import { MetricsExporterMetricsHelper, ProtobufMetricsSerializer } from '@opentelemetry/otlp-transformer';
import type { ResourceMetrics } from '@opentelemetry/sdk-metrics';
import type { Config } from '../config.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Logger } from '../logger.ts';
import { createCollectorWarning } from './collector-warning.ts';
import { convertMetrics } from './convert-metrics.ts';
import { resourceOf } from './resource.ts';

/** How long the end of the server waits for a collector, in milliseconds. */
const LAST_WORDS = 1_000;

/** Sends the metrics to the collector of the settings again and again. `stop` sends them a last time. */
export function startMetricsExport(
  config: Config,
  metrics: Pick<Metrics, 'read'>,
  log: Logger,
): { stop(): Promise<void> } {
  const exporter = openExporter(config);
  const warn = createCollectorWarning(log, 'metrics');
  const resource = resourceOf(config);
  const startedAt = timeOf(Date.now());
  let isSending = false;

  async function send(): Promise<void> {
    const read = await metrics.read();
    const converted = convertMetrics(read, { startTime: startedAt, endTime: timeOf(Date.now()) });
    const scopeMetrics = [{ scope: { name: 'daylit' }, metrics: converted }];
    await new Promise<void>((resolve) =>
      exporter.export({ resource, scopeMetrics }, ({ error }) => {
        warn(error !== undefined);
        resolve();
      }),
    );
  }

  async function sendInTurn(): Promise<void> {
    // A slow collector gets the newest numbers the next time.
    if (isSending) return;
    isSending = true;
    await send().catch((err: unknown) => log.warn({ err }, 'the metrics could not be read'));
    isSending = false;
  }

  const timer = setInterval(() => void sendInTurn(), config.otelMetricInterval);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      const last = send()
        .then(() => exporter.shutdown())
        .catch(() => undefined);
      // Without a hold on the process: a collector that is gone delays its end by this at most.
      await Promise.race([last, sleep(LAST_WORDS, undefined, { ref: false })]);
    },
  };
}

function openExporter(config: Config): OTLPExporterBase<ResourceMetrics> {
  const options = {
    url: config.otlpMetricsEndpoint ?? `${config.otlpEndpoint}/v1/metrics`,
    headers: config.otlpHeaders,
  };
  const type = { 'Content-Type': 'application/x-protobuf' };
  return new OTLPExporterBase(
    createOtlpHttpExportDelegate(
      convertLegacyHttpOptions(options, 'METRICS', 'v1/metrics', type),
      ProtobufMetricsSerializer,
      'otlp_http_metric_exporter',
      MetricsExporterMetricsHelper,
      // Nothing is measured about the sending itself.
      undefined,
    ),
  );
}

function timeOf(milliseconds: number): HrTime {
  return [Math.floor(milliseconds / 1000), (milliseconds % 1000) * 1_000_000];
}
