import { MINOR_AGE_BANDS, type Preferences, type Transparency } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import { once } from '../../once.ts';
import {
  type ConfirmedPlans,
  CONCERNS,
  type LeftOuts,
  presentLeftOut,
  type ProductAdvisers,
  RULES,
  type RoutineWarnings,
  type Tonights,
  withTold,
} from '../care-plan/ports.ts';
import { dayIn, type MemberDays, type ProfileReader } from '../members/ports.ts';
import type { ProductSearch, ProductShelves } from '../catalogue/ports.ts';
import type { UsageMeter } from '../usage/ports.ts';
import type { Asker, MemberFacts, OwnFact, ScanLookups } from './ports.ts';
import { preferencesOf } from './told-facts.ts';

/**
 * The facts that a reply may state about a complete scan that the member may see; null before the first. What
 * was told in the conversation counts like an answer of the profile.
 */
export type FindFacts = (
  member: Asker,
  checkinId: number | null,
  told: readonly OwnFact[],
) => Promise<MemberFacts>;

/** The ports that the facts come from. */
export interface FactSources {
  clock: Clock;
  scanLookups: ScanLookups;
  profiles: ProfileReader;
  confirmedPlans: ConfirmedPlans;
  routineWarnings: RoutineWarnings;
  leftOuts: LeftOuts;
  tonights: Tonights;
  memberDays: MemberDays;
  productAdvisers: ProductAdvisers;
  productSearch: ProductSearch;
  shelves: ProductShelves;
  meter: UsageMeter;
  transparency: Transparency;
}

export function createFindFacts(sources: FactSources): FindFacts {
  return async (member, checkinId, facts) => {
    const told = preferencesOf(facts);
    const timeZone = await sources.memberDays.zoneOf(member.id);
    return factsOf(sources, member, { checkinId, timeZone, told });
  };
}

function factsOf(
  sources: FactSources,
  member: Asker,
  { checkinId, timeZone, told }: { checkinId: number | null; timeZone: string; told: Preferences },
): MemberFacts {
  const { id, plan, region } = member;
  const preferences = withTold(member.preferences, told);
  const { scanLookups } = sources;
  const now = sources.clock();
  const today = dayIn(timeZone, now);
  return {
    now,
    today,
    timeZone,
    region,
    plan,
    // A member without a known age is answered as carefully as a minor.
    isMinor:
      preferences.age_band === undefined || MINOR_AGE_BANDS.some((band) => band === preferences.age_band),
    rules: RULES,
    concerns: CONCERNS,
    profile: once(async () => {
      const profile = await sources.profiles.findProfile(id);
      return { preferences: withTold(profile.preferences, told) };
    }),
    scan: once(async () =>
      checkinId === null ? null : ((await scanLookups.find(member, checkinId)) ?? null),
    ),
    comparison: once(async () =>
      checkinId === null ? null : scanLookups.compareWithPrevious(member, checkinId),
    ),
    countScans: once(() => scanLookups.count(member)),
    routine: once(() => readRoutine(sources, id, told)),
    warnings: once(() => sources.routineWarnings.find(id)),
    tonight: once(() => sources.tonights.find(id, today)),
    adviser: once(() => sources.productAdvisers.of(id, told)),
    findProducts: (words) => findProducts(sources, id, words),
    findForStep: async (step, classes) => {
      const kinds = classes.length === 0 ? (['any'] as const) : classes;
      const slots = kinds.map((kind) => ({ step, class: kind }));
      const { products } = await sources.shelves.pick(slots, preferences.avoid ?? []);
      return products.filter((product) => product.step === step);
    },
    usage: once(() => sources.meter.read(member)),
    transparency: async () => sources.transparency,
  };
}

/** The routine, where what was told in the conversation leaves products out too. */
async function readRoutine({ confirmedPlans, leftOuts }: FactSources, userId: number, told: Preferences) {
  const [routine, { ofUsed }] = await Promise.all([confirmedPlans.read(userId), leftOuts.of(userId, told)]);
  return routine.map((placed) => {
    const [first] = ofUsed(placed.product);
    return { ...placed, leftOut: first ? presentLeftOut(first) : null };
  });
}

async function findProducts({ confirmedPlans, productSearch }: FactSources, userId: number, words: string) {
  const [own, known] = await Promise.all([confirmedPlans.read(userId), productSearch.findByName(words)]);
  const wanted = words
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const used = own
    .map(({ product }) => product)
    .filter(({ product }) => wanted.every((word) => product.name.toLowerCase().includes(word)));
  return wanted.length === 0
    ? []
    : [...new Map([...used, ...known].map((found) => [found.product.id, found])).values()];
}
