import { ENTRIES } from '../knowledge/knowledge.ts';
import { askOf } from '../recognition/recognise.ts';
import { SKILLS, type SkillId } from '../recognition/skills.ts';
import * as account from './account.ts';
import { tellAspect } from './aspect.ts';
import { type Answer, type Asked, Draft } from './draft.ts';
import * as ingredient from './ingredient.ts';
import { withFitting } from './offer.ts';
import { tellEntry } from './knowledge.ts';
import { explainPhoto } from './photo.ts';
import * as product from './product.ts';
import * as progress from './progress.ts';
import * as report from './report.ts';
import * as advice from './routine-advice.ts';
import * as routine from './routine.ts';
import * as talk from './talk.ts';
import { asksWhetherItIsBad, tellWhetherItIsBad } from './worry.ts';
import { GRADE_WORDS } from './words.ts';

type Answering = (asked: Asked) => Promise<Answer> | Answer;

const ANSWERS: Record<SkillId, Answering> = {
  'talk.hello': talk.hello,
  'talk.thanks': talk.thanks,
  'talk.who': talk.whoAmI,
  'talk.can': talk.whatICan,
  'report.explain': report.explainReport,
  'report.sign': report.explainSign,
  'report.range': report.explainRange,
  'report.untold': report.explainUntold,
  'report.type': report.explainType,
  'report.sensitivity': report.explainSensitivity,
  'report.photo': explainPhoto,
  'report.good': report.explainGood,
  'report.focus': report.explainFocus,
  'progress.changed': progress.explainChange,
  'progress.sign': progress.explainChange,
  'progress.count': progress.countScans,
  'routine.tonight': (asked) => routine.tellDaypart(asked, 'night'),
  'routine.morning': (asked) => routine.tellDaypart(asked, 'morning'),
  'routine.week': routine.tellWeek,
  'routine.list': routine.listRoutine,
  'routine.order': routine.tellOrder,
  'routine.check': routine.checkRoutine,
  'routine.add': advice.tellAddition,
  'routine.drop': advice.tellOmission,
  'routine.plan': advice.tellPlan,
  'routine.new': advice.tellNewProduct,
  'ingredient.suits': ingredient.tellSuitability,
  'ingredient.pregnancy': ingredient.tellPregnancy,
  'ingredient.pair': ingredient.tellPair,
  'ingredient.have': ingredient.tellWhereItIs,
  'product.find': (asked) => product.beginSearch(asked, shownBefore(asked)),
  'account.left': account.tellAllowance,
  'account.plan': account.tellPlanName,
  'account.who': account.tellWhoHandles,
};

const isSkill = (topic: string): topic is SkillId => SKILLS.some(({ id }) => id === topic);

/** The answer to a question. Undefined when there is none. */
export async function answerQuestion(asked: Asked): Promise<Answer> {
  return withFitting(await answerTopic(asked), asked);
}

async function answerTopic(asked: Asked): Promise<Answer> {
  const shown = shownBefore(asked);
  if (asked.shownIndex !== null && shown.length > 0) return tellShown(asked, asked.shownIndex);
  const aspect = tellAspect(asked);
  if (aspect) return aspect;
  if (asked.leans && (asked.asksWhy || ASKS_WHETHER_IT_SUITS.test(asked.question.text))) {
    const reasons = reasonsBefore(asked);
    if (reasons.length > 0)
      return new Draft().say(['These are the reasons.', ...reasons].join('\n')).answer();
  }
  if (asksWhetherItIsBad(asked)) return tellWhetherItIsBad(asked);
  if (asked.asksWhy && asked.before) return tellWhy(asked, asked.before.topic);
  if (asked.leans && shown.length > 0 && asked.words.some((word) => word === 'cheaper' || word === 'budget'))
    return product.beginSearch(asked, shown);
  const named = await productNamed(asked);
  if (named) return product.tellProduct(asked, named);
  const { topic } = asked;
  if (topic !== null && isSkill(topic)) return ANSWERS[topic](asked);
  const entry = topic === null ? undefined : ENTRIES.get(topic);
  if (entry?.ingredient) return ingredient.tellIngredient(asked, entry.ingredient.key);
  if (entry) return tellEntry(entry, asked);
  if (topic === 'ingredient.about') return ingredient.tellIngredient(asked);
  return asked.likely === null ? talk.cannotAnswer(asked) : tellLikely(asked, asked.likely);
}

/**
 * The answer to the likeliest meaning of a question. It says so, and names the other questions that may be
 * meant.
 */
async function tellLikely(asked: Asked, likely: string): Promise<Answer> {
  const ask = askOf(likely, asked);
  const answer = await answerTopic({ ...asked, topic: likely, likely: null });
  const others = asked.person.isMinor ? [] : asked.guesses.filter((guess) => guess !== ask);
  return {
    ...answer,
    paragraphs: [talk.takenAs(ask), ...answer.paragraphs],
    follow_ups: [...others, ...answer.follow_ups],
  };
}

function shownBefore({ question }: Asked): { category: string; price: number | null; name: string }[] {
  const shown = question.turns.findLast(({ products }) => products.length > 0)?.products ?? [];
  return shown.map(({ suggested_category, category, price, name }) => ({
    category: suggested_category ?? category,
    price,
    name,
  }));
}

/** "Does it suit me?", "are those any good" */
const ASKS_WHETHER_IT_SUITS =
  /\b(does|do|is|are|will|would) (it|that|this|they|these|those)\b.{0,12}\b(suit|right|good|ok|okay|safe|fine)\b/i;

/** The reasons why the previous reply showed its products. */
function reasonsBefore({ question }: Asked): string[] {
  const products = question.turns.at(-1)?.products ?? [];
  return products.flatMap(({ name, reason }) => (reason ? [`${name}: ${reason}`] : []));
}

async function tellShown(asked: Asked, index: number): Promise<Answer> {
  const shown = shownBefore(asked).at(index);
  if (!shown) return new Draft().say('I did not show that many products.').answer();
  const [found] = await asked.question.facts.findProducts(shown.name);
  return found ? product.tellProduct(asked, found) : talk.cannotAnswer(asked);
}

/** The sources of the previous answer. */
async function tellWhy(asked: Asked, topic: string | null): Promise<Answer> {
  if (topic === null) return talk.cannotAnswer(asked);
  if (topic === 'routine.check' || topic.startsWith('routine.')) return routine.checkRoutine(asked);
  const said = await answerTopic({ ...asked, topic, asksWhy: false, shownIndex: null, leans: false });
  const graded = said.sources.filter(({ grade }) => grade !== null);
  const [first] = graded;
  if (!first?.grade) return said;
  const draft = new Draft();
  draft.say(
    `That rests on ${GRADE_WORDS[first.grade]}${graded.every(({ is_reviewed }) => !is_reviewed) ? ', a default of our own that waits for a dermatologist’s review' : ''}.`,
    ...graded.map((source) => ({ ...source })),
  );
  draft.say(said.paragraphs[0]?.replaceAll(/ \[\d+\]/g, '') ?? '');
  return draft.offer(...said.follow_ups).answer();
}

/** A product of the routine that the question names. */
async function productNamed({ question, words, topic }: Asked) {
  if (topic?.startsWith('product.') === true) return undefined;
  const routine = await question.facts.routine();
  const text = question.text.toLowerCase();
  const inUse = routine.find(({ product: { product: one } }) => text.includes(one.name.toLowerCase()));
  if (inUse && words.length > 0) return inUse.product;
  return undefined;
}
