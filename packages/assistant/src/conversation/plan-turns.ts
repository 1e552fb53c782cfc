import { STEP } from './suspects.ts';
import type { Turn } from './turn.ts';

const AFTER_OWN = /^(?:routine|product|step|ingredient|combine|concern|sun)\.|^our\.add-product$/;

/** Short turns about the own plan, the bill and the page where something is done. */
export const PLAN_TURNS: readonly Turn[] = [
  {
    says: /^(?:which|what)(?: one| ones)?(?: of (?:them|these|those))? (?:would|should|can|could|do|may) (?:you|i|we) (?:rather )?(?:drop|skip|remove|lose|leave out|throw (?:out|away)|give up|stop using)(?: first)?$/,
    after: /^(?!product\.find)./,
    means: 'routine.drop',
  },
  {
    says: /^what (?:do|can|could|should|may) i (?:skip|leave out|drop|do without)$/,
    after: AFTER_OWN,
    means: 'routine.drop',
  },
  {
    says: /^how long (?:do|must|should|will) i (?:have to |need to )?wait$/,
    after: /^(?:concern|cause|report|progress)\./,
    means: 'step.how-long',
  },
  {
    says: /^who (?:can )?(?:sees?|reads?|gets?|has|have) (?:it|that|them|those|my (?:photos?|pictures?))$/,
    after: /^account\.who$|^our\.(?:photo-deleted|face-recognition|delete|export)$/,
    means: 'account.who',
  },
  {
    says: /^why (?:that|this|the)(?: one)?$|^(?:no )?i (?:like|love|want|need|want to keep|would keep) (?:that|this|it)(?: one)?(?: (?:a(?:nother)?|another one|something else|what else|the next))?$|^(?:no )?(?:not that(?: one)? )?(?:another|another one|something else)$/,
    after: /^routine\.drop$/,
    means: 'routine.drop',
  },
  {
    says: /^(?:then )?what(?:s| is| else is)? left(?: over)? (?:in the|for the|at|for) (?:morning|evening|night)$/,
    after: AFTER_OWN,
    means: 'routine.remains',
  },
  {
    says: /^(?:how (?:do|can|should) i |i want to |can you )?(?:take|get|put|throw|kick) (?:it|that|this|them|that one) (?:out|off|away)(?: of (?:it|there|my plan))?$|^(?:how (?:do|can|should) i |can you )?(?:remove|delete) (?:it|that|this|them)$/,
    after: AFTER_OWN,
    means: 'our.add-product',
  },
  {
    says: /^where (?:do|can|should|must) i (?:put|add|enter|write|save) (?:it|that|this|them)(?: in)?$|^(?:put|add) (?:it|that|this) (?:in|to|into) my (?:plan|routine)$/,
    after: AFTER_OWN,
    means: 'our.add-product',
  },
  {
    says: /^(?:can|could|may|do) i (?:get|have|download|save|take|keep|see) (?:(?:it|them|that|those|these|my photos|the photos|everything)(?: all)?|all of (?:it|them|that))(?: (?:before(?: that)?|first|with me|out))?$/,
    after: /^our\.(?:photo-deleted|cancel|delete|after-cancel|timeline|charged-twice)$|^account\.who$/,
    means: 'our.export',
  },
  {
    says: new RegExp(
      String.raw`^(?:what|which)(?: kind of| type of)? ${STEP}(?: (?:then|for (?:me|that|it|this)|is (?:good|best)|(?:should|can|do) i (?:buy|use|take|get)))?$`,
    ),
    after: /^(?:concern|cause|climate|report|progress|step|sun|shaving|water)\./,
    means: 'product.find',
  },
  {
    says: /^(?:how much|what) (?:does|do|would|is|are) (?:it|that|this|they|one)(?: cost)?$/,
    after: /^(?:step|sun|concern)\./,
    where: ({ named, subject }) => named.step !== null || subject?.topic?.startsWith('sun.') === true,
    means: 'product.find',
  },
  {
    says: /^(?:show me |tell me )?how (?:(?:it|that|this)(?: has)? (?:went|gone|goes|developed|changed|changes)|(?:did|has|does) (?:it|that|this) (?:go|gone|change|changed|develop|developed|look))(?: (?:over time|so far|since then))?$/,
    after: /^(?:report|progress|cause|concern|our)\./,
    where: ({ named }) => named.sign !== null,
    means: 'progress.sign',
  },
  {
    says: /^what (?:should|must|may|can) (?:she|he|they|i) (?:rather )?(?:not|never) (?:do|use|take|buy)$|^what (?:should|must|can) (?:she|he|they) (?:avoid|leave out)$/,
    after: /^step\.teens$/,
    means: 'step.teens',
  },
];
