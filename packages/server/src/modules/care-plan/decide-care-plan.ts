import { ROUTINE_STEPS, type StepKey } from '@daylit/contract';
import { careWish } from '@daylit/wording';
import { addConcerns, type Additions } from './add-concerns.ts';
import { BASICS, omissionReason, omit } from './basics.ts';
import { type Draft, isTaken, placeOmission, placeProduct, startDraft } from './draft.ts';
import type { CatalogueProduct } from '../catalogue/ports.ts';
import type { PlannedFacts } from './ports.ts';
import { type Profile, readProfile } from './profile.ts';
import { type RankedConcern, rankConcerns } from './rank-concerns.ts';
import type { Group, Rule } from './rule.ts';
import type { Omission, SlotRequest } from './slot-request.ts';
import { basicWish } from './wishes.ts';

/** Water in the morning is a habit for everybody who needs no cleanser then. */
const RINSE = { of: 'everybody', step: 'rinse' } as const;

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
  const draft = startDraft(profile, concerns, facts.catalogue);
  const basics = BASICS[profile.kind];
  for (const request of basics.filter(isRequest)) placeBasic(draft, request, facts);
  const keepsToBasics = profile.kind === 'teen' || profile.kind === 'sensitive';
  const additions = keepsToBasics ? { lead: null, leftOut: [] } : addConcerns(draft, concerns, facts.course);
  for (const slot of basics) {
    if (isRequest(slot) || isTaken(draft, slot)) continue;
    placeOmission(draft, slot.kind === 'habit' ? { ...slot, wish: careWish(RINSE) } : slot);
  }
  omitTheRest(draft, additions);
  return { facts, profile, concerns, draft, additions };
}

function isRequest(slot: SlotRequest | Omission): slot is SlotRequest {
  return 'needs' in slot;
}

function placeBasic(draft: Draft, request: SlotRequest, facts: PlannedFacts): void {
  const { concerns, profile } = draft;
  const hasSunscreen = draft.placed.some(({ step }) => step === 'sunscreen');
  const wish = basicWish(request, concerns, facts, { kind: profile.kind, hasSunscreen });
  // What nobody wishes for is left out with the steps that nothing fills.
  if (wish === null) return;
  const helpful = concerns.flatMap(({ concern }) =>
    request.step === 'sunscreen' ? concern.sunscreen : concern.care,
  );
  const { product, refusedBy } = placeProduct(draft, {
    ...request,
    wish,
    prefers: [...new Set([...request.prefers, ...helpful])],
  });
  const { removed } = facts.course;
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
        isDoneElsewhere: hasPlaced(step),
        hasCleanser: draft.steps[group].get('cleanser')?.kind === 'product',
      });
      placeOmission(draft, omit(group, step, reason));
    }
  }
}
