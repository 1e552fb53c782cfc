import type { Logger } from '../logger.ts';

/** Notes one line in the log when a collector begins to fail. Its own words are left out. */
export function createCollectorWarning(
  log: Logger,
  what: 'traces' | 'metrics',
): (hasFailed: boolean) => void {
  let isFailing = false;
  return (hasFailed) => {
    if (hasFailed && !isFailing) log.warn(`the collector of OTEL_EXPORTER_OTLP_ENDPOINT takes no ${what}`);
    isFailing = hasFailed;
  };
}
