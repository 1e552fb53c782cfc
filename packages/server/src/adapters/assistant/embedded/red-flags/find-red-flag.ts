import { KNOWLEDGE } from '../knowledge/knowledge.ts';
import { ORDINARY_WORDS } from '../recognition/ordinary-words.ts';
import { OTHER_SUBJECTS } from '../recognition/other-subjects.ts';
import { plainText } from '../recognition/plain-text.ts';
import { createSpelling } from '../recognition/spelling.ts';
import { redFlagIn } from '../recognition/recognise.ts';
import type { RedFlag } from './care-cards.ts';
import { isOver, withoutDenied, withoutHarmless } from './harmless.ts';

/** How many words may stand between two that belong together. */
const NEAR = String.raw`(?:\s+[a-z0-9%.]+){0,7}?\s+`;

/** Both words in one place, in either order. */
function near(one: RegExp, other: RegExp): RegExp {
  const [a, b] = [one.source, other.source];
  return new RegExp(String.raw`\b(?:${a})\b${NEAR}(?:${b})\b|\b(?:${b})\b${NEAR}(?:${a})\b`);
}

const GROWTH = /mo(?:les?|el|lle)|birth ?marks?|freckles?|beauty (?:mark|spot)|growths?|lumps?|lesions?/;
const SPOT = /spot|patch|sore|bump|mark|scab|thing on my (?:face|nose|cheek|skin|forehead|back|arm)/;
const CHANGING =
  /chang(?:e|es|ed|ing)|grow(?:s|ing|n)?|grew|bigger|larger|darker|black(?:er)?|bleed(?:s|ing)?|bled|bloody|crust(?:y|ed|ing|s)?|ooz(?:e|es|ing)|itch(?:y|es|ing)?|irregular|uneven (?:edge|border)s?|(?:looks? )?different (?:than|from|now|lately|color|colou?rs|shape|size)|new colou?rs?|multicolou?red|spreading|doubled|new shape/;
const CHANGING_SPOT =
  /(?:keeps?|started|randomly|always) bleed(?:ing)?|bleeds|bled|bleeding|grow(?:s|ing)|grew|chang(?:ed|ing|es) (?:in )?(?:shape|size|colou?r|its)|(?:not|never|wont|doesnt|isnt|hasnt|does not|will not|didnt) heal(?:ed|ing)?|getting (?:bigger|larger|darker|black)|turned black/;
const SWOLLEN = /swell(?:s|ing|ed)?|swollen|ballooned|blew up|blow(?:n|ing)? up|puff(?:ed|ing) up/;
const SOFT_PARTS = /fa(?:c|s)e|fcae|lips?|tongue|throat|eyelids?|eyes?|mouth|neck|cheeks?/;
const RASH = /r(?:aa?sh|ahs)(?:es)?|hives|welts|blister(?:s|ing|y)?/;
const SPREADING =
  /spread(?:s|ing)?|all over|whole (?:body|face)|getting worse|everywhere|down my|moving|larger every|covering|takes over|took over/;

/** In this order: what cannot wait comes first. */
const RED_FLAGS: readonly (readonly [RedFlag, readonly RegExp[]])[] = [
  [
    'self_harm',
    [
      /\b(?:kill(?:ing)? (?:my ?self|me)|suicid\w*|want(?:ed)? to die|wanna die|end(?:ing)? (?:my life|it all|everything)|tak(?:e|ing) my (?:own )?life|kms|unalive)\b/,
      /\b(?:hurt(?:ing)?|harm(?:ing)?|cut(?:ting)?|burn(?:ing)?|punish(?:ing)?) (?:my ?self|my (?:arms?|wrists?|legs?|thighs?|body))\b(?! (?:while |when |by )?(?:shav|on the (?:stove|oven|iron)|with the (?:iron|curling)))/,
      /\bself ?(?:harm|injur)\w*|\bno (?:reason|point) (?:to|in) liv(?:e|ing)|\bbetter off (?:dead|without me)|\bwish i (?:was|were|wasnt|werent|had never been) (?:dead|alive|here|born)/,
      /\bdo(?:nt| not) want to (?:live|be alive|be here|exist|wake up)\b|\bcant go on (?:living|like this|anymore)\b|\bnot worth living\b|\bpick(?:ing)? (?:at )?my skin (?:to punish|until it bleeds on purpose)/,
    ],
  ],
  [
    'swelling',
    [
      near(SWOLLEN, SOFT_PARTS),
      /\b(?:cant|cannot|can not|hard to|trouble|difficulty|difficult to|struggling to|barely) (?:breath(?:e|ing)|swallow(?:ing)?)\b|\b(?:throat|airway)s? (?:is |feels |are )?(?:clos\w*|tight\w*|shutting)|\bshort(?:ness)? of breath|\bwheez\w*|\banaphyla\w*/,
    ],
  ],
  [
    'swallowed',
    [
      /\b(?:toxic|poison\w*|dangerous|harmful) (?:if|when) (?:you|i|he|she|they|someone|kids?) (?:drink|eat|swallow)s?\b/,
      near(
        /swallow(?:ed|s)?|drank|drunk|ingested|ate (?:my|the|some|a)/,
        /toner|serum|cream|lotion|sunscreen|cleanser|moisturizer|acid|retinol|product|skincare|peel|makeup|it/,
      ),
    ],
  ],
  [
    'eye',
    [
      /\beyes? (?:\w+ ){0,3}(?:hurts?|painful|pain|aches?|in pain|burn(?:s|ing)? (?:badly|like|so|a lot|really))\b|\b(?:pain|hurts|ache|acid|retinol|serum|product|toner|cleanser|peel|bleach|sunscreen) (?:\w+ ){0,3}(?:in|into|inside) (?:my|the|her|his|one|both|an?) (?:\w+ )?eyes?\b|\beye pain\b|\bsee(?:ing)? (?:\w+ )?(?:blurr?(?:y|ed)|double)\b/,
      /\b(?:cant|cannot|can not|hardly|barely) see\b(?! (?:the|my|any|a |it|what|where|how|why|without|them|results?|changes?|improvement|difference|pores))|\b(?:vision|eye ?sight|sight) (?:\w+ ){0,3}(?:blurr?(?:y|ed|ing)|gone|lost|loss|worse|double|dim|chang\w*)\b|\b(?:blurr?(?:y|ed)|lost|double|losing|loss of) (?:\w+ )?(?:vision|sight|eye ?sight)\b|\b(?:going|went) blind\b|\bseeing double\b/,
    ],
  ],
  [
    'bleeding',
    [
      /\b(?:wont|will not|doesnt|does not|cant|cannot|not|never) stop(?:s|ped|ping)? (?:the )?bleed\w*|\bbleed\w* (?:\w+ ){0,4}(?:wont|will not|doesnt|does not|cant|not|never) stop\w*|\bbleeding (?:a lot|heavily|badly|non ?stop|for (?:an )?hours?)/,
    ],
  ],
  [
    'changing_spot',
    [
      near(GROWTH, CHANGING),
      near(SPOT, CHANGING_SPOT),
      /\b(?:mole|sore|spot|lump|patch|wound|cut)\b.{0,40}\b(?:wont|doesnt|does not|will not|not|never|isnt|hasnt) (?:\w+ )?heal/,
      /\bnew (?:black )?(?:mole|growth)\b/,
    ],
  ],
  [
    'fever',
    [
      /(?<!hay |cabin |dance |yellow |saturday night |gold |disco )\b(?:fe(?:ve?r|aver|vere?r?)(?:ish)?|high temperature|temperature of (?:10\d|3[89]|4\d))(?! (?:blister|pitch|dream|tree|ray))\b/,
      /\b(?:chills and|with chills|red streaks?(?! in my hair))\b/,
    ],
  ],
  [
    'spreading_rash',
    [
      near(RASH, SPREADING),
      /\b(?:rash|hives|welts)\b.{0,30}\b(?:worse|fast|quickly|overnight)\b|\bbroke(?:n)? out in (?:hives|welts|a rash)\b|\b(?:hives|welts)\b.{0,20}\bmy (?:body|face|neck|chest|arms?)\b/,
    ],
  ],
  [
    'burn',
    [
      /\bchemical burns?\b|\bburns? (?:\w+ ){0,5}(?:weeping|oozing|open|raw)\b|\b(?:second|third) degree\b|\b(?:burn(?:ed|t)) (?:off )?(?:my|the|her|his) (?:\w+ )?(?:face|skin|cheeks?|forehead|neck|chin|lips?|nose|eyelids?)\b|\b(?:face|skin|cheeks?|forehead|neck|chin) (?:is|are|was|got|has been) (?:\w+ )?burn(?:ed|t)\b(?! (?:from|by|in) the sun)/,
      /\bblister(?:s|ed|ing)? (?:\w+ ){0,4}(?:burn\w*|peel|acid|retinol|serum|sun ?burn|laser|wax\w*|product)\b|\b(?:burn\w*|peel|acid|retinol|serum|laser|sun ?burn\w*|wax\w*|product) (?:\w+ ){0,5}blister(?:s|ed|ing)?\b|\bskin (?:is |was )?(?:coming|falling|peeling) off in (?:sheets|pieces|chunks|layers)\b|\braw and (?:weeping|oozing|bleeding)\b|\b(?:boiling|hot) (?:water|oil|wax) (?:\w+ ){0,4}(?:face|skin)\b|\bscald\w*/,
    ],
  ],
  [
    'severe_pain',
    [
      /\b(?:severe|extreme|extremely|unbearable|terribl[ey]|excruciating(?:ly)?|awful|intense|horrible|agonizing|worst|stabbing|throbbing) (?:\w+ ){0,2}(?:pain(?:ful)?|ache|aching)\b|\bpain (?:\w+ ){0,6}(?:unbearable|severe|extreme|excruciating|so bad|too much|terrible|awful|worse and worse|keeps me awake)\b|\bhurts? unbearabl[ey]\b|\bhurts? (?:so|too|very|really) (?:much|bad|badly)\b|\bin agony\b|\bcant (?:stand|bear|take) the pain\b|\bso much pain\b/,
    ],
  ],
  [
    'eating',
    [
      /\b(?:anorexi\w*|bulimi\w*|eating disorder|orthorexi\w*|binge(?:s|d|ing)?(?! watch)(?: eat\w*)?|laxatives?)\b/,
      /\b(?:throw(?:ing)?|threw|bring(?:ing)?) (?:it |food |everything )?up (?:after|my|what|to|everything|on purpose)\b|\bmak(?:e|ing) my ?self (?:be )?(?:sick|vomit|throw up|puke)\b|\bvomit(?:s|ed|ing)? (?:after|my|what|everything)\b|\bpurg(?:e|ed|ing) (?:after|my|food|meals|what)\b|\bstarv(?:e|ed|ing) my ?self\b/,
      /\b(?:stop(?:ped)?|quit|not|barely|hardly|havent|skip(?:ping)?) (?:been )?eat(?:ing|en)?(?: (?:anything|food|meals|at all|much|enough))?(?: (?:for (?:days|a|two|three)|in (?:days|two|three)|because|so|to (?:lose|be|get)|any ?more|since))\b|\bafraid (?:to eat|of eating|of food)\b|\bskip(?:ping)? (?:all )?(?:my )?meals\b/,
    ],
  ],
];

const KEY_WORDS = `swelling swollen bleeding breathe changed changing spreading suicide suicidal anorexia
  anorexic bulimia bulimic starving blurry vision throat tongue burned blister`;

/** Near to a word of a flag, and something else, besides what our own texts spell. */
const OTHER_WORDS = `serum sleeping changes cleaning feeling reading eating worth white sheer favor never fewer
  fewest forever flavor growth cheek check there their where other chilli chili scold scolds sweating smear
  sheet wheel wheels`;

/** Nobody writes these words about a flag when they stand in our own texts: "scale", "scalp", "smell". */
const OUR_WORDS = KNOWLEDGE.flatMap(({ ask, says }) => plainText(`${ask} ${says}`).split(' '));

const spelled = createSpelling(
  [
    ...(RED_FLAGS.flatMap(([, patterns]) => patterns.map(({ source }) => source))
      .join(' ')
      .replaceAll(/\\[a-z]/g, ' ')
      .match(/[a-z]{5,}/g) ?? []),
    ...KEY_WORDS.split(/\s+/),
  ],
  [...OTHER_WORDS.split(/\s+/), ...OUR_WORDS, ...ORDINARY_WORDS, ...OTHER_SUBJECTS],
);

/** What must be seen by a person, in any words and also misspelt. Null for everything else. */
export function findRedFlag(text: string): RedFlag | null {
  const plain = plainText(text);
  const found = findPlainRedFlag(text) ?? redFlagIn(withoutDenied(withoutHarmless(plain)));
  return found !== null && isOver(found, plain) ? null : found;
}

/** The same by its plain words alone, for who has learned nothing. */
export function findPlainRedFlag(text: string): RedFlag | null {
  const plain = plainText(text);
  const corrected = plain.split(' ').map(spelled).join(' ');
  for (const words of new Set([plain, corrected])) {
    const cleared = withoutHarmless(words);
    const affirmed = withoutDenied(cleared);
    const found = RED_FLAGS.find(([flag, patterns]) =>
      patterns.some((pattern) =>
        pattern.test(flag === 'self_harm' || flag === 'eating' ? cleared : affirmed),
      ),
    );
    if (found) return found[0];
  }
  return null;
}
