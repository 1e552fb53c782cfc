import { MINOR_AGE_BANDS, type Transparency } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import { once } from '../../once.ts';
import {
  type ConfirmedPlans,
  CONCERNS,
  type ProductAdvisers,
  RULES,
  type RoutineWarnings,
  type Tonights,
} from '../care-plan/ports.ts';
import { dayIn, type Member, type MemberDays, type ProfileReader } from '../members/ports.ts';
import type { ProductSearch, ProductShelves } from '../catalogue/ports.ts';
import type { UsageMeter } from '../usage/ports.ts';
import type { MemberFacts, ScanLookups } from './ports.ts';

/** The facts that a reply may state about a complete scan that the member may see; null before the first. */
export type FindFacts = (member: Member, checkinId: number | null) => Promise<MemberFacts>;

/** The ports that the facts come from. */
export interface FactSources {
  clock: Clock;
  scanLookups: ScanLookups;
  profiles: ProfileReader;
  confirmedPlans: ConfirmedPlans;
  routineWarnings: RoutineWarnings;
  tonights: Tonights;
  memberDays: MemberDays;
  productAdvisers: ProductAdvisers;
  productSearch: ProductSearch;
  shelves: ProductShelves;
  meter: UsageMeter;
  transparency: Transparency;
}

export function createFindFacts(sources: FactSources): FindFacts {
  return async (member, checkinId) =>
    factsOf(sources, member, { checkinId, timeZone: await sources.memberDays.zoneOf(member.id) });
}

function factsOf(
  sources: FactSources,
  member: Member,
  { checkinId, timeZone }: { checkinId: number | null; timeZone: string },
): MemberFacts {
  const { id, plan, preferences } = member;
  const { scanLookups } = sources;
  const now = sources.clock();
  const today = dayIn(timeZone, now);
  return {
    now,
    today,
    timeZone,
    plan,
    // A member without a known age is answered as carefully as a minor.
    isMinor:
      preferences.age_band === undefined || MINOR_AGE_BANDS.some((band) => band === preferences.age_band),
    rules: RULES,
    concerns: CONCERNS,
    profile: once(() => sources.profiles.findProfile(id)),
    scan: once(async () =>
      checkinId === null ? null : ((await scanLookups.find(member, checkinId)) ?? null),
    ),
    comparison: once(async () =>
      checkinId === null ? null : scanLookups.compareWithPrevious(member, checkinId),
    ),
    countScans: once(() => scanLookups.count(member)),
    routine: once(() => sources.confirmedPlans.read(id)),
    warnings: once(() => sources.routineWarnings.find(id)),
    tonight: once(() => sources.tonights.find(id, today)),
    adviser: once(() => sources.productAdvisers.of(id)),
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
