import { setting } from './setting.ts';
import { readUrl, readWholeNumber } from './setting-values.ts';

/** Which traces are recorded, by the names of OpenTelemetry. Each parent is of this server. */
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

export type SamplerName = (typeof SAMPLERS)[number];

/** The settings of traces and metrics, under the names that OpenTelemetry gives them. */
export const telemetrySettings = {
  otlpEndpoint: setting({
    variable: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    about:
      'Address of an OpenTelemetry collector that speaks OTLP over HTTP with protobuf, for example `http://collector.example:4318`. Traces go to `/v1/traces` there, and metrics to `/v1/metrics`: docs/operating/monitoring.md says what is in them. Other standard variables about time limits, compression and certificates count, too.',
    fallback: '',
    fallbackNote: 'nothing is sent',
    read: readEndpoint,
  }),
  otlpTracesEndpoint: setting({
    variable: 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    about: 'The whole address for traces, where it is another one than `/v1/traces` of the collector.',
    fallback: '',
    fallbackNote: '`OTEL_EXPORTER_OTLP_ENDPOINT`',
    read: readEndpoint,
  }),
  otlpMetricsEndpoint: setting({
    variable: 'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT',
    about: 'The whole address for metrics, where it is another one than `/v1/metrics` of the collector.',
    fallback: '',
    fallbackNote: '`OTEL_EXPORTER_OTLP_ENDPOINT`',
    read: readEndpoint,
  }),
  otelSendsMetrics: setting({
    variable: 'OTEL_METRICS_EXPORTER',
    about: '`otlp` sends what `/metrics` says to the collector as well, `none` does not.',
    fallback: 'otlp',
    read: readMetricsExporter,
  }),
  otelMetricInterval: setting({
    variable: 'OTEL_METRIC_EXPORT_INTERVAL',
    about: 'Milliseconds from one sending of metrics to the next, 100 to 86400000.',
    fallback: '60000',
    read: (text) => readWholeNumber(text, 100, 86_400_000),
  }),
  otlpHeaders: setting({
    variable: 'OTEL_EXPORTER_OTLP_HEADERS',
    about: 'Headers for the collector, for example `authorization=Bearer%20token`, with commas between.',
    fallback: '',
    fallbackNote: 'none',
    isSecret: true,
    read: readHeaders,
  }),
  otelServiceName: setting({
    variable: 'OTEL_SERVICE_NAME',
    about: 'Name of this server in traces and metrics. `OTEL_RESOURCE_ATTRIBUTES` adds more about it.',
    fallback: 'daylit',
    read: (text) => text,
  }),
  otelSampler: setting({
    variable: 'OTEL_TRACES_SAMPLER',
    about: `Which traces are recorded: one of ${SAMPLERS.join(', ')}.`,
    fallback: 'parentbased_always_on',
    read: readSampler,
  }),
  otelSamplerArg: setting({
    variable: 'OTEL_TRACES_SAMPLER_ARG',
    about: 'Share of the traces that a `traceidratio` records, 0 to 1.',
    fallback: '1',
    read: readShare,
  }),
  otelIsDisabled: setting({
    variable: 'OTEL_SDK_DISABLED',
    about: '`true` makes no traces and sends no metrics, whatever else is set.',
    fallback: 'false',
    read: readTruth,
  }),
};

function readEndpoint(text: string): string | undefined {
  return text === '' ? undefined : readUrl(text, ['http:', 'https:']).href.replace(/\/$/, '');
}

function readMetricsExporter(text: string): boolean {
  if (text !== 'otlp' && text !== 'none') throw new Error('must be otlp or none');
  return text === 'otlp';
}

function readHeaders(text: string): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value] = /^\s*([\w-]+)\s*=\s*(.+?)\s*$/.exec(pair) ?? [];
      if (name === undefined || value === undefined)
        throw new Error('must be names and values with = between, and commas between the pairs');
      return [name, decodeURIComponent(value)];
    }),
  );
}

function readSampler(text: string): SamplerName {
  const name = SAMPLERS.find((each) => each === text);
  if (name === undefined) throw new Error(`must be one of ${SAMPLERS.join(', ')}`);
  return name;
}

function readShare(text: string): number {
  const share = Number(text);
  if (!(share >= 0 && share <= 1)) throw new Error('must be a number from 0 to 1');
  return share;
}

function readTruth(text: string): boolean {
  if (!/^(true|false)$/i.test(text)) throw new Error('must be true or false');
  return text.toLowerCase() === 'true';
}
