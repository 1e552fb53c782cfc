import type { Turn } from './turn.ts';

const OF_PLANS = /^(?:our\.(?:plans|cancel|after-cancel|charged-twice)|account\.(?:plan|left))$/;
const OF_SIGNS = /^(?:report|progress|concern|cause)\./;
const OF_ROUTINE = /^(?:routine|product|step|ingredient|combine|concern|sun)\./;

/** Short turns about what was just said: the bill, two ingredients, the shelf, a change. */
export const SHORT_TURNS: readonly Turn[] = [
  {
    says: /^(?:is there |so )?(?:nothing|anything|something|no need|no reason|do i (?:have|need)|should i|must i)(?: to)?(?: be)? worr(?:y|ied)(?: about(?: (?:it|that|this))?)?$/,
    after: OF_SIGNS,
    means: 'report.bad',
  },
  {
    says: /^(?:since when|for how long|how long(?: already| now)?|when did (?:it|that|this) (?:start|begin|change|get better|improve))\b/,
    after: /^progress\./,
    means: 'progress.changed',
  },
  {
    says: /^what (?:changed|caused|did|made|helped|improved) (?:it|that|this|them|my skin)\b|^what (?:was|is|were) (?:it|the reason|the cause|behind (?:it|that|this))$|^(?:was|is) (?:it|that|this) (?:because of |thanks to |from |due to )?(?:my|the) (?:routine|products?|new \w+|\w+)$|^why (?:did (?:it|that|they)|has (?:it|that)|is (?:it|that))(?: (?:change|changed|get better|get worse|better|worse|calmer|improve|improved|happen|happened))?$/,
    after: /^progress\./,
    means: 'progress.why',
  },
  {
    says: /^(?:so )?(?:(?:should|can|do|must|shall) i (?:just )?)?(?:keep|carry|go) (?:going|on|at it|it up|doing (?:it|this|that|what i(?: a)?m doing|what i do|the same)|using (?:it|them|everything|the same|what i use))(?: (?:like (?:this|that)|as (?:is|before|now)|then|now))*$|^(?:do i )?(?:stay|stick) with (?:it|this|that|what i (?:have|use|do))$/,
    after: /^(?:progress|report|routine)\./,
    means: 'routine.keep',
  },
  {
    says: /^(?:should|can|must|do) i (?:have to |need to )?(?:change|do|stop) (?:anything|something)(?: (?:then|now|differently|about (?:it|that|this)))*$/,
    after: /^(?:progress|report|routine|ingredient|product|step|concern|cause)\./,
    means: 'routine.keep',
  },
  {
    says: /^(?:will |would |is |are )?(?:any|any one|anyone|any of (?:them|those|these)|every one|all of them)(?: one| kind| brand)?(?: will| would)? (?:do|work|works|ok|okay|fine|good|good enough)(?: for me)?$|^(?:does|do) (?:it|the (?:brand|kind|type|price)) (?:matter|make a difference)(?: (?:which|what)(?: one| kind| brand)?(?: i (?:use|take|buy|get))?)?$|^(?:what|which) (?:do|should|must) i (?:look (?:for|at|out for)|watch (?:for|out for)|pay attention to)$|^what matters(?: most)?$|^which kind$/,
    after: /^(?:product|step|sun)\./,
    where: ({ wish, named }) => wish?.step !== undefined || named.step !== null,
    means: 'step.which',
  },
  {
    says: /^(?:can|could|may|do) i (?:stop|cancel|quit|leave|end|go back|change|switch)(?: (?:it|that|this|back))?(?: (?:at )?(?:any ?time|whenever|again|monthly|every month|when(?:ever)? i want|later))*$/,
    after: OF_PLANS,
    means: 'our.cancel',
  },
  {
    says: /^(?:would|will|do|could) (?:i|my (?:reports?|photos?|scans?|data|history|chats?|routine)) (?:lose|keep|stay|be lost|go|disappear|be gone|be deleted)(?: (?:my|the|all|everything|them|it|old) ?(?:\w+ ?)?)?$|^what (?:happens|becomes) (?:to|of|with) (?:my )?(?:reports?|photos?|scans?|data|history|everything|it)(?: then)?$/,
    after: OF_PLANS,
    means: 'our.after-cancel',
  },
  {
    says: /^(?:and )?how many (?:scans|photos|messages|chats|questions)(?: (?:do i get|would i get|is that|are that|are there|with (?:it|that)|a month))*$/,
    after: OF_PLANS,
    means: 'our.plans',
  },
  {
    says: /^what (?:remains|stays|would remain|would be left)(?: (?:then|for me|of it|of my \w+))?$/,
    after: OF_ROUTINE,
    means: 'routine.remains',
  },
  {
    says: /^(?:by )?how much(?: (?:better|worse|less|more|of a (?:change|difference)|is it|was it|did it (?:change|improve|drop)))?$/,
    after: /^progress\./,
    means: 'progress.changed',
  },
  {
    says: /^(?:are|r) (?:you|u) (?:really |quite |very |so )?(?:sure|certain)(?: (?:about|of) (?:that|this|it))?$|^(?:really|for sure|is (?:that|it) (?:true|right|correct|certain|for sure|reliable))$/,
    after: OF_SIGNS,
    means: 'our.accuracy',
  },
  {
    says: /^do i (?:already |even )?(?:use|have|take) (?:both|(?:any|one|either|some) of (?:them|these|those|the two)|them|these|those|either)(?: (?:of them|already))?$/,
    where: ({ subject }) => (subject?.ingredients.length ?? 0) > 0,
    means: 'ingredient.have',
  },
  {
    says: /^(?:(?:can|should|do|may|could) i )?(?:just )?(?:keep|use|have|take|mix|combine|layer) (?:both|them both|the two|them together|both together|both of them)(?: (?:then|together|at once|at the same time|on the same (?:day|night)))?$/,
    where: ({ subject }) => subject?.ingredients.length === 2,
    means: 'ingredient.pair',
  },
  {
    says: /^(?:which|what)(?: one)?(?: of)? my (?:products?|steps?|things)(?: (?:is|are|do|does|help|helps|work|works|good|would))* (?:for|against|with|on|help|about) (?:it|that|this|them)$|^(?:is |are )?(?:there )?(?:something|anything|one|what)(?: (?:for (?:it|that)|good))? (?:from|in|on|of|among) my (?:own )?(?:shelf|products?|routine|cabinet|stuff|bathroom|things|plan)(?: (?:for (?:it|that|this)|that helps|against it))?$/,
    after: OF_SIGNS,
    where: ({ named }) => named.sign !== null,
    means: 'product.have',
  },
  {
    says: /^(?:is )?the (?:one|sunscreen|cream|cleanser|serum|moisturi[sz]er) (?:that )?i (?:have|use|own|got) (?:is )?(?:fine|ok|okay|good|enough|good enough|right|too \w+)$/,
    where: ({ wish, named, subject }) =>
      wish !== null || named.step !== null || subject?.topic?.startsWith('sun.') === true,
    means: 'product.mine',
  },
  {
    says: /^(?:where|in which place|on which side)(?: (?:exactly|precisely|is (?:it|that)(?: exactly)?|on my face|do you see (?:it|that)))*$/,
    after: /^(?:report|progress)\.sign$/,
    where: ({ named }) => named.sign !== null,
    means: 'report.sign',
  },
  {
    says: /^what(?: is|s) making (?:it|that|this|them|my (?:skin|face|\w+)) (?:so |look )*\w+(?: (?:then|you think))?(?: do you think)?$|^what(?: do you think)? (?:makes|made|causes) (?:it|that|this)(?: (?:so )?\w+)?$/,
    after: OF_SIGNS,
    where: ({ named }) => named.sign !== null,
    means: 'cause.sign',
  },
  {
    says: /^(?:and )?how (?:do|can|could|would|should) i (?:find (?:it |that )?out|test (?:it|that|this)|check (?:it|that|this)|know|tell)(?: (?:for sure|which|what it is))?$/,
    after: /^(?:cause|progress)\./,
    means: 'our.trial-product',
  },
  {
    says: /^(?:for|against|with) what(?: (?:exactly|precisely|is it|does it help))*$|^what (?:is it|does it do|is that) (?:good )?for(?: exactly)?$|^what does (?:it|that) (?:do|help(?: (?:with|against))?)$/,
    after: /^ingredient\./,
    where: ({ named }) => named.ingredient !== null,
    means: 'ingredient.about',
  },
  {
    says: /^(?:do|have) you (?:have |got )?(?:one|some|any|a product|something)(?: (?:with (?:it|that)|of (?:it|that|those|them)|for me))*$|^(?:can you |please )?(?:show|recommend|suggest|give) me (?:one|some|a few|them|something)(?: (?:then|please|of them))*$/,
    after: /^(?:ingredient|step|sun|concern)\./,
    means: 'product.find',
  },
  {
    says: /^(?:can|could|may) i (?:combine|mix|use|take) (?:it|that|this) with (?:what i (?:have|use)|my (?:routine|products?|stuff|other \w+|things))$/,
    after: /^ingredient\./,
    where: ({ named }) => named.ingredient !== null,
    means: 'ingredient.suits',
  },
  {
    says: /^(?:for )?how long (?:is|are|do|does|will) (?:it|that|they|you|my photos?)(?: (?:stay|be|keep|kept|store|stored|there|have|it|that|them|on your server))+$/,
    after: /^account\.who$|^our\.(?:photo-deleted|delete|export|face-recognition)$/,
    means: 'our.photo-deleted',
  },
  {
    says: /^(?:(?:can|could|how do|how can|may) i )?(?:get rid of|delete|remove|erase|wipe) (?:it all|everything|all of (?:it|that|them)|all my \w+|my account)$/,
    after: /^account\.who$|^our\./,
    means: 'our.delete',
  },
];
