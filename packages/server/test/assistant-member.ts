import {
  CARE_PLAN_EXAMPLE,
  CONDITION_NOTES_EXAMPLE,
  PHOTO_QUALITY_EXAMPLE,
  type Plan,
  type Preferences,
  PROGRESS_SUMMARY_EXAMPLE,
  type Scan,
  SCAN_COMPARISON_EXAMPLE,
  type ScanComparison,
  type SignTrend,
  SKIN_SENSITIVITY_FINDING_EXAMPLE,
  SKIN_TYPE_FINDING_EXAMPLE,
  USAGE_EXAMPLE,
} from '@daylit/contract';
import { openEmbedded } from '../src/adapters/assistant/embedded/open-embedded.ts';
import { createProductAdvisers } from '../src/modules/care-plan/advice/product-advisers.ts';
import { factsOfMember } from '../src/modules/care-plan/checker/facts-of-member.ts';
import { findNewProducts } from '../src/modules/care-plan/checker/new-products.ts';
import { findWarnings } from '../src/modules/care-plan/checker/find-warnings.ts';
import { placeRoutine } from '../src/modules/care-plan/checker/place-routine.ts';
import { presentWarning } from '../src/modules/care-plan/checker/present-warning.ts';
import { objectionsTo, presentLeftOut } from '../src/modules/care-plan/left-out/objections-to.ts';
import { CONCERNS, type ConfirmedProduct, RULES } from '../src/modules/care-plan/ports.ts';
import type { LatestReport } from '../src/modules/reports/ports.ts';
import { readProfile } from '../src/modules/care-plan/profile.ts';
import { cycleWeek } from '../src/modules/care-plan/tonight/cycle-week.ts';
import { presentTonight } from '../src/modules/care-plan/tonight/present-tonight.ts';
import type { MemberFacts, Recommendation, ReplyFacts, Message } from '../src/modules/chat/ports.ts';
import { labelWords } from '../src/modules/catalogue/ports.ts';
import { sampleCatalogue } from '../src/modules/catalogue/samples/sample-catalogue.ts';
import { leftOutsOf } from './left-outs.ts';

/** Names and prices of the sample catalogue, by id. */
export const sampleProductIds: ReadonlyMap<string, string> = new Map(
  sampleCatalogue.products.map(({ product: { id, name, price } }) => [id, `${name} ${price}`]),
);

/** What a test sets about a member. */
export interface AssistedMember {
  preferences?: Preferences;
  /** Names of sample products with their part of the day; by default also a retinol and an acid. */
  routine?: readonly (readonly [ConfirmedProduct['daypart'], string])[];
  hasReport?: boolean;
  /** False: nothing stands out in the photo. */
  hasConcerns?: boolean;
  hasComparison?: boolean;
  scans?: number;
  plan?: Plan;
  /** What the run of scans shows of redness. */
  trend?: Pick<ScanComparison, 'trend'> & { ofRedness: SignTrend };
}

/** Half a year of scans, over which redness has become calmer. */
export const HALF_A_YEAR: Pick<AssistedMember, 'scans' | 'trend'> = {
  scans: 21,
  trend: {
    trend: 'Redness has been calmer since June 24.',
    ofRedness: {
      kind: 'calmer',
      since: '2026-06-24T08:00:00.000Z',
      from: 1.9,
      to: 0.6,
      scans: 21,
      confidence: 0.97,
      title: 'Calmer since June 24',
      sentence: 'Redness went from about 2 to below 1, over 21 scans.',
    },
  },
};

const NOW = new Date('2026-11-20T18:00:00Z');
const TODAY = '2026-11-20';

const ROUTINE = [
  ['morning', 'Low Tide Gel Cleanser'],
  ['morning', 'Level Niacinamide 5% Serum'],
  ['morning', 'Breeze Gel Cream'],
  ['morning', 'Noon Fluid SPF 50'],
  ['night', 'Low Tide Gel Cleanser'],
  ['night', 'Dusk Retinol 0.1% Serum'],
  ['night', 'Breeze Gel Cream'],
  ['weekly', 'Shingle Lactic 5% Liquid'],
] as const satisfies AssistedMember['routine'];

/** The facts of a member whose report is the document's example, over the sample catalogue. */
export function assistedMember(member: AssistedMember = {}): MemberFacts {
  const preferences = member.preferences ?? { age_band: '25-39', pregnancy: 'no' };
  const profile = { goals: [], issues: [], preferences };
  const report: LatestReport | undefined =
    member.hasReport === false
      ? undefined
      : {
          skin_type: SKIN_TYPE_FINDING_EXAMPLE,
          skin_sensitivity: SKIN_SENSITIVITY_FINDING_EXAMPLE,
          condition_notes: notesOf(member),
          care_plan: CARE_PLAN_EXAMPLE,
        };
  const routine = (member.routine ?? ROUTINE).map(([daypart, name]): ConfirmedProduct => {
    const product = sampleCatalogue.products.find((one) => one.product.name === name);
    if (!product) throw new Error(`No sample product is called ${name}.`);
    const addedAt = new Date('2026-09-01T08:00:00Z');
    const [objection] = objectionsTo(product, preferences);
    return {
      daypart,
      step: product.step,
      product,
      days: null,
      addedAt,
      description: null,
      ingredientText: null,
      leftOut: objection ? presentLeftOut(objection) : null,
    };
  });
  const read = readProfile(factsOfMember(profile, report));
  const advisers = createProductAdvisers({
    clock: () => NOW,
    memberDays: { zoneOf: async () => 'UTC' } as never,
    confirmedPlans: { read: async () => routine, readRemoved: async () => [] } as never,
    reports: { find: async () => report },
    profiles: { findProfile: async () => profile },
    leftOuts: leftOutsOf(preferences),
  });
  const inUse = routine.filter(({ leftOut }) => leftOut === null);
  const cycled = cycleWeek({ products: inUse, exfoliationsPerWeek: read.exfoliationsPerWeek, now: NOW });
  return {
    now: NOW,
    today: TODAY,
    timeZone: 'UTC',
    region: null,
    plan: member.plan ?? 'plus_monthly',
    isMinor: read.traits.has('minor'),
    rules: RULES,
    concerns: CONCERNS,
    profile: async () => profile,
    scan: async () => (report ? scanOf(member) : null),
    comparison: async () => (report && member.hasComparison !== false ? comparisonOf(member) : null),
    countScans: async () => (report ? (member.scans ?? 2) : 0),
    routine: async () => routine,
    warnings: async () =>
      findWarnings(placeRoutine(routine), { profile: read, labels: labelWords }).flatMap(
        (found) => presentWarning(found, null) ?? [],
      ),
    tonight: async () =>
      presentTonight({
        date: TODAY,
        cycled,
        products: routine,
        suggested: report?.care_plan ?? null,
        done: new Set(),
        newest: findNewProducts(inUse, { now: NOW, timeZone: 'UTC' })[0],
      }),
    adviser: () => advisers.of(1),
    findProducts: async (words) => {
      const wanted = words.toLowerCase().split(/\s+/);
      return sampleCatalogue.products.filter(({ product }) =>
        wanted.every((word) => product.name.toLowerCase().includes(word)),
      );
    },
    findForStep: async (step) => sampleCatalogue.products.filter((product) => product.step === step),
    usage: async () => USAGE_EXAMPLE,
    transparency: async () => ({
      analysis: { engine_version: '3.0.0', processed_by: 'this_server', signs: ['redness'] },
      measurement: { engine_version: '3.0.0', reference_set_version: 1, not_validated: [], figures: [] },
      processors: [],
      retention: [{ what: 'Original photos', how_long: 'Until the analysis ends.' }],
    }),
  };
}

const notesOf = ({ hasConcerns = true }: AssistedMember): typeof CONDITION_NOTES_EXAMPLE =>
  hasConcerns
    ? CONDITION_NOTES_EXAMPLE
    : {
        ...CONDITION_NOTES_EXAMPLE,
        overall_assessment: 'Your skin looks calm. Nothing stands out in this photo.',
        key_concerns_identified: [],
      };

function scanOf(member: AssistedMember): Scan {
  return {
    id: 2,
    created_at: '2026-11-18T09:30:00.000Z',
    status: 'complete',
    failure_detail: null,
    thumbnail_filename: null,
    checkin_summary: null,
    analysis_result: {
      source: 'embedded' as never,
      photo_quality: PHOTO_QUALITY_EXAMPLE,
      skin_type: SKIN_TYPE_FINDING_EXAMPLE,
      skin_sensitivity: SKIN_SENSITIVITY_FINDING_EXAMPLE,
      condition_notes: notesOf(member),
      care_plan: CARE_PLAN_EXAMPLE,
      progress_summary: PROGRESS_SUMMARY_EXAMPLE,
    },
    product_needs: null,
    photo_receipt: {
      received_at: '2026-11-18T09:30:00.000Z',
      deleted_at: '2026-11-18T09:30:09.000Z',
      bytes: 1,
      engine_version: '3.0.0',
      processed_by: 'this_server',
      sent_to: null,
    },
  };
}

/** A reply of the embedded assistant, with the products that end it. */
export interface AssistantReply extends ReplyFacts {
  text: string;
  recommendation: Recommendation | null;
}

export const embedded = await openEmbedded();

/** Asks the embedded assistant, and lets it end a search for products. */
export async function askAssistant(
  text: string,
  facts: MemberFacts,
  history: readonly Message[] = [],
): Promise<AssistantReply> {
  const question = { text, history, facts };
  const { signal } = new AbortController();
  const reply = embedded.reply(question, signal);
  const pieces: string[] = [];
  for (;;) {
    const { value, done } = await reply.next();
    if (done === true) {
      const recommendation = value.search && (await embedded.recommend(question, value.search, signal));
      return { ...value, text: pieces.join(''), recommendation };
    }
    pieces.push(value);
  }
}

/** With a trend, the two scans themselves are alike. */
function comparisonOf({ trend: run }: AssistedMember): ScanComparison {
  if (!run) return SCAN_COMPARISON_EXAMPLE;
  const { trend, ofRedness } = run;
  const signs = SCAN_COMPARISON_EXAMPLE.signs.map((sign) => ({
    ...sign,
    change: 'no_measurable_change' as const,
    ...(sign.sign === 'redness' && { trend: ofRedness }),
  }));
  return { ...SCAN_COMPARISON_EXAMPLE, ...(trend !== undefined && { trend }), signs };
}
