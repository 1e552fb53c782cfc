import { setTimeout } from 'node:timers/promises';
import type { Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import { createCollectorWarning } from './collector-warning.ts';
import { resourceOf } from './resource.ts';

/** How long the end of the server waits for a collector, in milliseconds. */
const LAST_WORDS = 1_000;

/** What a tracer needs of OpenTelemetry. 2,048 spans wait in memory, and further ones are dropped. */
export function openExporter(config: Config, log: Logger): { tracer: Tracer; stop(): Promise<void> } {
  const exporter = new OTLPTraceExporter({
    url: config.otlpTracesEndpoint ?? `${config.otlpEndpoint}/v1/traces`,
    headers: config.otlpHeaders,
  });
  const provider = new TracerProvider({
    resource: resourceOf(config),
    sampler: samplerOf(config),
    spanProcessors: [new BatchSpanProcessor({ exporter: withWarning(exporter, log) })],
  });
  return {
    tracer: provider.getTracer('daylit'),
    async stop() {
      // Without a hold on the process: a collector that is gone delays its end by this at most.
      const tooLong = setTimeout(LAST_WORDS, undefined, { ref: false });
      await Promise.race([provider.shutdown().catch(() => undefined), tooLong]);
    },
  };
}

function samplerOf({ otelSampler, otelSamplerArg }: Config): Sampler {
  const [, isBound, name] = /^(parentbased_)?(\w+)$/.exec(otelSampler) ?? [];
  const root =
    name === 'always_off'
      ? new AlwaysOffSampler()
      : name === 'traceidratio'
        ? new TraceIdRatioBasedSampler(otelSamplerArg)
        : new AlwaysOnSampler();
  return isBound === undefined ? root : new ParentBasedSampler({ root });
}

/** The same, with a line in the log when a collector begins to fail. */
function withWarning(exporter: SpanExporter, log: Logger): SpanExporter {
  const warn = createCollectorWarning(log, 'traces');
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        warn(result.error !== undefined);
        done(result);
      });
    },
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}
