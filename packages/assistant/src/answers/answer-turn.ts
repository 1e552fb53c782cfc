import { acknowledge, hear } from './acknowledge.ts';
import type { Answer, ReadQuestion } from './draft.ts';
import * as list from './from-list.ts';
import { tellExtremes, tellKeeping, tellWhyChanged } from './looking-back.ts';
import { tellHave, tellMine } from './own-product.ts';
import { explainPlace } from './place.ts';
import { tellPrices } from './prices.ts';
import * as cause from './tell-cause.ts';
import * as turns from './turns.ts';
import { tellWhetherItIsBad } from './worry.ts';
import * as remains from './what-remains.ts';

/** Topics that only a conversation, or plain words, lead to. */
export const OF_CONVERSATION: Readonly<Record<string, (asked: ReadQuestion) => Promise<Answer> | Answer>> = {
  'cause.sign': cause.tellCause,
  'cause.suspect': cause.tellSuspect,
  'our.add-product': remains.tellPlanChange,
  'our.plans': tellPrices,
  'step.pregnancy': remains.tellInPregnancy,
  'product.have': tellHave,
  'ingredient.compare': turns.compareThem,
  'product.compare': list.compareListed,
  'product.choose': list.chooseForThem,
  'product.mine': tellMine,
  'product.prices': list.tellPrices,
  'product.untold': list.tellUntold,
  'progress.why': tellWhyChanged,
  'progress.worst': tellExtremes,
  'report.bad': tellWhetherItIsBad,
  'report.place': explainPlace,
  'routine.keep': tellKeeping,
  'routine.remains': remains.tellWhatRemains,
  'product.take': turns.tellTaking,
  'step.which': turns.tellWhich,
  'turn.told': acknowledge,
  'turn.heard': hear,
  'turn.fine': turns.acceptNo,
  'turn.instead': turns.tellInstead,
  'turn.skip': turns.tellSkipping,
  'turn.tried': turns.tellTried,
  'turn.until': turns.tellMeanwhile,
  'turn.where': turns.tellWhere,
};
