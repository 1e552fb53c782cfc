import type { ProductReason } from '@daylit/contract';
import { listOf } from '@daylit/wording';
import { type CatalogueProduct, labelWords, priceBand } from '../../catalogue/ports.ts';
import { EVIDENCE_WORDS } from '../add-concerns.ts';
import { BUDGET_BANDS, protectsEnough } from '../choose-product.ts';
import type { Choice } from '../concern.ts';
import type { RankedConcern } from '../rank-concerns.ts';
import type { Person } from './person.ts';
import { capital, claim, fact } from './reason.ts';

/** Severity from which a sign counts as seen in the photo. */
const SEEN = 2;

const MAX_CONCERNS = 3;

/** The reasons for a product, the most important first. */
export function reasonsFor(product: CatalogueProduct, person: Person): ProductReason[] {
  return [
    ...person.concerns.slice(0, MAX_CONCERNS).flatMap((concern) => helps(product, concern)),
    ...plainFacts(product, person),
  ];
}

/** The ingredient of the product that helps with a concern, if there is one. */
export function choiceFor({ label }: CatalogueProduct, { concern }: RankedConcern): Choice | undefined {
  return concern.choices.find((choice) => label.actives.includes(choice.class));
}

function helps(product: CatalogueProduct, ranked: RankedConcern): ProductReason[] {
  const choice = choiceFor(product, ranked);
  if (choice === undefined) return [];
  const { name } = ranked.concern;
  const origin = ranked.severity >= SEEN ? 'seen in your last scan' : 'as you told us';
  const evidence = EVIDENCE_WORDS[choice.evidence];
  const sentence = `${capital(name)}, ${origin}: there is ${evidence} evidence for ${choice.label}.`;
  return [claim({ title: `Helps with ${name}`, sentence }, choice)];
}

function plainFacts(product: CatalogueProduct, { profile }: Person): ProductReason[] {
  const { step, spf, suits, label } = product;
  const reasons: ProductReason[] = [];
  const madeFor = profile.namedKinds.filter((kind) => suits.includes(kind));
  if (step === 'sunscreen' && protectsEnough(product))
    reasons.push(fact(`SPF ${spf}`, `SPF ${spf} is enough for every day.`));
  if (madeFor.length > 0)
    reasons.push(
      fact(
        `For ${listOf(madeFor)} skin`,
        `Made for ${listOf(madeFor)} skin, which fits your report and your answers.`,
      ),
    );
  // A list that somebody copied may lack a line, so its silence proves nothing.
  if (label.status === 'verified') {
    const absent = profile.avoid.filter(
      (term) => labelWords.knowsTerm(term) && !labelWords.contains(label, term),
    );
    if (absent.length > 0)
      reasons.push(fact('Without what you avoid', `No ${listOf(absent)} in the list, as you asked.`));
  }
  const { price } = product.product;
  if (profile.budget !== undefined && price !== null && priceBand(price) <= BUDGET_BANDS[profile.budget])
    reasons.push(fact('Within your budget', 'The price is within the budget that you set.'));
  return reasons;
}
