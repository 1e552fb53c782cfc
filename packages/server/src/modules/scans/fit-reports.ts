import type { CarePlan, Product, Scan, ScanEvent } from '@daylit/contract';
import type { Db } from '../../db/database.ts';
import {
  fitCarePlan,
  fitProductNeeds,
  type LeftOutOf,
  type LeftOuts,
  plannedProducts,
  type Tonights,
} from '../care-plan/ports.ts';

/**
 * Presents stored reports with what the answers of their member leave out now. Only the newest report says
 * what to do tonight and what to start next: the others are of another day.
 */
export interface FitReports {
  scans(userId: number, scans: readonly Scan[]): Promise<Scan[]>;
  events(of: { userId: number; scanId: number }, events: readonly ScanEvent[]): Promise<ScanEvent[]>;
}

interface Dependencies {
  db: Db;
  leftOuts: LeftOuts;
  tonights: Pick<Tonights, 'planToday'>;
}

export function createFitReports({ db, leftOuts, tonights }: Dependencies): FitReports {
  async function findNewestId(userId: number): Promise<number | null> {
    const newest = await db
      .selectFrom('scans')
      .select((row) => row.fn.max<number | null>('id').as('id'))
      .where('user_id', '=', userId)
      .where('status', '!=', 'failed')
      .executeTakeFirst();
    return newest?.id ?? null;
  }

  async function fitPlan(userId: number, plan: CarePlan, leftOut: LeftOutOf, isNewest: boolean) {
    const fitted = fitCarePlan(plan, leftOut);
    return isNewest ? tonights.planToday(userId, fitted) : { ...fitted, tonight: null };
  }

  return {
    async scans(userId, scans) {
      const leftOut = await leftOuts.ofStored(userId, scans.flatMap(productsOf));
      const newestId = await findNewestId(userId);
      return Promise.all(
        scans.map(async (scan) => ({
          ...scan,
          analysis_result: scan.analysis_result && {
            ...scan.analysis_result,
            care_plan: await fitPlan(userId, scan.analysis_result.care_plan, leftOut, scan.id === newestId),
          },
          product_needs: scan.product_needs && fitProductNeeds(scan.product_needs, leftOut),
        })),
      );
    },

    async events({ userId, scanId }, events) {
      const leftOut = await leftOuts.ofStored(userId, events.flatMap(productsOfEvent));
      const isNewest = scanId === (await findNewestId(userId));
      return Promise.all(
        events.map(async (event): Promise<ScanEvent> => {
          if (event.stage === 'care_plan')
            return { ...event, payload: await fitPlan(userId, event.payload, leftOut, isNewest) };
          if (event.stage === 'product_needs')
            return { ...event, payload: fitProductNeeds(event.payload, leftOut) };
          return event;
        }),
      );
    },
  };
}

function productsOf({ analysis_result, product_needs }: Scan): Product[] {
  const planned = analysis_result ? plannedProducts(analysis_result.care_plan) : [];
  return [...planned, ...Object.values(product_needs ?? {})];
}

function productsOfEvent(event: ScanEvent): Product[] {
  if (event.stage === 'care_plan') return plannedProducts(event.payload);
  return event.stage === 'product_needs' ? Object.values(event.payload) : [];
}
