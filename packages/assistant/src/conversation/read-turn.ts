import { plainText } from '../recognition/plain-text.ts';
import type { Ranking } from '../recognition/ranking.ts';
import { type Recognised, recognise } from '../recognition/recognise.ts';
import { namesAny } from '../recognition/slots.ts';
import type { Conversation } from './conversation.ts';
import { BARE } from './inherit.ts';
import { withoutGreeting, withoutOpening, withoutReaction } from './act.ts';
import { chosenOffer } from './choice.ts';
import { agrees, correctionIn, placeIn, refuses, withoutNo } from './moves.ts';
import { asksOfPlace } from './regions.ts';
import { comparedIn, readSaid } from './named-before.ts';
import { causeAsked, plainTopic } from './plain-topics.ts';
import { readLeaning } from './read-leaning.ts';
import { settle } from './settle.ts';
import { careFor, OF_SIGNS } from './short-questions.ts';
import { suspectIn } from './suspects.ts';
import { bareForms, SPAN, turnIn } from './turns.ts';
import { ALONE, type Understood } from './understood.ts';
import { stepOf, withWish } from './wish-of-turn.ts';
import { onlyNarrows, wantsOthers } from './wish.ts';

/** Reads a message in its conversation. */
export function readTurn(ranking: Ranking, text: string, conversation: Conversation): Understood {
  const whole = plainText(text);
  const plain = conversation.said === '' ? whole : withoutReaction(withoutOpening(whole));
  const { offers, subject, shown } = conversation;
  const [offer] = offers;
  const chosen = chosenOffer(plain, conversation);
  if (chosen !== null)
    return { ...readTurn(ranking, chosen, { ...conversation, offers: [] }), agreed: chosen };
  const isAskedWhich = conversation.said.includes('Which one do you mean?');
  if (offer !== undefined && agrees(plain) && !isAskedWhich)
    return { ...readTurn(ranking, offer, { ...conversation, offers: [] }), agreed: offer };
  if (conversation.said !== '' && refuses(plain))
    return { ...recognise(ranking, text), ...ALONE, topic: 'turn.fine', before: subject, keepsSubject: true };
  const corrected = subject ? correctionIn(plain) : null;
  if (corrected !== null) return readCorrection(ranking, corrected, conversation);
  const said = conversation.said === '' ? plain : withoutNo(plain);
  const read = withoutHello(ranking, readMeaning(ranking, said === whole ? text : said, conversation), said);
  const settled = settle(ranking, read, { text, plain: said }, conversation);
  const understood = withWish(settled, said, conversation);
  const priced = cheapestOf(said, conversation);
  return priced === null || shown.length < 2
    ? understood
    : { ...understood, shownIndex: priced, topic: null, wish: null, before: subject };
}

/** "Hello, you took money twice" is no greeting, although it resembles one. */
function withoutHello(ranking: Ranking, read: Understood, said: string): Understood {
  const rest = (read.topic ?? read.likely) === 'talk.hello' ? withoutGreeting(said) : null;
  return rest === null ? read : { ...read, ...recognise(ranking, rest) };
}

/** "No, I mean my chin": the question before, about what is named now. */
function readCorrection(ranking: Ranking, rest: string, conversation: Conversation): Understood {
  const { subject } = conversation;
  const own = readTurn(ranking, rest, conversation);
  const isNamed = namesAny(own);
  const isNumber = own.shownIndex !== null || own.isAboutShown;
  const place = placeIn(rest);
  if (isNumber || isNamed || place === null || !subject)
    return isNamed && !isNumber && own.before === null ? readTurn(ranking, `and ${rest}`, conversation) : own;
  return { ...own, ...ALONE, ...subject, topic: subject.topic, before: subject, place };
}

/** Number of the cheapest of the products that were shown, when one of them is asked for. */
function cheapestOf(plain: string, { shown, subject }: Conversation): number | null {
  if (subject?.topic !== 'product.find') return null;
  if (
    !/^(?:(?:and|no|ok|so) )*(?:the|which(?: one)?(?: of (?:them|these|those))?(?: is)?(?: the)?|what is the) (?:cheaper|cheapest|least expensive)(?: one| of (?:them|these|those)| product)?$/.test(
      bareForms(plain)[0],
    )
  )
    return null;
  const prices = shown.map(({ price }) => price ?? Number.POSITIVE_INFINITY);
  return prices.indexOf(Math.min(...prices));
}

/** Turns that leave the conversation with what it was about. */
const KEEPS = /^(?:turn\.|product\.(?:choose|prices|untold|take|have)$|routine\.remains$)/;

/** What a narrowing can be said after. */
const WISHED = /^(?:product|cause|concern|sun|step|shaving|climate|beard|report|ingredient)\./;

function readMeaning(ranking: Ranking, text: string, conversation: Conversation): Understood {
  const { subject } = conversation;
  // Without the stop at the end, which many patterns end at.
  const plain = plainText(text).replace(/[ .]+$/, '');
  const forms = bareForms(plain);
  const [bare] = forms;
  const alone = recognise(ranking, text);
  const meant = { ...alone, ...ALONE, confidence: 1, likely: null, guesses: [] };
  const own = plainTopic(plain, alone);
  if (own !== null) return { ...meant, topic: own };
  const namesOther = namesAny(alone);
  const isOfSkin = conversation.said !== '' && OF_SIGNS.test(subject?.topic ?? '');
  if (!namesOther && asksOfPlace(bare, isOfSkin))
    return {
      ...meant,
      topic: 'report.place',
      before: subject,
      signs: isOfSkin ? (subject?.signs ?? []) : [],
    };
  const turn = turnIn(forms, conversation);
  if (turn === 'turn.next') return readNext(ranking, text, alone, conversation);
  if (turn === 'turn.said') return readSaid(ranking, plain, conversation) ?? { ...meant, topic: null };
  const compared = turn === null ? comparedIn(plain, alone, subject) : [];
  if (compared.length > 1) return { ...meant, before: subject, topic: 'ingredient.compare', compared };
  if (turn !== null) {
    const about = leaning(alone, conversation);
    const own = turn === 'product.mine' && about.steps.length === 0 ? stepOf(conversation) : undefined;
    const steps = own === undefined ? about.steps : [own];
    return { ...meant, ...about, steps, topic: turn, keepsSubject: KEEPS.test(turn) };
  }
  const isOfSign =
    OF_SIGNS.test(subject?.topic ?? '') || (subject?.topic === null && subject.signs.length > 0);
  const suspect = isOfSign ? suspectIn(bare) : null;
  if (suspect !== null) {
    const { signs } = leaning({ ...alone, signs: [] }, conversation);
    return {
      ...meant,
      ...leaning(alone, conversation),
      signs,
      keepsSubject: true,
      topic: 'cause.suspect',
      suspect,
    };
  }
  if (SPAN.test(plain) && LOOKS_BACK.test(bare) && isAboutProgress(alone, subject)) {
    const { signs } = leaning(alone, conversation);
    const about = isAboutAll(plain) ? [] : signs;
    return {
      ...meant,
      before: subject,
      signs: about,
      topic: about.length > 0 ? 'progress.sign' : 'progress.changed',
    };
  }
  // After what a pregnancy leaves open, each ingredient is asked about for it.
  const isOfIngredient = alone.topic === null || /^ingredient\.(?!pair|have)/.test(alone.topic);
  const isShort = alone.ingredients.length === 1 && alone.words.length <= 2 * BARE;
  if (subject?.topic === 'step.pregnancy' && isOfIngredient && isShort)
    return { ...meant, before: subject, leans: true, topic: 'ingredient.pregnancy' };
  const isOfList = conversation.shown.length > 0 && wantsOthers(bare);
  const mayNarrow = isOfList || WISHED.test(subject?.topic ?? '');
  if (mayNarrow && (isOfList || stepOf(conversation)) && onlyNarrows(bare))
    return { ...meant, topic: 'product.find', leans: true, before: subject };
  if (alone.steps.length === 1 && isBareName(bare))
    return { ...meant, topic: conversation.isForMinor ? 'step.teens' : 'product.mine' };
  const complained = subject && COMPLAINS.test(plain) ? careFor(alone.signs[0]) : undefined;
  if (complained !== undefined && (alone.topic === null || alone.topic === 'report.sign'))
    return { ...meant, topic: complained };
  const cause = causeAsked(plain, alone);
  if (cause !== null) return { ...meant, signs: [cause], topic: 'cause.sign' };
  return readLeaning(ranking, text, alone, { before: subject, shownIndex: conversation.chosen });
}

/** "And sunscreen?", "what about a toner" */
const isBareName = (bare: string): boolean =>
  /^(?:(?:what|how) about )?(?:a |an |the )?(?:eye ?cream|sun ?screen|face wash|\S+)$/.test(bare);

/** What comes next of itself, by the topic before. */
const NEXT: readonly (readonly [RegExp, string])[] = [
  [/^account\.who$/, 'our.photo-deleted'],
  [/^report\.photo$|^our\.(?:camera|glasses)$/, 'our.duration'],
  [/^routine\.drop$/, 'routine.remains'],
  [/^our\.duration$/, 'talk.can'],
];

/** "And then?": what follows of itself, else the first question that the reply before offered. */
function readNext(ranking: Ranking, text: string, alone: Recognised, conversation: Conversation): Understood {
  const { subject, offers, chosen } = conversation;
  const next = NEXT.find(([after]) => after.test(subject?.topic ?? ''))?.[1];
  if (next !== undefined)
    return { ...alone, ...ALONE, topic: next, confidence: 1, likely: null, guesses: [] };
  const [offer] = offers;
  if (offer === undefined) return readLeaning(ranking, text, alone, { before: subject, shownIndex: chosen });
  return { ...readTurn(ranking, offer, { ...conversation, offers: [] }), agreed: offer };
}

/** "But I have dark circles" asks what to do about them, not how visible they are. */
const COMPLAINS =
  /^(?:(?:but|and|also|yes) )*(?:i|she|he) (?:do |really |still |also )*(?:have|has|get|gets|got)\b/;

/** How a look back over the scans begins. */
const LOOKS_BACK = /^(?:how|what|which|did|has|have|is|are|was|were|since|over|in the|compared)\b/;

const isAboutAll = (plain: string): boolean => /\b(?:everything|anything|my skin|my face|what)\b/.test(plain);

const isAboutProgress = ({ topic, signs, words }: Recognised, subject: Recognised | null): boolean =>
  /^(?:how|did|has|is) (?:did |has |is |was )?my (?:skin|face)\b/.test(words.join(' ')) ||
  (topic !== 'progress.count' &&
    (/^(?:report|progress)\./.test(topic ?? '') ||
      (topic === null && signs.length > 0) ||
      (words.length <= BARE + 2 && /^(?:report|progress)\./.test(subject?.topic ?? ''))));

/** What a short question leaves out, as the conversation has it. */
function leaning(now: Recognised, { subject, named }: Conversation) {
  const namesOwn = namesAny(now);
  const signs = subject && subject.signs.length > 0 ? subject.signs : named.sign ? [named.sign] : [];
  return {
    before: subject,
    leans: true,
    signs: now.signs.length > 0 ? now.signs : signs,
    ingredients: namesOwn ? now.ingredients : (subject?.ingredients ?? []),
    steps: namesOwn ? now.steps : (subject?.steps ?? []),
  };
}
