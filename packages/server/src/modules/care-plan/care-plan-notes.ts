import { carePlanNotes as notesOf, type CarePlanNoteFacts } from '@daylit/wording';
import { dayInWords } from './advice/day-in-words.ts';
import { EVIDENCE_WORDS } from './add-concerns.ts';
import type { DecidedCarePlan } from './decide-care-plan.ts';
import { DAYS_BETWEEN_NEW_PRODUCTS } from './rules.ts';

/** Severity from which a doctor is named. */
const MODERATE = 3;

/** The notes of a care plan, the most important first. */
export function carePlanNotes(decided: DecidedCarePlan): string[] {
  const { facts, profile, concerns, draft, additions } = decided;
  const { avoid = [], age_band } = facts.preferences;
  const isNamed = (key: string): boolean => concerns.some(({ concern }) => concern.key === key);
  return notesOf({
    routine: profile.kind === 'teen' || profile.kind === 'sensitive' ? profile.kind : 'other',
    isAgeKnown: age_band !== undefined,
    hasSunscreen: draft.placed.some(({ step }) => step === 'sunscreen'),
    hasBlemishes: isNamed('blemishes'),
    seeDoctor: seeDoctor(decided),
    lead: leadOf(decided),
    leftOut: additions.leftOut.map(({ choice, rule }) => ({ active: choice.label, reason: rule.reason })),
    unknownWords: avoid.filter((term) => !facts.catalogue.knowsTerm(term)),
    avoidsSomething: avoid.length > 0,
    daysBetweenProducts: DAYS_BETWEEN_NEW_PRODUCTS,
  });
}

/** When to see a doctor about a strong sign. */
function seeDoctor({ concerns }: DecidedCarePlan): string | null {
  const plain = concerns.find(({ concern, severity }) => concern.seeDoctor !== null && severity >= MODERATE);
  return plain?.concern.seeDoctor ?? null;
}

function leadOf({ additions: { lead }, facts }: DecidedCarePlan): CarePlanNoteFacts['lead'] {
  if (lead === null) return null;
  const { choice, concern, given } = lead;
  const [from, to] = concern.judgeAfter;
  return {
    active: choice.label,
    concern: concern.name,
    isReported: facts.condition_notes.key_concerns_identified.some(({ sign }) =>
      concern.signs.includes(sign),
    ),
    evidence: EVIDENCE_WORDS[choice.evidence],
    weeks: from === to ? `${to} weeks` : `${from} to ${to} weeks`,
    stays: given && {
      on: dayInWords(given.on, facts.course.region),
      until: dayInWords(given.until, facts.course.region),
      isUsed: given.isUsed,
    },
  };
}
