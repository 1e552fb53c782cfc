/** The steps of a routine, as people write them. */
export const STEP =
  '(?:cleanser|face wash|toner|serum|eye ?cream|moisturi[sz]er|cream|lotion|sunscreen|sun ?screen|spf|mask|exfoliant)';

/** What may be behind a sign, as people suspect it. */
const SUSPECTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:light(?:ing)?|lamps?|camera|phone|angle|flash|photo|picture)\b/, 'our.light'],
  [/\b(?:sleep\w*|tired|nights?)\b/, 'life.sleep'],
  [/\b(?:stress\w*|nerves|worry)\b/, 'life.stress'],
  [/\b(?:hormon\w*|period|cycle|the pill|puberty|menopause)\b/, 'life.hormones'],
  [/\b(?:heating|heater|radiator|dry air|air ?con\w*|ac)\b/, 'climate.dry-air'],
  [/\b(?:cold|winter|wind|frost)\b/, 'climate.winter'],
  [/\b(?:heat|summer|sweat\w*|humid\w*)\b/, 'climate.summer'],
  [/\b(?:sun|tan|tanning|uv)\b/, 'sun.why'],
  [/\b(?:chocolate|sugar|sweets|milk|dairy|food|diet|eating|fat|junk)\b/, 'myth.chocolate'],
  [/\b(?:alcohol|wine|drinking|beer|smok\w+)\b/, 'life.alcohol'],
  [/\b(?:make ?up|foundation|concealer)\b/, 'makeup.blemishes'],
  [/\b(?:touching|picking|pillow\w*|hands)\b/, 'life.touching'],
  [/\b(?:pollution|smog|city air|dust)\b/, 'climate.pollution'],
  [/\b(?:water|shower)\b/, 'water.hard'],
  [/\b(?:dirt|dirty|washing too little|hygiene)\b/, 'myth.dirty'],
  [/\b(?:shaving|razor|shave)\b/, 'shaving.how'],
  [
    new RegExp(
      String.raw`\b(?:my|the) (?:new |old |current )*(?:${STEP}|retin\w*|acid|product|products|skin ?care)\b`,
    ),
    'own',
  ],
];

const SUSPECTED =
  /^(?:is|was|are|were|could|can|may|might) (?:it|that|this|they|these|those)\b(?! (?:safe|better|good|ok|okay|normal|enough|expensive|under|worth))|^(?:because|due to|from)\b|^(?:does|do|did|can|could|will) .{2,40} (?:do|cause|make|bring|give) (?:it|that|this|them|these)$/;
const MOST_WORDS_OF_A_SUSPICION = 12;

/** The topic of what is suspected behind a sign: "is it the light?" Null for any other question. */
export function suspectIn(plain: string): string | null {
  if (!SUSPECTED.test(plain) || plain.split(' ').length > MOST_WORDS_OF_A_SUSPICION) return null;
  return causeNamedIn(plain.replace(/^(?:is|was|are|were) (?:it|that|this)/, ''));
}

/** The topic of a possible cause that is named: "my parents smoke". Null where none is. */
export const causeNamedIn = (plain: string): string | null =>
  SUSPECTS.find(([says]) => says.test(plain))?.[1] ?? null;
