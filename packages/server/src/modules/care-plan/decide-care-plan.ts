import { ROUTINE_STEPS, type StepKey } from '@daylit/contract';
import { addConcerns, type Additions } from './add-concerns.ts';
import { BASICS, omissionReason, omit } from './basics.ts';
import { type Draft, isTaken, placeOmission, placeProduct, startDraft } from './draft.ts';
import type { CatalogueProduct } from '../catalogue/ports.ts';
import type { Course, PlannedFacts } from './ports.ts';
import { type Profile, readProfile } from './profile.ts';
import { type RankedConcern, rankConcerns } from './rank-concerns.ts';
import type { Group, Rule } from './rule.ts';
import type { Omission, SlotRequest } from './slot-request.ts';

/** A decided care plan with its reasons. The care plan and the product needs are both built from it. */
export interface DecidedCarePlan {
  facts: PlannedFacts;
  profile: Profile;
  concerns: readonly RankedConcern[];
  draft: Draft;
  additions: Additions;
}

/** Decides every slot: basics for the skin type, then concerns, then the reason why a slot stays empty. */
export function decideCarePlan(facts: PlannedFacts): DecidedCarePlan {
  const profile = readProfile(facts);
  const concerns = rankConcerns(facts, profile);
  const draft = startDraft(profile, facts.catalogue);
  const basics = BASICS[profile.kind];
  for (const request of basics.filter(isRequest)) placeBasic(draft, request, concerns, facts.course);
  const keepsToBasics = profile.kind === 'teen' || profile.kind === 'sensitive';
  const additions = keepsToBasics ? { lead: null, leftOut: [] } : addConcerns(draft, concerns, facts.course);
  for (const slot of basics) {
    if (!isRequest(slot) && !isTaken(draft, slot)) placeOmission(draft, slot);
  }
  omitTheRest(draft, additions);
  return { facts, profile, concerns, draft, additions };
}

function isRequest(slot: SlotRequest | Omission): slot is SlotRequest {
  return 'needs' in slot;
}

function placeBasic(
  draft: Draft,
  request: SlotRequest,
  concerns: readonly RankedConcern[],
  { removed }: Course,
): void {
  const helpful = request.step === 'sunscreen' ? concerns.flatMap(({ concern }) => concern.sunscreen) : [];
  const { product, refusedBy } = placeProduct(draft, {
    ...request,
    prefers: [...new Set([...request.prefers, ...helpful])],
  });
  if (product !== null) return;
  const taken = removed.find(({ step }) => step === request.step);
  placeOmission(draft, { ...request, kind: 'none', reason: refusal(refusedBy, taken) });
}

function refusal(rule: Rule | null, taken: CatalogueProduct | undefined): string {
  if (taken)
    return `You removed ${taken.product.name}, and nothing else here fits. Bring it back, or choose your own.`;
  if (rule === null) return 'The catalogue holds nothing for this step yet. Choose one of your own.';
  return `Nothing in the catalogue fits. What stood in the way: ${rule.reason} ${rule.fix}`;
}

function omitTheRest(draft: Draft, { leftOut }: Additions): void {
  const hasPlaced = (step: StepKey) => draft.placed.some((one) => one.step === step);
  const serum = hasPlaced('serum') ? 'placed' : leftOut.length > 0 ? 'left_out' : 'not_needed';
  for (const group of Object.keys(ROUTINE_STEPS) as Group[]) {
    for (const step of ROUTINE_STEPS[group]) {
      if (isTaken(draft, { group, step })) continue;
      const reason = omissionReason(step, draft.profile.kind, {
        serum,
        hasEyeCream: hasPlaced('eye_cream'),
      });
      placeOmission(draft, omit(group, step, reason));
    }
  }
}
