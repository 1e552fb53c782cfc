import type { CarePlan, CarePlanLead, Preferences, ProductNeeds } from '@daylit/contract';
import { createEngine, type Engine, type PreviousScan } from '@daylit/vision';
import { paintFace } from '@daylit/phantom';
import { photoQuality } from '@daylit/wording';
import { readFaceModels } from '../src/adapters/analysis/face-models.ts';
import { type PhotoStage, reportStages } from '../src/adapters/analysis/report-stages.ts';
import { makeThumbnail } from '../src/adapters/images/make-thumbnail.ts';
import type { Course } from '../src/modules/care-plan/ports.ts';
import { createCarePlanner } from '../src/modules/care-plan/care-planner.ts';
import { planOnDay } from '../src/modules/care-plan/tonight/plan-on-day.ts';
import { sampleCatalogue } from '../src/modules/catalogue/samples/sample-catalogue.ts';
import { sampleShelves } from '../src/modules/catalogue/shelf/shelves.ts';
import { RECORDED_CASES, type RecordedCase } from './recorded-cases.ts';

/** Every stage of a report by its name, and the picture that stays with it. */
export interface RecordedReport {
  stages: Record<string, unknown>;
  thumbnail: Uint8Array;
}

type StageOf = { [Event in PhotoStage as Event['stage']]: Event['payload'] };

/** The moments of the scans: a month apart, at noon in Greenwich. */
const FIRST_AT = '2026-10-18T12:00:00.000Z';
const SECOND_AT = '2026-11-18T12:00:00.000Z';
/** When the person added the suggestions of the first report. */
const BEGUN_ON = '2026-10-20';

/** What a scan passes to the next one. */
interface Before {
  scan: PreviousScan;
  lead: CarePlanLead | null;
}

/** The reports of some cases, or of all. A case needs the one before it in the same call. */
export async function recordReports(
  names: readonly string[] = Object.keys(RECORDED_CASES),
): Promise<Record<string, RecordedReport>> {
  const engine = await createEngine(await readFaceModels());
  const records = new Map<string, Before>();
  const reports: Record<string, RecordedReport> = {};
  for (const name of names) {
    const recorded = RECORDED_CASES[name as keyof typeof RECORDED_CASES] as RecordedCase;
    const before = recorded.after === undefined ? undefined : records.get(recorded.after);
    const { report, ...after } = await record(engine, recorded, before);
    records.set(name, after);
    reports[name] = report;
  }
  return reports;
}

async function record(
  engine: Engine,
  { photo, answers }: RecordedCase,
  before: Before | undefined,
): Promise<Before & { report: RecordedReport }> {
  const image = paintFace(photo);
  const history = before === undefined ? [] : [before.scan];
  const moment = {
    checkin_id: history.length + 1,
    created_at: before === undefined ? FIRST_AT : SECOND_AT,
  };
  const run = engine.analyse(image, { ...moment, isTeen: answers.age_band === '13-17', history });
  const verdict = run.next();
  const result = run.next();
  if (verdict.done || !result.done || !result.value) throw new Error('A painted photo was refused.');
  const stages = Object.fromEntries(
    reportStages(result.value, answers).map(({ stage, payload }) => [stage, payload]),
  ) as Omit<StageOf, 'photo_quality'>;
  const { care_plan, product_needs } = await planFor(stages, answers, {
    today: moment.created_at.slice(0, 10),
    region: null,
    begun: before?.lead ? { ...before.lead, usedSince: BEGUN_ON } : null,
    removed: [],
  });
  const data = Buffer.from(image.data);
  return {
    report: {
      stages: { photo_quality: photoQuality(verdict.value), ...stages, care_plan, product_needs },
      thumbnail: await makeThumbnail({ ...image, data }, result.value.record.thumbnail_crop),
    },
    scan: { ...moment, record: result.value.record, pairs: [] },
    lead: care_plan.lead ?? null,
  };
}

async function planFor(
  stages: Omit<StageOf, 'photo_quality'>,
  preferences: Preferences,
  course: Course,
): Promise<{ care_plan: CarePlan; product_needs: ProductNeeds }> {
  const carePlanner = createCarePlanner({ shelves: sampleShelves });
  const decision = await carePlanner.decide({ ...stages, goals: [], issues: [], preferences, course });
  return { care_plan: onItsDay(decision.carePlan(), course.today), product_needs: decision.productNeeds() };
}

/** As the person reads it on the day of the scan, without a routine. */
function onItsDay(care_plan: CarePlan, date: string): CarePlan {
  const facts = {
    date,
    now: new Date(`${date}T12:00Z`),
    timeZone: 'UTC',
    region: null,
    products: [],
    removed: new Set<string>(),
    exfoliationsPerWeek: 1,
    known: new Map(sampleCatalogue.products.map((entry) => [entry.product.id, entry])),
  };
  const night = { steps: [], waiting: [], is_done: false, left_out: [] };
  return planOnDay(care_plan, facts, { night });
}
