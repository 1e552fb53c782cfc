import { buildCarePlan } from './modules/care-plan/build-care-plan.ts';
import { pickProducts } from './modules/care-plan/pick-products.ts';
import { sampleCatalogue } from './modules/recommendations/catalogue/sample-catalogue.ts';
import type { RoutinePlanner } from './modules/scans/ports.ts';

/** Plans routines from the rules of the care plan and the products that this server knows. */
export const routinePlanner: RoutinePlanner = {
  planRoutine: (facts) => ({
    care_plan: buildCarePlan({ ...facts, catalogue: sampleCatalogue }),
    product_needs: pickProducts({ ...facts, catalogue: sampleCatalogue }),
  }),
};
