import type { ProductTrial, ProductTrialChoices, ProductTrialStart } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import { Refusal } from '../../errors.ts';
import {
  type ConfirmedPlans,
  type DueProductTrialScan,
  type DueProductTrialScans,
  type LeftOuts,
  refuseLeftOut,
} from '../care-plan/ports.ts';
import type { Member, MemberDays, MemberOnPlan } from '../members/ports.ts';
import type { PlanReader } from '../billing/ports.ts';
import type { ProductFinder } from '../catalogue/ports.ts';
import { createChoose } from './choose.ts';
import { createFindObjections } from './find-objections.ts';
import { earliestStart, isHighest, offeredProducts } from './choices.ts';
import { type Course, courseOf } from './course.ts';
import type { RecordedScans, ScanComparer } from './ports.ts';
import { possibleSpans } from './windows.ts';
import { presentProductTrial } from './present-product-trial.ts';
import { routineBeside } from './routine.ts';
import { readProductTrialScans } from './product-trial-scans.ts';
import type { ProductTrialRow, ProductTrialStore } from './product-trial-store.ts';

const RUNNING = 'A product trial is running already. Stop it first, or wait until it is done.';
const NONE_RUNNING = 'No product trial is running.';

/** One product and one sign, named before the first scan. A member has at most one. */
export interface ProductTrials {
  /** The running one or the last one; null without any. */
  find(member: Member): Promise<ProductTrial | null>;
  choices(member: Member, timeZone: string, productId: string | undefined): Promise<ProductTrialChoices>;
  /** Throws a 404 for an unknown product, and a 409 while another one runs. */
  start(member: Member, chosen: ProductTrialStart): Promise<ProductTrial | null>;
  /** Throws a 409 when none is running. */
  end(member: Member): Promise<ProductTrial | null>;
  remove(member: Member): Promise<void>;
  due: DueProductTrialScans;
}

interface Dependencies {
  clock: Clock;
  memberDays: MemberDays;
  plans: PlanReader;
  store: ProductTrialStore;
  recorded: RecordedScans;
  comparer: ScanComparer;
  finder: ProductFinder;
  confirmedPlans: ConfirmedPlans;
  leftOuts: LeftOuts;
}

export function createProductTrials(dependencies: Dependencies): ProductTrials {
  const { memberDays, plans, store, recorded, comparer, confirmedPlans } = dependencies;
  const findObjections = createFindObjections(dependencies);

  async function courseOfRow(member: MemberOnPlan, row: ProductTrialRow) {
    const trialScans = await readProductTrialScans({ recorded, comparer }, member, row);
    const isEnded = row.ended_at !== null;
    const course = courseOf({ ...row, isEnded }, trialScans.days, await memberDays.today(member.id));
    return { course, trialScans };
  }

  async function isRunning(member: MemberOnPlan, row: ProductTrialRow | undefined): Promise<boolean> {
    if (!row) return false;
    const { phase } = (await courseOfRow(member, row)).course;
    return phase === 'waiting' || phase === 'running';
  }

  async function find(member: Member): Promise<ProductTrial | null> {
    const row = await store.find(member.id);
    if (!row) return null;
    const { course, trialScans } = await courseOfRow(member, row);
    const [confirmed, objections] = await Promise.all([
      confirmedPlans.read(member.id),
      findObjections(member.id, row.product_id),
    ]);
    return presentProductTrial({ row, course, objections }, trialScans, confirmed);
  }

  const choose = createChoose(dependencies);

  return {
    find,

    async choices(member, timeZone, productId) {
      const { confirmed, asked, day, signs } = await choose(member, timeZone, productId);
      const mayTry = productId === undefined || (await findObjections(member.id, productId)).length === 0;
      const usable = confirmed.filter(({ leftOut }) => leftOut === null);
      const products = offeredProducts(mayTry ? asked : undefined, usable, day);
      return { products, signs, spans: possibleSpans() };
    },

    async start(member, { product_id, sign, weeks, time_zone }) {
      const { confirmed, asked, day, signs } = await choose(member, time_zone, product_id);
      const own = confirmed.find(({ product }) => product.product.id === product_id)?.product;
      const product = (own ?? asked)?.product;
      if (!product) throw new Refusal('not_found', { detail: 'There is no product with this id.' });
      refuseLeftOut(await findObjections(member.id, product_id));
      const previous = await store.find(member.id);
      const trial = {
        user_id: member.id,
        product_id,
        product_name: product.name,
        sign: requireSign(sign, signs),
        is_highest_sign: isHighest(signs, sign),
        weeks,
        time_zone: day.timeZone,
        starts_on: earliestStart(confirmed, product_id, day).starts_on,
        routine: routineBeside(confirmed, product_id),
      };
      if ((await isRunning(member, previous)) || !(await store.start(trial, previous)))
        throw new Refusal('conflict', { detail: RUNNING });
      return find(member);
    },

    async end(member) {
      const row = await store.find(member.id);
      if (!row || !(await isRunning(member, row)) || !(await store.end(row)))
        throw new Refusal('conflict', { detail: NONE_RUNNING });
      return find(member);
    },

    remove: (member) => store.remove(member.id),

    due: {
      async list(userId) {
        const [row, member] = await Promise.all([store.find(userId), plans.find(userId)]);
        if (!row || !member || (await findObjections(userId, row.product_id)).length > 0) return [];
        return dueScans(row, (await courseOfRow(member, row)).course);
      },
    },
  };
}

function dueScans(
  { product_name }: ProductTrialRow,
  { phase, windows, next_scan }: Course,
): DueProductTrialScan[] {
  if (next_scan === null) return [];
  const known = phase === 'waiting' ? windows.slice(0, 1) : windows;
  return known
    .filter(({ status }) => status === 'open' || status === 'ahead')
    .map(({ name, from, to }) => ({ name, from, to, product_name }));
}

function requireSign(sign: ProductTrialStart['sign'], offered: ProductTrialChoices['signs']) {
  if (offered.some((each) => each.sign === sign)) return sign;
  throw new Refusal('invalid', { detail: 'This sign is not looked for in your photos.', field: 'sign' });
}
