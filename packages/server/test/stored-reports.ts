import {
  type CarePlan,
  CONDITION_NOTES_EXAMPLE,
  PHOTO_QUALITY_EXAMPLE,
  PROGRESS_SUMMARY_EXAMPLE,
  type ScanEvent,
} from '@daylit/contract';
import { createCarePlanner } from '../src/modules/care-plan/care-planner.ts';
import { factsOf, type Person } from '../src/modules/care-plan/fixtures.ts';
import { sampleCatalogue } from '../src/modules/catalogue/samples/sample-catalogue.ts';
import { sampleShelves } from '../src/modules/catalogue/shelf/shelves.ts';
import { storeScan } from './stored-scans.ts';
import type { TestServer } from './start-test-server.ts';

/**
 * Writes a member's first report into the database, as the sample catalogue suggests products for a person.
 * Returns its care plan, to which `change` is made.
 */
export async function storeReport(
  server: TestServer,
  memberId: number,
  person: Person = {},
  change: (plan: CarePlan) => CarePlan = (plan) => plan,
): Promise<CarePlan> {
  const { skin_type, skin_sensitivity, condition_notes, ...facts } = factsOf(sampleCatalogue, person);
  const decision = await createCarePlanner({ shelves: sampleShelves }).decide({
    skin_type,
    skin_sensitivity,
    condition_notes,
    ...facts,
    course: { today: server.clock.now().toISOString().slice(0, 10), region: null, begun: null, removed: [] },
  });
  const care_plan = change(decision.carePlan());
  const events = [
    { stage: 'photo_quality', payload: PHOTO_QUALITY_EXAMPLE },
    { stage: 'skin_type', payload: skin_type },
    { stage: 'skin_sensitivity', payload: skin_sensitivity },
    { stage: 'condition_notes', payload: { ...CONDITION_NOTES_EXAMPLE, ...condition_notes } },
    { stage: 'care_plan', payload: care_plan },
    { stage: 'progress_summary', payload: PROGRESS_SUMMARY_EXAMPLE },
    { stage: 'product_needs', payload: decision.productNeeds() },
  ] as ScanEvent[];
  await storeScan(server, memberId, {
    number: 1,
    bytes: 1,
    events,
    ending: { status: 'complete', record: {} },
    thumbnail: new Uint8Array(1),
  });
  return care_plan;
}
