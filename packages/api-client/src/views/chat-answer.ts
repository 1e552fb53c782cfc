import {
  CHAT_ANSWER_KIND_VALUES,
  CHAT_ANSWER_MISS_VALUES,
  CHAT_AUTHOR_PLACE_VALUES,
  CHAT_PAGE_VALUES,
  type CareCard,
  type ChatAction,
  type ChatAnswer,
  type ChatSource,
  type CrisisHelp,
  CONFIRMED_DAYPART_VALUES,
  EVIDENCE_GRADE_VALUES,
  type Memo,
  type ToldFact,
} from '@daylit/contract';
import { readPreferences } from './preferences.ts';
import { fields, type Fields, number, objects, oneOf, text, texts } from './values.ts';

type CareStep = CareCard['steps'][number];

const STEP_KINDS: readonly CareStep['kind'][] = ['call', 'until_then', 'urgent'];

/**
 * The facts of a reply besides its words; null without a number, because then it is not stored. A source has
 * no address unless it is an `https` one.
 */
export function readAnswer(value: unknown): ChatAnswer | null {
  const answer = fields(value);
  const messageId = number(answer?.['message_id']);
  if (!answer || messageId === null) return null;
  const author = fields(answer['answered_by']);
  const miss = oneOf(CHAT_ANSWER_MISS_VALUES, answer['miss']);
  return {
    message_id: messageId,
    kind: oneOf(CHAT_ANSWER_KIND_VALUES, answer['kind']) ?? 'answer',
    answered_by: {
      place: oneOf(CHAT_AUTHOR_PLACE_VALUES, author?.['place']) ?? 'server',
      model: text(author?.['model']),
      host: text(author?.['host']),
    },
    is_complete: answer['is_complete'] !== false,
    sources: objects(answer['sources']).flatMap((source) => readSource(source) ?? []),
    care: readCare(answer['care']),
    follow_ups: texts(answer['follow_ups']),
    ...(miss !== null && { miss }),
    ...('crisis' in answer ? { crisis: readCrisisHelp(answer['crisis']) } : {}),
    ...('memos' in answer ? { memos: objects(answer['memos']).flatMap((memo) => readMemo(memo) ?? []) } : {}),
    ...('actions' in answer
      ? { actions: objects(answer['actions']).flatMap((action) => readAction(action) ?? []) }
      : {}),
    ...('told' in answer ? { told: readToldFacts(answer['told']) } : {}),
  };
}

/** What the member can do at once; null for what this version does not know. */
function readAction(action: Fields): ChatAction | null {
  const kind = action['kind'];
  if (kind === 'open_page') {
    const page = oneOf(CHAT_PAGE_VALUES, action['page']);
    return page === null ? null : { kind, page };
  }
  if (kind === 'leave_out_ingredient') {
    const ingredient = text(action['ingredient']);
    return ingredient === null ? null : { kind, ingredient };
  }
  if (kind !== 'remove_product') return null;
  const daypart = oneOf(CONFIRMED_DAYPART_VALUES, action['daypart']);
  const [step, id, name] = [text(action['step']), text(action['id']), text(action['name'])];
  return daypart === null || step === null || id === null || name === null
    ? null
    : { kind, daypart, step, id, name };
}

/** What a member said about themselves. An unreadable fact is left out. */
export function readToldFacts(value: unknown): ToldFact[] {
  return objects(value).flatMap((fact) => {
    const [id, sentence] = [text(fact['id']), text(fact['sentence'])];
    if (id === null || sentence === null) return [];
    const preferences = fields(fact['preferences']);
    return {
      id,
      sentence,
      is_kept: fact['is_kept'] === true,
      preferences: preferences ? readPreferences(preferences) : null,
    };
  });
}

function readCrisisHelp(value: unknown): CrisisHelp | null {
  const help = fields(value);
  const line = text(help?.['line']);
  if (!help || line === null) return null;
  return { line, call: text(help['call']), text: text(help['text']), emergency: text(help['emergency']) };
}

function readMemo(memo: Fields): Memo | null {
  const [fact_id, sentence, follows] = [text(memo['fact_id']), text(memo['sentence']), text(memo['follows'])];
  return fact_id === null || sentence === null || follows === null ? null : { fact_id, sentence, follows };
}

function readSource(source: Fields): ChatSource | null {
  const title = text(source['title']);
  const place = number(source['number']);
  if (title === null || place === null) return null;
  return {
    number: place,
    title,
    note: text(source['note']),
    url: secureAddress(source['url']),
    grade: oneOf(EVIDENCE_GRADE_VALUES, source['grade']),
    is_reviewed: source['is_reviewed'] === true,
  };
}

function secureAddress(value: unknown): string | null {
  const address = text(value);
  return address !== null && URL.canParse(address) && new URL(address).protocol === 'https:' ? address : null;
}

function readCare(value: unknown): CareCard | null {
  const card = fields(value);
  const title = text(card?.['title']);
  const sentence = text(card?.['sentence']);
  if (!card || title === null || sentence === null) return null;
  const steps = objects(card['steps']).flatMap((step) => readStep(step) ?? []);
  return { title, sentence, steps, words_to_say: text(card['words_to_say']) };
}

function readStep(step: Fields): CareStep | null {
  const kind = oneOf(STEP_KINDS, step['kind']);
  const lead = text(step['lead']);
  return kind === null || lead === null ? null : { kind, lead, text: text(step['text']) ?? '' };
}
