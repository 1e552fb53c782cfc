import type { ProductTrial, ProductTrialRoutine } from '@daylit/contract';
import { productTrialSign, uncountedProductTrialScan } from '@daylit/wording';
import { type ConfirmedProduct, type MemberLeftOuts, presentLeftOut } from '../care-plan/ports.ts';
import { dayIn } from '../members/ports.ts';
import type { Course } from './course.ts';
import { resultOf } from './result.ts';
import { compareRoutine } from './routine.ts';
import type { ProductTrialScans } from './product-trial-scans.ts';
import type { ProductTrialRow } from './product-trial-store.ts';

interface Found {
  row: ProductTrialRow;
  course: Course;
  /** What the member's answers say against the product now. */
  objections: ReturnType<MemberLeftOuts['ofUsed']>;
}

/** A product trial as it is sent. It holds values of the sign only once it is done. */
export function presentProductTrial(
  { row, course, objections: [objection] }: Found,
  scans: ProductTrialScans,
  confirmed: readonly ConfirmedProduct[],
): ProductTrial {
  const { product_id, product_name, sign, weeks, is_highest_sign } = row;
  const { phase, starts_on, week, windows, next_scan } = course;
  const routine = routineOf(row, course, confirmed);
  const { concern_name, sign_in_text } = productTrialSign(sign);
  const chosen = { sign, weeks, isHighest: is_highest_sign, ...routine };
  return {
    product_id,
    product_name,
    left_out: objection ? presentLeftOut(objection) : null,
    sign,
    concern_name,
    sign_in_text,
    weeks,
    is_highest_sign,
    created_at: row.created_at.toISOString(),
    starts_on,
    ended_at: row.ended_at?.toISOString() ?? null,
    phase,
    week,
    windows,
    next_scan: objection ? null : next_scan,
    note: noteOn(row, course, scans),
    routine,
    result: phase === 'done' ? resultOf(chosen, course, scans) : null,
  };
}

/**
 * The routine compared with the start. Products that were added after the end do not count; when a product
 * was removed is not known.
 */
function routineOf(
  { product_id, routine, ended_at, time_zone }: ProductTrialRow,
  { windows }: Course,
  confirmed: readonly ConfirmedProduct[],
): ProductTrialRoutine {
  const lastDay = ended_at ? dayIn(time_zone, ended_at) : windows.at(-1)?.to;
  const inTime = confirmed.filter(
    ({ addedAt }) => lastDay === undefined || dayIn(time_zone, addedAt) <= lastDay,
  );
  return compareRoutine(inTime, product_id, routine);
}

/** Why the newest scan does not count. */
function noteOn(
  { sign }: ProductTrialRow,
  { uncounted, counted }: Course,
  scans: ProductTrialScans,
): string | null {
  if (uncounted === null) return null;
  const [first] = counted.first;
  const isTold = scans.readings.get(uncounted) != null;
  if (!isTold || first === undefined) return uncountedProductTrialScan(sign, null);
  return uncountedProductTrialScan(sign, scans.compare(first, uncounted)?.reason ?? null);
}
