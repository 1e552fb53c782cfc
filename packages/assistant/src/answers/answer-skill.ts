import { SKILLS, type SkillId } from '../recognition/skills.ts';
import * as account from './account.ts';
import { OF_CONVERSATION } from './answer-turn.ts';
import type { Answer, ReadQuestion } from './draft.ts';
import { explainFocus } from './focus.ts';
import * as ingredient from './ingredient.ts';
import * as back from './looking-back.ts';
import { explainPhoto } from './photo.ts';
import * as pregnancy from './pregnancy.ts';
import { beginSearch } from './product.ts';
import * as progress from './progress.ts';
import * as report from './report.ts';
import * as routine from './routine.ts';
import * as advice from './routine-advice.ts';
import * as talk from './small-talk.ts';

/** How a topic is answered. */
type Answering = (asked: ReadQuestion) => Promise<Answer> | Answer;

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
  'report.focus': explainFocus,
  'progress.changed': back.tellChange,
  'progress.sign': back.tellChange,
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
  'ingredient.pregnancy': pregnancy.tellPregnancy,
  'ingredient.pair': ingredient.tellPair,
  'ingredient.have': ingredient.tellWhereItIs,
  'product.find': beginSearch,
  'account.left': account.tellAllowance,
  'account.plan': account.tellPlanName,
  'account.who': account.tellWhoHandles,
};

const isSkill = (topic: string | null): topic is SkillId => SKILLS.some(({ id }) => id === topic);

/** How a topic is answered from the member’s own facts; undefined for a topic of the knowledge base. */
export const answerOf = (topic: string | null): Answering | undefined =>
  isSkill(topic) ? ANSWERS[topic] : OF_CONVERSATION[topic ?? ''];
