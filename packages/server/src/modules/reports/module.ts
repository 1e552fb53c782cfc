import type { Db } from '../../db/database.ts';
import type { MemberKeys } from '../members/ports.ts';
import { createLatestReports } from './latest-reports.ts';
import type { LatestReports } from './ports.ts';

/** Reports: what is stored of finished scans, and how it is read. */
export function createReports(dependencies: { db: Db; keys: MemberKeys }): {
  ports: { reports: LatestReports };
} {
  return { ports: { reports: createLatestReports(dependencies) } };
}
