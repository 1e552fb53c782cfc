import { irritancyOf } from './active-ingredients.ts';
import type { DecidedCarePlan } from './decide-care-plan.ts';
import { DAYS_BETWEEN_NEW_PRODUCTS } from './rules.ts';

/** Severity from which a change takes twelve weeks to show. */
const MODERATE = 3;

/** Severity from which products alone are not enough. */
const MARKED = 4;

/** How many unknown words a note repeats; more are only counted. */
const WORDS_REPEATED = 5;

/** What a care plan says besides its steps, the most important first. */
export function carePlanNotes(decided: DecidedCarePlan): string[] {
  return [
    ...warningNotes(decided),
    ...profileNotes(decided),
    ...startNotes(decided),
    ...concernNotes(decided),
    ...leftOutNotes(decided),
    ...avoidNotes(decided),
  ];
}

function warningNotes({ concerns }: DecidedCarePlan): string[] {
  const notes: string[] = [];
  const spots = concerns.find(({ concern }) => concern.key === 'dark_spots');
  if (spots !== undefined) notes.push(spots.concern.seeProfessional);
  const marked = concerns.filter(({ severity }) => severity >= MARKED).map(({ concern }) => concern.name);
  if (marked.length > 0) {
    notes.push(`Clear to see in this photo: ${joinWords(marked)}. A dermatologist can help with this.`);
  }
  return notes;
}

function profileNotes({ facts: { preferences }, profile, concerns }: DecidedCarePlan): string[] {
  if (profile.kind === 'sensitive') {
    return ['Leave out all other products for two weeks. When your skin is calm, add back one at a time.'];
  }
  if (profile.kind !== 'teen') return [];
  const notes = [
    preferences.age_band === undefined
      ? 'Your age band is not set, so this plan keeps to what suits every age.'
      : 'A cleanser, a moisturizer and a sunscreen do the most for your skin.',
  ];
  if (concerns.some(({ concern }) => concern.key === 'blemishes')) {
    notes.push('About blemishes, ask a pharmacist or doctor. That works better than many products.');
  }
  return notes;
}

function startNotes({ draft }: DecidedCarePlan): string[] {
  const hasSunscreen = draft.placed.some(({ step }) => step === 'sunscreen');
  const first = hasSunscreen ? ', beginning with the sunscreen' : '';
  const start = `Start one new product at a time, ${DAYS_BETWEEN_NEW_PRODUCTS} days apart${first}. Try each on a small patch of skin for a week first.`;
  if (hasSunscreen) return [start];
  return ['Until you have a sunscreen that you can use, shade, a hat and clothing protect you best.', start];
}

function concernNotes({ profile, concerns, additions: { lead } }: DecidedCarePlan): string[] {
  const main = concerns.find(({ concern }) => (lead === null ? true : concern === lead.concern));
  if (main === undefined || !main.isSeen || profile.kind === 'teen') return [];
  const { concern, severity } = main;
  const notes = [
    `Look again after ${severity >= MODERATE ? '12 weeks' : concern.judgeAfter}. Earlier changes say little.`,
  ];
  if (concern.key !== 'dark_spots') notes.push(concern.seeProfessional);
  if (lead === null) return notes;
  notes.push(`If ${lead.choice.label} stings, pause until your skin is calm, then use it less often.`);
  const later = concerns.filter(
    (other) => other !== main && other.concern.choices.some((choice) => irritancyOf(choice.class) > 0),
  );
  if (later.length > 0) {
    notes.push(
      `One new active at a time. Later there is room for ${joinWords(later.map(({ concern }) => concern.name))}.`,
    );
  }
  return notes;
}

function leftOutNotes({ additions: { leftOut } }: DecidedCarePlan): string[] {
  const rules = [...new Set(leftOut.map(({ rule }) => rule))];
  return rules.map((rule) => {
    const names = leftOut.filter((entry) => entry.rule === rule).map(({ choice }) => choice.label);
    return `Left out: ${joinWords(names)}. ${rule.reason} ${rule.fix}`;
  });
}

function avoidNotes({ facts: { preferences, catalogue } }: DecidedCarePlan): string[] {
  const { avoid = [] } = preferences;
  const unknown = avoid.filter((term) => !catalogue.knowsTerm(term)).map((term) => `“${term}”`);
  const more = unknown.length - WORDS_REPEATED;
  const named = more > 0 ? [...unknown.slice(0, WORDS_REPEATED), `${more} more`] : unknown;
  const notes: string[] = [];
  if (unknown.length > 0) {
    notes.push(`We know no ingredient called ${joinWords(named)}. Check labels for it yourself.`);
  }
  if (avoid.length > 0) notes.push('Recipes change: read the label for what you avoid before you buy.');
  return notes;
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
