import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { createUsageHandlers } from './handlers.ts';
import { createUsageMeter } from './usage-meter.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
}

/** Usage: what a plan allows, and how much of it is used. */
export function createUsage(dependencies: Dependencies) {
  const meter = createUsageMeter(dependencies);
  return { handlers: createUsageHandlers({ meter }), ports: { meter } };
}
