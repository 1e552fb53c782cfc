import type { ChatAction, ChatPage } from '@daylit/contract';
import { entryOf } from '../knowledge/knowledge.ts';
import type { RoutineProduct } from '../ports.ts';
import type { Answer, ReadQuestion } from './draft.ts';

/** As many as the document allows. */
const MOST = 2;

/** The page on which one does what a topic tells. */
const PAGES: readonly (readonly [RegExp, ChatPage])[] = [
  [/^our\.(?:cancel|charged-twice|after-cancel|plans)$|^account\.(?:plan|left)$/, 'billing'],
  [/^our\.(?:export|delete|consent|password)$/, 'account'],
  [/^our\.reminders$/, 'reminders'],
  [/^our\.add-product$/, 'add_product'],
  [/^our\.(?:preferences|avoid-list|done|routine-check)$/, 'care_plan'],
  [/^our\.trial-product$/, 'trial'],
  [/^our\.hand-over$/, 'hand_over'],
  [/^our\.(?:timeline|compare|photo-deleted)$/, 'timeline'],
  [/^report\.photo$/, 'upload'],
  [/^our\.wrong$/, 'contact'],
];

/** After these "where do I click?" has a page as well. */
const ALSO_WHERE: readonly (readonly [RegExp, ChatPage])[] = [
  [/^(?:report|progress)\./, 'timeline'],
  [/^(?:routine|product|ingredient|step|concern|combine|sun)\./, 'care_plan'],
];

/** Nobody under 18 is led to prices. */
const OF_PRICES = /^our\.plans$/;

/** An answer with what the member can do at once, at most two things. */
export async function withActions(answer: Answer, asked: ReadQuestion): Promise<Answer> {
  if (answer.miss !== undefined || answer.actions.length > 0)
    return { ...answer, actions: answer.actions.slice(0, MOST) };
  const leftOut = await leaveOut(asked);
  return { ...answer, actions: [...leftOut, ...pagesFor(asked)].slice(0, MOST) };
}

function pagesFor({ topic, likely, before, person }: ReadQuestion): ChatAction[] {
  const isWhere = topic === 'turn.where';
  const about = (isWhere ? before?.topic : (topic ?? likely)) ?? '';
  if (person.isMinor && OF_PRICES.test(about)) return [];
  const page = (isWhere ? [...PAGES, ...ALSO_WHERE] : PAGES).find(([says]) => says.test(about))?.[1];
  return page === undefined ? [] : [{ kind: 'open_page', page }];
}

/** For somebody who asks about the avoid list with an ingredient that is not on it. */
async function leaveOut({ topic, ingredients, question }: ReadQuestion): Promise<ChatAction[]> {
  const named = entryOf(ingredients[0])?.ingredient.name;
  if (topic !== 'our.avoid-list' || named === undefined || ingredients.length > 1) return [];
  const { avoid } = await question.facts.adviser();
  const isKnown = avoid.some((one) => one.toLowerCase() === named.toLowerCase());
  return isKnown ? [] : [{ kind: 'leave_out_ingredient', ingredient: named }];
}

/** Taking products out of the routine, each at its place; nothing where that would be more than two. */
export function removals(places: readonly RoutineProduct[]): ChatAction[] {
  if (places.length > MOST) return [];
  return places.map(({ daypart, step, product: { product } }) => ({
    kind: 'remove_product',
    daypart,
    step,
    id: product.id,
    name: product.name,
  }));
}
