import type { Product, Scan, ScanEvent } from '@daylit/contract';
import { fitCarePlan, fitProductNeeds, type LeftOuts, plannedProducts } from '../care-plan/ports.ts';

/** Presents stored reports with what the answers of their member leave out now. */
export interface FitReports {
  scans(userId: number, scans: readonly Scan[]): Promise<Scan[]>;
  events(userId: number, events: readonly ScanEvent[]): Promise<ScanEvent[]>;
}

export function createFitReports({ leftOuts }: { leftOuts: LeftOuts }): FitReports {
  return {
    async scans(userId, scans) {
      const leftOut = await leftOuts.ofStored(userId, scans.flatMap(productsOf));
      return scans.map((scan) => ({
        ...scan,
        analysis_result: scan.analysis_result && {
          ...scan.analysis_result,
          care_plan: fitCarePlan(scan.analysis_result.care_plan, leftOut),
        },
        product_needs: scan.product_needs && fitProductNeeds(scan.product_needs, leftOut),
      }));
    },

    async events(userId, events) {
      const leftOut = await leftOuts.ofStored(userId, events.flatMap(productsOfEvent));
      return events.map((event): ScanEvent => {
        if (event.stage === 'care_plan') return { ...event, payload: fitCarePlan(event.payload, leftOut) };
        if (event.stage === 'product_needs')
          return { ...event, payload: fitProductNeeds(event.payload, leftOut) };
        return event;
      });
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
