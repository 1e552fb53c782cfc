import { ENTRIES } from '../knowledge/knowledge.ts';
import { findAspect } from '../recognition/aspects.ts';
import { askOf } from '../recognition/recognise.ts';
import { namesAny } from '../recognition/slots.ts';
import { answerOf } from './answer-skill.ts';
import { tellAspect } from './aspect.ts';
import type { Answer, ReadQuestion } from './draft.ts';
import * as ingredient from './ingredient.ts';
import { askBack } from './not-understood.ts';
import { finish } from './finish.ts';
import { tellEntry } from './tell-entry.ts';
import { tellOfProduct } from './of-product.ts';
import * as pregnancy from './pregnancy.ts';
import * as progress from './progress.ts';
import * as report from './report.ts';
import * as routine from './routine.ts';
import * as talk from './small-talk.ts';
import { noteTold } from './with-told.ts';
import { asksWhetherItIsBad, tellWhetherItIsBad } from './worry.ts';

/** The answer to a question. Undefined when there is none. */
export async function answerQuestion(asked: ReadQuestion): Promise<Answer> {
  const answer = await answerTopic(asked);
  const { agreed, place } = asked;
  if (place !== null) return finish(forPlace(answer, place), asked);
  const first = agreed === null ? [] : [`“${agreed}”`];
  const whole = { ...answer, paragraphs: [...first, ...answer.paragraphs] };
  return finish(whole, asked);
}

/** The same for another place of the face, in short. */
const forPlace = (answer: Answer, place: string): Answer => ({
  ...answer,
  paragraphs: [
    `I take it that you mean your ${place}. What I said goes for it too.`,
    ...answer.paragraphs.slice(0, 1),
  ],
});

async function answerTopic(asked: ReadQuestion): Promise<Answer> {
  const ofProduct = await tellOfProduct(asked);
  if (ofProduct) return ofProduct;
  const leftOut = asksAboutIngredient(asked) ? pregnancy.tellLeftOut(asked) : undefined;
  if (leftOut) return leftOut;
  const aspect = tellAspect(asked);
  if (aspect) return aspect;
  if (asksWhetherItIsBad(asked)) return tellWhetherItIsBad(asked);
  if (asked.asksWhy && asked.before) return tellWhy(asked, asked.before.topic);
  const { topic } = asked;
  // "I am allergic to nuts" tells it, and does not ask where to write it.
  const told = topic === 'our.avoid-list' ? await noteTold(asked) : undefined;
  if (told) return told;
  const answering = answerOf(topic);
  if (answering) {
    const answer = await answering(asked);
    return topic?.startsWith('routine.') === true ? pregnancy.withLeftOut(answer, asked) : answer;
  }
  const entry = topic === null ? undefined : ENTRIES.get(topic);
  if (entry?.ingredient) return ingredient.tellIngredient(asked, entry.ingredient.key);
  if (entry) return tellEntry(entry, asked);
  if (topic === 'ingredient.about') return ingredient.tellIngredient(asked);
  const noted = await noteTold(asked);
  if (noted) return noted;
  return asked.likely === null || isSayingLittle(asked) ? askBack(asked) : tellLikely(asked, asked.likely);
}

/** A short message that names nothing: what its words alone resemble is mostly wrong in a conversation. */
const isSayingLittle = ({ question, conversation, words, ...slots }: ReadQuestion): boolean =>
  conversation.subject !== null &&
  !/^(?:and )?(?:what|how) about \S/i.test(question.text) &&
  words.length <= MOST_OF_LITTLE &&
  !namesAny(slots);

const MOST_OF_LITTLE = 5;

const asksAboutIngredient = ({ topic, question }: ReadQuestion): boolean =>
  (topic?.startsWith('ingredient.') === true && topic !== 'ingredient.have') ||
  findAspect(question.text) !== undefined;

/**
 * The answer to the likeliest meaning of a question. It says so, and names the other questions that may be
 * meant.
 */
async function tellLikely(asked: ReadQuestion, likely: string): Promise<Answer> {
  const ask = askOf(likely, asked);
  const answer = await answerTopic({ ...asked, topic: likely, likely: null });
  const others = asked.person.isMinor ? [] : asked.guesses.filter((guess) => guess !== ask);
  return {
    ...answer,
    paragraphs: [talk.takenAs(ask), ...answer.paragraphs],
    follow_ups: [...others, ...answer.follow_ups],
  };
}

/** The reason of the previous answer, or the evidence that it rests on. */
async function tellWhy(asked: ReadQuestion, topic: string | null): Promise<Answer> {
  if (topic === null) return askBack(asked);
  if (topic.startsWith('routine.')) return routine.checkRoutine(asked);
  if (topic.startsWith('progress.')) return progress.explainWhy(asked);
  const [sign] = asked.before?.signs ?? [];
  if (sign && /^report\.(sign|focus|explain)$/.test(topic)) return report.explainCause(asked, sign);
  // Where nothing stands out, "why?" asks about what the photo could not show.
  if (/^report\.(focus|explain)$/.test(topic)) return report.explainUntold(asked);
  const said = await answerTopic({ ...asked, topic, asksWhy: false, isAboutShown: false, leans: false });
  return talk.tellEvidence(said);
}
