import { type HrTime, ValueType } from '@opentelemetry/api';
import { AggregationTemporality, DataPointType, type MetricData } from '@opentelemetry/sdk-metrics';
import type { ReadMetric } from '../http/metrics.ts';

interface Times {
  /** Since when the counters count. */
  startTime: HrTime;
  endTime: HrTime;
}

/** The metrics of the registry in the form of OpenTelemetry: the same names, labels, values and buckets. */
export function convertMetrics(metrics: readonly ReadMetric[], times: Times): MetricData[] {
  return metrics.flatMap((metric) => (metric.values.length === 0 ? [] : [convert(metric, times)]));
}

function convert(metric: ReadMetric, times: Times): MetricData {
  const descriptor = { name: metric.name, description: metric.help, unit: '', valueType: ValueType.DOUBLE };
  const aggregationTemporality = AggregationTemporality.CUMULATIVE;
  if (metric.type === 'histogram')
    return {
      descriptor,
      aggregationTemporality,
      dataPointType: DataPointType.HISTOGRAM,
      dataPoints: histogramsOf(metric, times),
    };
  const dataPoints = metric.values.map(({ value, labels }) => ({ ...times, attributes: labels, value }));
  return metric.type === 'counter'
    ? { descriptor, aggregationTemporality, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { descriptor, aggregationTemporality, dataPointType: DataPointType.GAUGE, dataPoints };
}

/** One for each set of labels. Prometheus counts what is below a bound, OpenTelemetry what is between two. */
function histogramsOf({ name, values }: ReadMetric, times: Times) {
  const found = new Map<
    string,
    { attributes: ReadMetric['values'][number]['labels']; sum: number; below: Map<number, number> }
  >();
  for (const { metricName, labels, value } of values) {
    const { le, ...attributes } = labels;
    const key = JSON.stringify(attributes);
    const histogram = found.get(key) ?? { attributes, sum: 0, below: new Map() };
    found.set(key, histogram);
    if (metricName === `${name}_sum`) histogram.sum = value;
    if (metricName === `${name}_bucket`) histogram.below.set(le === '+Inf' ? Infinity : Number(le), value);
  }
  return [...found.values()].map(({ attributes, sum, below }) => {
    const counts = [...below.values()];
    return {
      ...times,
      attributes,
      value: {
        sum,
        count: counts.at(-1) ?? 0,
        buckets: {
          boundaries: [...below.keys()].slice(0, -1),
          counts: counts.map((count, index) => count - (counts[index - 1] ?? 0)),
        },
      },
    };
  });
}
