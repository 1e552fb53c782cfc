/** What a message does in its conversation. */
export type Act = 'asks' | 'tells' | 'reacts';

const REACTION =
  /(?:ok|okay|oki|hm+|mhm|ah|aha|oh|wow|cool|nice|great|fine|perfect|alright|all right|i see|got it|understood|makes sense|fair enough|good to know|noted|thank you|thanks?|thx|cheers|lol|haha+|interesting|that helps)(?: (?:so much|very much|a lot|dear|then|anyway))?/
    .source;

const ONLY_REACTS = new RegExp(String.raw`^(?:${REACTION}[ .]*)+$`);
const REACTS_FIRST = new RegExp(
  String.raw`^(?:${REACTION}(?: \.)+ |(?:thank you|thanks?|thx|cool|great|nice|lol|haha+)(?: so much| very much| a lot| dear)? )+(?=\S+ \S)`,
);

/** A message without the thanks and the "cool" before what it says. */
export const withoutReaction = (plain: string): string => plain.replace(REACTS_FIRST, '');

/** A message without the "so", "ok" or "hm" with which people begin, and which change nothing. */
export const withoutOpening = (plain: string): string =>
  plain.replace(/^(?:(?:so|ok|okay|hm+|oh)[ .]+(?!no\b))+(?=\S)/, '');

/** A message without the greeting before what it says; null where it only greets. */
export const withoutGreeting = (plain: string): string | null =>
  /^(?:(?:hi|hello|hey|yo|good (?:morning|afternoon|evening|day))(?: (?:there|dear|again|everyone))?[ .]*)+(?!how are you|whats up)(\S+(?: \S+){3,})$/.exec(
    plain,
  )?.[1] ?? null;

const OPENING = String.raw`^(?:(?:and|but|so|or|ok|okay|well|then|also|honestly|actually|no|yes|yeah|hm+|oh|btw|by the way) (?:\. )*)*`;

const ASKS = new RegExp(
  String.raw`${OPENING}(?:what\w*|which|who\w*|why|how\w*|when|where\w*|is|are|am|was|were|do|does|did|can|cant|could|should|shall|isnt|arent|doesnt|wont|any|(?:will|would|has|have|had|must|may|might) (?:i|it|he|she|we|you|they|my|the|that|this|anything|something))\b`,
);
const ASKS_WITHIN =
  /\b(?:tell me|explain|show|recommend|suggest|compare|wonder\w*|(?:dont|do not) (?:know|understand)|not understand|no idea|not sure|ask(?:ed)?(?: you)? about|please|pls|need|want|would like|looking for|prefer|(?:and|but|so|or) (?:what|which|how|why|can|should)|(?<!^)(?:is|are|does|do|did|can|could|should|would|will) (?:it|that|this|they|i|those|these|you)|what (?:is|are|do|does|should|can|could|else|about|to|i)|how (?:to|do|does|long|often|much|many|can|should|is)|which (?:i|one|is)|(?:or|if) not$)\b/;

const SAYS = String.raw`(?:is|are|was|were|has|have|had|said|says|told|tells|thinks?|thought|looked|looks|uses?|used|got|gets|does|did|will|came|went|gave|bought|sent|feels?|costs?|smells?|works?|helped|made|makes)`;
const TIME = String.raw`(?:(?:twice|once|three times|\d+ times|five|four|every (?:single |other |second )?\w+|since|yesterday|last \w+|for (?:(?:about|over|almost|like|the last|the past) )*(?:an?|two|three|four|five|six|\d+) (?:days?|weeks?|months?|years?)|(?:an?|two|three|four|five|six|\d+) (?:days?|weeks?|months?|years?))\b)`;
const TELLS = new RegExp(
  String.raw`${OPENING}(?:(?:i|im|ive|id|ill|we|weve|it|its|they|theyre|theyve|he|hes|she|shes|that|thats|this|theres|there (?:is|are|was)|everything|everyone|everybody|nothing|nobody|people|most people|will (?:try|do|see)|gonna|just)\b|(?:my|our|his|her|their|the|a|this|these|those|some|all|both|one of) (?:\w+ ){1,3}${SAYS}\b|${TIME})`,
);

/** Whether a message is built as a question. */
export const isQuestion = (plain: string): boolean => ASKS.test(plain);

/** What a message does, by how it is built and not by what it is about. Wishes and single words ask. */
export function actOf(text: string, plain: string): Act {
  if (ONLY_REACTS.test(plain)) return 'reacts';
  if (/\?/.test(text) || ASKS.test(plain) || ASKS_WITHIN.test(plain)) return 'asks';
  return TELLS.test(plain) ? 'tells' : 'asks';
}
