import { readAge } from './age.ts';
import { type Allergen, isSubstance, readAllergen } from './allergens.ts';
import { type Clause, clausesOf, isSupposed } from './clauses.ts';
import type { OwnFact } from '../ports.ts';
import { findPrescribed } from './prescribed.ts';

/** A message of the member. */
export interface Said {
  text: string;
  /** The facts in it that were taken back. */
  takenBack?: readonly string[] | undefined;
}

/** The most facts of one conversation; the newest stay. */
const MOST = 12;

/**
 * What the writer of these messages said about themselves, oldest message first. What others are is not read,
 * nor what is asked or supposed. A later denial takes a fact back.
 */
export function readOwnFacts(messages: readonly Said[]): OwnFact[] {
  const facts = new Map<string, OwnFact>();
  for (const { text, takenBack = [] } of messages) {
    for (const clause of clausesOf(text)) {
      for (const id of deniedIn(clause, facts)) facts.delete(id);
      for (const fact of factsIn(clause)) {
        if (takenBack.includes(fact.id)) continue;
        facts.delete(fact.id);
        facts.set(fact.id, fact);
      }
    }
  }
  return [...facts.values()].slice(-MOST);
}

/** At the ends of sentences and their parts, with what ends them. */
const PARTS = /[^.,;!?\n]+[.,;!?\n]*/g;

/**
 * A message without what it says about allergies, where it says more: their ingredients are not what is asked
 * about. "I am allergic to aspirin. What helps against blackheads?"
 */
export function withoutAllergies(text: string): string {
  const parts = text.match(PARTS) ?? [];
  const others = parts.filter((part) => !clausesOf(part).some((clause) => allergiesIn(clause).length > 0));
  const rest = others.join('').trim();
  return rest.split(/\s+/).length < FEWEST_WORDS ? text : rest;
}

/** A shorter rest asks nothing by itself. */
const FEWEST_WORDS = 3;

const LASTING = { canKeep: true } as const;

function factsIn(clause: Clause): OwnFact[] {
  return [ageIn(clause), pregnancyIn(clause), prescribedIn(clause)]
    .filter((fact) => fact !== undefined)
    .concat(allergiesIn(clause));
}

function ageIn(clause: Clause): OwnFact | undefined {
  const age = readAge(clause);
  if (age === undefined) return undefined;
  const isChild = age < 13;
  return {
    id: 'age',
    sentence: `You are ${age}`,
    preferences: { age_band: isChild ? 'under_13' : '13-17' },
    follows: isChild
      ? 'So I give no advice about skin.'
      : 'So I suggest nothing for sale, and no retinoids or acids.',
    names: [],
    canKeep: !isChild,
  };
}

const AM = String.raw`\b(?:i am|im|i m|we are|were)`;
const HOW = String.raw`(?: (?!not\b|no\b|never\b)\w+){0,4}?`;
const PREGNANT = new RegExp(
  String.raw`${AM}${HOW} (?:pregnant|expecting(?: (?:a baby|twins|a (?:boy|girl)|in \w+|soon))?$)|\b(?:during|since|in|with) my (?:\w+ )?pregnancy\b|\bi got pregnant\b|\bmy (?:first|second|third|last) trimester\b`,
);
const TRYING = new RegExp(
  String.raw`${AM}${HOW} (?:trying (?:to get pregnant|to conceive|for a baby|to have a baby))\b`,
);
const MAYBE = /\bi (?:might|may|could) be (?:\w+ )?pregnant\b/;
const NURSING = new RegExp(
  String.raw`${AM}${HOW} (?:breast ?feeding|nursing(?! (?:school|student|home|degree|exam|shift|major|assistant))|pumping milk)\b|\bi (?:still |also |exclusively )?(?:breast ?feed|nurse my)\b|\b(?:while|since) breast ?feeding my\b`,
);

function pregnancyIn(clause: Clause): OwnFact | undefined {
  const rest = {
    id: 'pregnancy',
    preferences: { pregnancy: 'yes' } as const,
    follows: 'So I leave out retinoids and hydroquinone.',
    names: ['retinol', 'retinoid', 'adapalene', 'tretinoin', 'hydroquinone'],
    ...LASTING,
  };
  if (saysIn(clause, MAYBE)) return { ...rest, sentence: 'You may be pregnant', canKeep: false };
  if (saysIn(clause, TRYING)) return { ...rest, sentence: 'You are trying for a baby', canKeep: false };
  if (saysIn(clause, PREGNANT)) return { ...rest, sentence: 'You are pregnant' };
  return saysIn(clause, NURSING) ? { ...rest, sentence: 'You are breastfeeding' } : undefined;
}

const TAKES =
  /\b(?:i am|im|i m|ive been|i have been|i was put|they put me|(?:doctor|derm|dermatologist|gp) (?:has )?(?:put|started) me)(?: (?:currently|still|now|also|back|already|just|only))* (?:on|taking|using)\b|\bi (?:(?:currently|still|now|also|just|already|only|have) )*(?:take|use|started|began|got prescribed|was prescribed|am prescribed)\b|\b(?:doctor|derm|dermatologist|gp) (?:has )?(?:just )?(?:prescribed|gave|started)\b|\bmy (?:\w+ )?(?:accutane|isotretinoin|tretinoin|doxycycline) (?:course|treatment|dose|cream)\b/;
/** Somebody else's, or over. */
const NOT_MINE =
  /\b(?:my|her|his|their) (?:\w+ )?(?:mom|mum|mothers?|moms|mums|dad|dads|sisters?|brothers?|friends?|boyfriends?|girlfriends?|husbands?|wifes?|wives|daughters?|sons?|roommates?|cousins?|aunts?|partners?)\b|\b(?:used to|stopped|years? ago|finished|quit|came off|ended|no longer|not)\b/;

function prescribedIn(clause: Clause): OwnFact | undefined {
  const drug = findPrescribed(clause.plain);
  if (!drug || !saysIn(clause, TAKES) || NOT_MINE.test(clause.plain)) return undefined;
  return {
    id: `drug ${drug.name}`,
    sentence: `You ${drug.isTaken ? 'take' : 'use'} ${drug.name}`,
    preferences: { avoid: [...drug.avoid] },
    follows: drug.follows,
    names: drug.names,
    canKeep: false,
  };
}

const ALLERGIC_TO =
  /\b(?:i am|im|i m|my skin is|i have (?:always )?been|i was always) (?!not\b)(?:(?!not\b)\w+ ){0,5}?(?:allergic|intolerant|hypersensitive) to (.+)/;
const ALLERGY_TO =
  /\bi(?: have|ve| got|ve got| do have)? (?:an? |some )?(?!no\b)(?:\w+ ){0,2}?allergy (?:to|against) (.+)/;
const NAMED_ALLERGY =
  /\b(?:i have|ive|i got|ive got) an? (?:(?:bad|severe|mild|strong|known|contact) )*(\w+(?: \w+)?) allergy\b/;
/** Nothing else is said: "nut allergy", "nuts allergy here". */
const BARE_ALLERGY =
  /^(?:(?:and|also|hi|hello|oh|btw|by the way|with|got|severe) )*(?:an? )?(\w+(?: \w+)?) allergy(?: here| too| as well| btw)?$/;
const OWN_ALLERGY = /\bmy (\w+) allergy\b/;
const REACTS_TO =
  /\b(?:i|my (?:skin|face)) (?:always |often |really )?(?:reacts?|reacted)(?: (?:badly|strongly|really badly|very badly))? to (.+)/;
const MAKES_ME =
  /^(?:(?:and|so|since|also|well|hi|hey|hello) )*((?:\w+ ){0,2}\w+) (?:(?:always|really|usually) )?(?:makes?|made|gives?|gave) (?:me|my (?:\w+ )?(?:skin|face|lips|eyes|cheeks|hands|throat))(?: (?:get|have|go|all|really|so))* (?:swell|swollen|puff|hives|itch|itchy|welts|a rash|rash(?:es)?|break out in (?:hives|a rash))\b/;
const GETS_FROM =
  /\bi (?:always )?(?:get|got|break out in|broke out in|swell up|swelled up)(?: (?:a|bad))*(?: (?:hives|rash(?:es)?|welts|swollen)) (?:from|with) (.+)/;

function allergiesIn(clause: Clause): OwnFact[] {
  const allergic = [ALLERGIC_TO, ALLERGY_TO, NAMED_ALLERGY, BARE_ALLERGY, OWN_ALLERGY].flatMap((pattern) =>
    thingsIn(clause, pattern),
  );
  const swelling = thingsIn(clause, MAKES_ME).filter(isSubstance);
  const reacting = [REACTS_TO, GETS_FROM].flatMap((pattern) => thingsIn(clause, pattern)).filter(isSubstance);
  return [
    ...[...allergic, ...swelling].map((thing) => intolerance('are allergic to', thing)),
    ...reacting.map((thing) => intolerance('react to', thing)),
  ];
}

function thingsIn(clause: Clause, pattern: RegExp): Allergen[] {
  const found = pattern.exec(clause.plain);
  if (!found || isSupposed(clause, found.index)) return [];
  const [first, ...others] = (found[1] ?? '').split(/ (?:and(?: to)?|or|nor) /).map(readAllergen);
  // "And want a cream" is no second thing.
  return [...(first ? [first] : []), ...others.filter((one) => one !== undefined).filter(isSubstance)];
}

function intolerance(verb: string, thing: Allergen): OwnFact {
  const { name, preferences, follows, names } = thing;
  return { id: idOf(thing), sentence: `You ${verb} ${name}`, preferences, follows, names, ...LASTING };
}

const idOf = ({ name }: Allergen): string => `allergy ${name}`;

const saysIn = (clause: Clause, pattern: RegExp): boolean => {
  const found = pattern.exec(clause.plain);
  return found !== null && !isSupposed(clause, found.index);
};

const NOT_PREGNANT =
  /\b(?:i am|im|i m)(?: \w+){0,2}? (?:not|no longer)(?: \w+){0,2}? (?:pregnant|breast ?feeding|nursing)\b|\bi(?: have| just)? (?:stopped (?:breast ?feeding|nursing)|had my baby|gave birth)\b/;
const NOT_ALLERGIC = /\b(?:i am|im|i m)(?: \w+){0,2}? (?:not|no longer)(?: \w+){0,2}? allergic to (.+)/;
const NOT_ON =
  /\bi (?:stopped|quit|finished|no longer (?:take|use)|do ?nt (?:take|use)|came off)\b|\b(?:i am|im) (?:not|no longer|off)\b/;

function deniedIn({ plain }: Clause, facts: ReadonlyMap<string, OwnFact>): string[] {
  if (facts.size === 0) return [];
  const thing = readAllergen(NOT_ALLERGIC.exec(plain)?.[1] ?? '');
  const drug = NOT_ON.test(plain) ? findPrescribed(plain) : undefined;
  return [
    ...(NOT_PREGNANT.test(plain) ? ['pregnancy'] : []),
    ...(thing ? [idOf(thing)] : []),
    ...(drug ? [`drug ${drug.name}`] : []),
  ];
}
