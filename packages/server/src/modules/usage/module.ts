import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { createUsageHandlers, type UsageHandlers } from './handlers.ts';
import type { UsageMeter } from './ports.ts';
import { createUsageMeter } from './usage-meter.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
}

interface UsageModule {
  handlers: UsageHandlers;
  ports: { meter: UsageMeter };
}

/** Usage: what a plan allows, and how much of it is used. */
export function createUsage(dependencies: Dependencies): UsageModule {
  const meter = createUsageMeter(dependencies);
  return { handlers: createUsageHandlers({ meter }), ports: { meter } };
}
