import type { Wish } from '@daylit/contract';
import { careWish } from '@daylit/wording';
import { dayInWords } from './advice/day-in-words.ts';
import { irritancyOf } from './active-ingredients.ts';
import { CONCERNS } from './concerns.ts';
import type { Choice, Concern } from './concern.ts';
import { type GivenTime, timeGiven } from './given-time.ts';
import type { Course } from './ports.ts';
import { type Draft, isTaken, placeProduct } from './draft.ts';
import type { RoutineKind } from './profile.ts';
import type { RankedConcern } from './rank-concerns.ts';
import type { Rule } from './rule.ts';
import type { SlotRequest } from './slot-request.ts';

/** The one active that a care plan starts with, and the concern that it is for. */
interface Lead {
  concern: Concern;
  choice: Choice;
  productId: string;
  /** The reason to keep it, when an earlier plan started it. */
  given: GivenTime | null;
}

/** A choice that was rejected because it breaks a rule. */
interface LeftOut {
  choice: Choice;
  rule: Rule;
}

export interface Additions {
  lead: Lead | null;
  leftOut: readonly LeftOut[];
}

/** Severity from which the gentler active comes first. */
const MODERATE = 3;

/**
 * Routines that may exfoliate from the start. Dry skin waits four weeks, and an unknown skin type until the
 * member has answered. Sensitive or teenage skin never exfoliates.
 */
const MAY_EXFOLIATE = new Set<RoutineKind>(['normal', 'oily', 'combination']);

export const EVIDENCE_WORDS = { A: 'good', B: 'fair', C: 'limited' } as const;

/**
 * Adds at most one active, then care in the slots that are still free. An active that the member has started
 * stays for its whole time, because a photo halfway through is no reason to stop. Otherwise the most
 * important concern that allows an active gets one.
 */
export function addConcerns(draft: Draft, concerns: readonly RankedConcern[], course: Course): Additions {
  const leftOut: LeftOut[] = [];
  const lead = keepLead(draft, concerns, course, leftOut) ?? placeLead(draft, concerns, leftOut);
  for (const { concern, wish } of concerns.filter(({ concern }) => concern !== lead?.concern)) {
    for (const choice of concern.choices.filter((choice) => !isActive(choice))) {
      if (!isTaken(draft, choice)) tryChoice(draft, { concern, wish, choice }, leftOut);
    }
  }
  return { lead, leftOut };
}

/** The active that was started, while its time lasts and no rule or answer forbids it. */
function keepLead(
  draft: Draft,
  concerns: readonly RankedConcern[],
  { today, begun, region }: Course,
  leftOut: LeftOut[],
): Lead | null {
  const ranked = concerns.find(({ concern }) => concern.key === begun?.concern);
  const concern = ranked?.concern ?? CONCERNS.find(({ key }) => key === begun?.concern);
  if (begun === null || concern === undefined) return null;
  const given = timeGiven(begun, concern);
  const wish = ranked?.wish ?? careWish({ of: 'earlier_plan', since: dayInWords(given.on, region) });
  const choice = activeChoices(concern, 0, draft).find((one) => one.class === begun.active);
  if (choice === undefined || today >= given.until) return null;
  const productId = tryChoice(draft, { concern, wish, choice, keeps: begun.product_id }, leftOut);
  return productId === null ? null : { concern, choice, productId, given };
}

function placeLead(draft: Draft, concerns: readonly RankedConcern[], leftOut: LeftOut[]): Lead | null {
  for (const { concern, severity, wish } of concerns) {
    for (const choice of activeChoices(concern, severity, draft)) {
      const productId = tryChoice(draft, { concern, wish, choice }, leftOut);
      if (productId !== null) return { concern, choice, productId, given: null };
    }
  }
  return null;
}

interface Attempt {
  concern: Concern;
  wish: Wish;
  choice: Choice;
  /** The product to keep, if it still fits. */
  keeps?: string;
}

/** Places a choice, or records the rule that it breaks, once per ingredient. Returns the product's id. */
function tryChoice(
  draft: Draft,
  { concern, wish, choice, keeps }: Attempt,
  leftOut: LeftOut[],
): string | null {
  const request = { ...requestFor(choice, concern, draft), wish, ...(keeps !== undefined && { keeps }) };
  const { product, refusedBy } = placeProduct(draft, request);
  if (refusedBy !== null && leftOut.every((entry) => entry.choice.class !== choice.class)) {
    leftOut.push({ choice, rule: refusedBy });
  }
  return product?.product.id ?? null;
}

function activeChoices({ choices }: Concern, severity: number, { profile }: Draft): Choice[] {
  const active = choices.filter(
    (choice) => isActive(choice) && (choice.step !== 'exfoliant' || MAY_EXFOLIATE.has(profile.kind)),
  );
  if (severity < MODERATE) return active;
  return active.sort((a, b) => irritancyOf(a.class) - irritancyOf(b.class));
}

function isActive(choice: Choice): boolean {
  return irritancyOf(choice.class) > 0;
}

function requestFor(choice: Choice, concern: Concern, { profile }: Draft): SlotRequest {
  const isTZone = profile.kind === 'combination' && (concern.key === 'shine' || concern.key === 'blemishes');
  return {
    group: choice.group,
    step: choice.step,
    days: choice.days,
    instruction: choice.instruction.replace('{place}', isTZone ? ' over forehead, nose and chin' : ''),
    needs: [choice.class],
    prefers: [],
    without: [],
    purpose: `For ${concern.name}, with ${choice.label}: ${EVIDENCE_WORDS[choice.evidence]} evidence.`,
  };
}
