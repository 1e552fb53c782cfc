import { checkClaims } from './judge-claims.ts';
import { type Grounds, type Judgement, wordsIn } from './grounds.ts';
import { isForThisPerson } from './judge-advice.ts';
import {
  CONDITION,
  NAMES_BRAND,
  NAMES_CONDITION,
  NAMES_DISEASE,
  NAMES_DRUG,
  ORDINARY_NAMES,
} from './words-of-models.ts';

const FIT: Judgement = { isFit: true };
const UNFIT: Judgement = { isFit: false, instead: null };

/** Plain text: letters of Latin script, digits and simple marks. Other letters could hide a word. */
const PLAIN = /^[\p{Script=Latin}\p{M}\d\s.,;:?!'"’‘“”()[\]%+‐-―/&°~→×=≈≥≤…•·™®$€£½¼#_|^-]*$/u;

const ADDRESS =
  /\p{L}\.(?:com|net|org|io|co|info|shop|store|health|app|dev|me|de|uk|fr|eu|example)\b|\bwww\b|https?:|\/\/|@|\]\(/iu;

/** Longer than any word. */
const NO_WORD = /\S{40}/;

/** A word spelled letter by letter. */
const SPELLED_OUT = /(?:\b\p{L}\b[^\p{L}]+){4}/u;

/** Somebody's own body, or what was just spoken of. */
const OF_PERSON =
  "(?:you(?:['’](?:re|ve))?|your(?: \\w+){1,4}|this|that|it(?:['’]s)?|these|those|they|what you (?:have|describe|see)|the (?:redness|bumps?|spots?|patch\\w*|rash|mark|mole))";

const IS =
  "(?:['’]s|is|are|was|has|have|had|got|looks?|sounds?|seems?|appears?|suggests?|indicates?|shows?|means?|suffers?|reads? as|points?|likely|probably|may|might|could|must|definitely|clearly|due|caused by|comes? from|consistent)";

/** A finding: this person has, or this looks like, a condition. What people have in general is none. */
const DIAGNOSIS = new RegExp(
  `\\b${OF_PERSON}\\b[^.;?!]{0,24}?\\b${IS}\\b[^;?!]{0,48}?\\b(?:${CONDITION})\\b`,
  'iu',
);
const FINDING = new RegExp(
  `\\b(?:signs?|symptoms?|case|form|type|touch|bout|diagnos(?:is|ed)|evidence) (?:of|with|is) (?:\\w+ ){0,3}(?:${CONDITION})\\b|\\byour (?:\\w+ )?(?:${CONDITION})(?!-prone)\\b|\\b(?:mild|moderate|severe|cystic) (?:acne|rosacea|eczema|melasma|dermatitis)\\b`,
  'iu',
);

/** "Sounds like an infection." */
const GUESS = new RegExp(
  `^\\W*(?:(?:that|this|it|most|very|honestly|i(?:['’]d| would) (?:say|guess)) ?)*(?:looks?|sounds?|seems?|probabl[ey]|likely|possibl[ey]|maybe|perhaps|definitely|classic|diagnosis|my diagnosis)\\b.{0,30}\\b(?:${CONDITION})\\b`,
  'iu',
);

/** "I cannot tell whether it is rosacea." Nothing follows the disclaimer that takes it back. */
const DISCLAIMS =
  /\b(?:can(?:not|['’]?t)|could not|couldn['’]?t|unable to|not able to|(?:do|does)(?: not|n['’]?t)|never|only a (?:doctor|dermatologist)|not a)\b(?!.*\b(?:but|however|though|still)\b)/i;
const CONDITIONAL =
  /^(?:\W*(?:if|when|whether|for (?:people|those|anyone|someone|skin)|people|some|someone|anyone|many))\b|\b(?:if you (?:have|had|know|think|suspect)|people (?:with|who)|acne-prone|allergy[- ]test\w*)\b/i;

const DOSE =
  /\b\d+(?:[.,]\d+)? ?(?:mg|mcg|µg|iu|i\.u\.|milligrams?|micrograms?|international units?)\b|\b(?:take|taking|swallow|inject\w*|pop)\b.{0,40}\b(?:pills?|tablets?|capsules?|supplements?|vitamins?|iron|zinc|biotin|collagen|injections?|doses?|probiotics?)\b|\b(?:dos(?:e|es|age)s? of|per (?:kg|kilo)|iron (?:pills?|supplements?)|you need (?:more )?(?:iron|zinc|vitamin))\b|\b(?:oral|prescription) (?:\w+ )?(?:retinoid|medication|medicine|drug|pill)s?\b(?!.*\b(?:doctor|dermatologist)\b)/iu;

const EFFECT =
  '(?:clear\\w*|cur(?:e|es|ed|ing)|heal\\w*|fix\\w*|disappear\\w*|vanish\\w*|eras\\w*|eliminat\\w*|get rid|remov\\w*|revers\\w*|fad(?:e|es|ed)|shrink\\w*|go away|be gone|banish\\w*|reduc\\w*|prevent\\w*|stop\\w*|transform\\w*|lighten\\w*|whiten\\w*|improv\\w*|get better|look (?:better|perfect|younger|flawless))';

const PROMISES: readonly RegExp[] = [
  new RegExp(`\\b(?:will|['’]ll|going to|gonna)\\b (?!not\\b|help\\b)(?:\\w+ ){0,4}?${EFFECT}\\b`, 'iu'),
  new RegExp(
    `\\b(?:will|['’]ll|be|${EFFECT})\\b.{0,60}\\b(?:in|within|after|by) (?:just |only |about )?(?:an?|one|two|three|four|five|six|seven|\\d+)(?:[- ](?:to|or) ?\\d+|-\\d+)? (?:days?|weeks?|nights?|hours?|months?)\\b`,
    'iu',
  ),
  /\bguarante\w*|\bpromis(?:e|es|ed)\b|\bpermanent(?:ly)?\b|\bforever\b|\bonce and for all\b|\bmiracle\w*|\b100 ?%|\b(?:clinically|scientifically) proven\b|\bno (?:side effects?|risks?)\b|\b(?:completely|totally|absolutely|perfectly) (?:safe|clear|harmless|gone)\b|\bsafe for you\b|\bworks? (?:for everyone|every time|instantly|overnight)\b|\bovernight (?:results?|fix|cure)\b|\b(?:cures?|cured|curing)\b|\byears younger\b/i,
  /\b(?:heals?|treats?|fix(?:es)?|eliminates?|erases?|removes?) (?:all |the |your |any |away )*(?:acne|rosacea|eczema|redness|spots?|scars?|blemish\w*|pimples?|breakouts?|lines|wrinkles|skin|condition|dark \w+)/i,
  /\b(?:to|can|and) (?:treat|cure|heal) your\b/i,
];

/** A doctor is never talked out of, nor medicine that a doctor gave. */
const AGAINST_DOCTORS =
  /\b(?:no need|don['’]?t need|do not need|need not|needn['’]?t|without)\b.{0,24}\b(?:see|seeing|visit|go|ask|doctors?|dermatologists?)\b.{0,20}(?:doctors?|dermatologists?)?|\bno (?:doctor|dermatologist)s?\b|\bnothing to worry about\b|\b(?:it|this|that|they)(?:['’]s|['’]re| is| are) (?:totally |completely |probably |just |surely )*(?:harmless|nothing serious|not (?:serious|dangerous|(?:skin )?cancer\w*))|\b(?:stop|quit|skip|reduce|double|increase|halve)\b.{0,20}\byour (?:\w+ )?(?:medication|medicine|meds|prescription|pills?|dose|antibiotics?)\b|\byou (?:do not|don['’]?t) have (?:\w+ )?cancer\b/i;
const SAYS_DOCTOR =
  /\b(?:without (?:asking|talking|speaking|your)|before|unless|until|ask)\b.{0,30}\b(?:doctor|dermatologist)/i;

/** What a photo does not say, and what nobody is called. */
const OF_THE_PERSON =
  /\bskin age\b|\byou(?:r skin)? (?:look|looks|seem|seems|appear|must be)\b[^.]{0,24}\b(?:\d{2}|years? (?:old|older|younger)|your (?:twenties|thirties|forties|fifties|sixties|20s|30s|40s|50s)|older|younger|tired|exhausted|stressed)\b|\bfor your age\b|\bas an? (?:wom[ae]n|man|girl|boy|lady|guy|asian|african|black|white|indian|latin\w*|hispanic|caucasian)\b|\byour (?:asian|african|black|white|indian|latin\w*|hispanic|caucasian|ethnic\w*|race)\b/i;
const SHAME =
  /\b(?:ugly|disgusting|gross|hideous|repulsive|embarrassing|unattractive|awful|terrible|horrible|dirty|neglect(?:ed|ing)|lazy|your (?:own )?fault|should be ashamed|flaws?|flawed|imperfections?|(?:bad|problem) skin|let yourself go|(?:looks?|is) (?:really |so |very |quite |pretty )*bad)\b/i;

/** A model that tells its instructions, or pretends to have seen. */
const OF_ITSELF =
  /\b(?:system prompt|my instructions|as a (?:doctor|dermatologist|physician)|i am a (?:doctor|dermatologist)|i(?:['’]m| am) human|i (?:examined|looked at) your (?:photo|face|skin))\b/i;

const REFUSED: readonly RegExp[] = [DOSE, ...PROMISES, OF_THE_PERSON, SHAME, OF_ITSELF];

/** Whether a sentence of a model may be shown to this member. */
export function judgeSentence(sentence: string, grounds: Grounds): Judgement {
  const bare = sentence.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const words = bare.replaceAll(/\[\d{1,2}\]/g, '').replaceAll(/[_*`]/g, '');
  const isFit =
    PLAIN.test(sentence.normalize('NFKC')) &&
    !ADDRESS.test(bare) &&
    !SPELLED_OUT.test(words) &&
    !NO_WORD.test(words) &&
    hasKnownSources(sentence, grounds) &&
    !REFUSED.some((refused) => refused.test(words)) &&
    (!AGAINST_DOCTORS.test(words) || SAYS_DOCTOR.test(words)) &&
    !isDiagnosis(words, grounds) &&
    hasKnownMedicine(words, grounds) &&
    hasKnownNames(words, grounds) &&
    hasKnownPrices(words, grounds) &&
    isForThisPerson(words, grounds);
  return isFit ? (checkClaims(words, grounds) ?? FIT) : UNFIT;
}

function hasKnownSources(sentence: string, { sources }: Grounds): boolean {
  const uncited = sentence.replaceAll(/\[(\d{1,2})\]/g, (mark, number) =>
    sources.has(Number(number)) ? '' : mark,
  );
  return !/[[\]]/.test(uncited);
}

function isDiagnosis(sentence: string, { said }: Grounds): boolean {
  const found = sentence.match(NAMES_CONDITION);
  if (!found) return false;
  // A plain name that nobody is said to have, or that somebody used of themselves.
  if (DISCLAIMS.test(sentence) || CONDITIONAL.test(sentence)) return false;
  if (NAMES_DISEASE.test(sentence) || DIAGNOSIS.test(sentence) || GUESS.test(sentence)) return true;
  return FINDING.test(sentence) && !found.every((word) => said.includes(word.toLowerCase()));
}

/** A drug is named only where our own passages do, or the person did and is told to leave it or to ask. */
function hasKnownMedicine(sentence: string, { names, said }: Grounds): boolean {
  return [...sentence.matchAll(NAMES_DRUG)].every(([word]) => {
    const lower = word.toLowerCase();
    if (names.has(word) || names.has(lower)) return true;
    return (
      said.includes(lower) &&
      /\b(?:doctor|dermatologist|pharmacist|avoid|pause|without|not)\b/i.test(sentence)
    );
  });
}

/**
 * A capital within a clause, or within a word, is a name. Only names that the model was given may be said,
 * and ordinary words.
 */
function hasKnownNames(sentence: string, { names }: Grounds): boolean {
  const brand = NAMES_BRAND.exec(sentence);
  if (brand && !wordsIn(brand[0]).every((word) => names.has(word))) return false;
  if (isHeading(sentence)) return wordsIn(sentence).every((word) => !isMixed(word) || isKnown(word, names));
  return wordsIn(
    sentence.replaceAll(/(?:^|[.:;?!(“"‘•–—→|\n]|\s-)\s*['‘]?\p{Lu}/gu, (start) => start.toLowerCase()),
  ).every((word) => (!/^\p{Lu}/u.test(word) && !isMixed(word)) || isKnown(word, names));
}

const isMixed = (word: string): boolean => /\p{Ll}.*\p{Lu}|\p{Lu}{4,}/u.test(word);

function isKnown(word: string, names: ReadonlySet<string>): boolean {
  const whole = names.has(word) || ORDINARY_NAMES.has(word.toLowerCase());
  return (
    whole ||
    (word.includes('-') && word.split('-').every((part) => isKnown(part, names) || !/^\p{Lu}/u.test(part)))
  );
}

/** A few words that end with a colon, or a title over a list. */
function isHeading(sentence: string): boolean {
  const line = sentence.trim();
  return wordsIn(line).length <= 6 && (line.endsWith(':') || line.startsWith('#'));
}

function hasKnownPrices(sentence: string, { names }: Grounds): boolean {
  return [...sentence.matchAll(/[$€£]\s?(\d+(?:[.,]\d{2})?)/g)].every(([, amount = '']) => names.has(amount));
}
