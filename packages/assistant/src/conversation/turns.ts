import type { Conversation } from './conversation.ts';
import { PLAN_TURNS } from './plan-turns.ts';
import { SHORT_TURNS } from './short-turns.ts';
import { STEP } from './suspects.ts';
import type { Turn } from './turn.ts';

/** Words before and after a question that change nothing about it. */
const BEFORE =
  /^(?:(?:and|but|so|ok|okay|well|hm+|oh|please|now|then|also|wait|you know|hey|really|no|cool|great|honestly|(?:can you |please )?(?:show|tell) me(?= (?:what|which|how|when|why|where|if|whether)))[ .]+)+(?=\S)/;
const AFTER =
  /[ .]+(?:then|now|please|pls|though|again|exactly|tho|lol|haha+|dear|tbh|to be honest|btw|anyway)$/;

/** What is asked, without such words: as it stands, and with less and less around it. */
export function bareForms(plain: string): readonly [string, ...string[]] {
  const said = plain.replaceAll(/[ .]+$/g, '');
  const opened = said.replace(BEFORE, '');
  return [opened.replace(AFTER, ''), opened, said];
}

const OF_SIGNS = /^(?:report|progress|concern|cause)\./;
const hasList = ({ shown }: Conversation): boolean => shown.length > 0;
const hasSign = ({ named }: Conversation): boolean => named.sign !== null;
const hasStep = ({ wish, named, shown }: Conversation): boolean =>
  wish !== null || shown.length > 0 || named.step !== null || named.sign !== null;

/** Spans that somebody looks back over. */
export const SPAN =
  /\b(?:since|compared (?:to|with)) (?:(?:the |last |this |early |late |my )*(?:spring|summer|autumn|fall|winter|year|month|week|january|february|march|april|may|june|july|august|september|october|november|december|beginning|start|first (?:scan|photo|report))|i (?:started|began|joined))\b|\b(?:over|in|during) the (?:last|past) (?:\w+ )?(?:weeks?|months?|years?)\b|\b(?:this|last) year\b|\ball (?:this|the) time\b/;

/** Questions that say too little for the recognition, and much to somebody who has listened. */
const TURNS: readonly Turn[] = [
  ...PLAN_TURNS,
  ...SHORT_TURNS,
  {
    says: /^(?:where|where (?:(?:do|can|should|must|to) )?(?:i )?(?:click|press|tap|go|look|(?:see|find|read) (?:it|that|this|them)|do (?:it|that|this))|where (?:is|are) (?:it|that|this|they|the button)|which (?:button|page|tab)|how do i (?:do|find|get to) (?:it|that|this)|show me where|where to click)$/,
    after: /./,
    means: 'turn.where',
  },
  {
    says: /^(?:then )?(?:what(?:s| is| else is)? left(?: over)?(?: for me| to use| in it)?|what (?:can|may|do) i (?:still|keep) (?:use|using|take|have)|which ones? (?:can|may|do) i (?:still )?(?:keep|use))$/,
    after: /^(?:routine\.|step\.|ingredient\.|concern\.|product\.)/,
    means: 'routine.remains',
  },
  {
    says: /^(?:which|what)(?: one| ones| sign| signs)?(?: of (?:them|these|those|it))? (?:has |have |did |is |are |was |were )?(?:got|gotten|get|getting|become|became|went|gone|changed|improved|worsened)\b.{0,24}$|^(?:did|has|have|is) (?:anything|something)(?: else)? (?:got |gotten |get |getting |become )?(?:worse|better|improved|worsened)$|^what (?:improved|worsened)(?: (?:the )?most)?$/,
    means: 'progress.worst',
  },
  { says: /^since when\b/, where: hasSign, means: 'progress.sign' },
  {
    says: /^(?:(?:in|with|always|at) )?(?:the )?same (?:light|lamp|room|place|time)(?: of day)?$/,
    after: /^(?:report\.photo|progress\.)/,
    means: 'our.light',
  },
  {
    says: /^(?:which|what)(?: one| step| product)?(?: of (?:them|these|those))?(?: is|s)? (?:the )?(?:most|more) (?:important|needed|useful)(?: one)?$/,
    after: /^(?:step|routine)\./,
    means: 'sun.why',
  },
  {
    says: /^what (?:can|could|should|may) i (?:use|take)(?: instead)? (?:for|against) (?:the |my |these )?\w+(?: \w+)?$/,
    after: /^(?:step\.pregnancy|routine\.|ingredient\.pregnancy)/,
    means: 'turn.instead',
  },
  {
    says: /^do i (?:already )?(?:have|use) (?:that|it|them|one|(?:something|one|any) like (?:that|this|it)|any(?:thing)?(?: of (?:that|those))?)(?: already| at home)?$/,
    after: OF_SIGNS,
    where: hasSign,
    means: 'product.have',
  },
  {
    says: /^(?:is|are) (?:that|this|it|these|they)(?: really| even)? (?:normal|common|usual)(?: for .+| to have)?$|^is normal(?: (?:to )?have (?:this|it|that))?$|^do (?:many|other|most) people have (?:this|that|it)$/,
    where: hasSign,
    means: 'cause.sign',
  },
  {
    says: /^(?:why|how come)(?: is| are| do| does)? (?:it|that|this|they|i have (?:it|that|this)|i get (?:it|that|this|them))(?: (?:like (?:this|that)|there|so|so \w+))?$|^(?:where (?:does|do) (?:it|that|this|they) come from|what(?:s| is)? (?:the (?:cause|reason)|causing (?:it|that|this))|what causes (?:it|that|this|them))$/,
    where: hasSign,
    after: OF_SIGNS,
    means: 'cause.sign',
  },
  {
    says: /^(?:which(?: one| ones)?(?: of (?:them|these|those))?(?: (?:is|are|would be) (?:the )?(?:best|lightest|richest|mildest)(?: for me)?| (?:would|should|do) (?:you|i) (?:take|pick|choose|use|buy|recommend))?|what would you (?:take|pick|choose|buy|use)|why (?:that|this|the) (?:one )?(?:one |product )?first)$/,
    where: hasList,
    after: /^product\./,
    means: 'product.choose',
  },
  {
    says: /^(?:is|are|which|what)\b.*\b(?:under|below|less than|over|more than) \$? ?\d+(?: dollars| bucks| euros)?$/,
    where: hasList,
    after: /^product\./,
    means: 'product.prices',
  },
  {
    says: /^(?:(?:is|are|does|do|which|and|the|what about)\b.{0,40} )?(?:vegan|cruelty free|organic|halal|kosher|korean|recyclable|(?:from )?animals?)$/,
    where: hasList,
    after: /^product\./,
    means: 'product.untold',
  },
  {
    says: new RegExp(
      String.raw`^(?:what|how) about (?:mine|my own|my ${STEP})$|^(?:is|are|was|does|do) (?:mine|my own|the one (?:that )?i (?:have|use))\b.{0,40}$|^(?:should|can|may|do) i (?:just )?(?:keep|stay with|stick with|go on with|use) (?:mine|my own|my ${STEP}|the one i have)$|^do i (?:already )?have (?:one|(?:something|one|any) like (?:that|this|it)|that|it|them)(?: already| at home)?$`,
    ),
    where: hasStep,
    means: 'product.mine',
  },
  {
    says: new RegExp(
      String.raw`^is my (?:own |current )?${STEP} (?:ok|okay|fine|good|enough|good enough|right|too \w+|(?:rich|light|strong|high|mild) enough|expensive)(?: for (?:me|my skin))?$`,
    ),
    means: 'product.mine',
  },
  {
    says: /^(?:what (?:do|should|can|could) i (?:do|use|take) )?(?:until then|till then|meanwhile|in the meantime|before that|while i wait)$/,
    after: /^(?!step\.purging|combine\.stop|concern\.)/,
    means: 'turn.until',
  },
  {
    says: /^when(?: (?:can|should|do) i (?:scan|take|do)(?: it| one| the next(?: one)?)?)?$/,
    after: /^progress\./,
    means: 'progress.count',
  },
  {
    says: /^(?:what then|then what|what (?:can|should|may|could) (?:i|she|he|they) (?:use|take)(?: instead| then)?|what instead)$/,
    after: /^(?:step\.teens|ingredient\.(?!pregnancy))/,
    means: 'turn.instead',
  },
  {
    says: /^(?:does|should|can|must) (?:she|he) (?:need|use|have|wear)\b.{0,24}$/,
    after: /^(?:step|product|concern)\./,
    where: ({ isForMinor }) => isForMinor,
    means: 'step.teens',
  },
  {
    says: /^(?:it|that|this|you) (?:could|can|may|might) (?:also )?be wrong$/,
    after: /^(?:report|our|progress|cause)\./,
    means: 'our.accuracy',
  },
  {
    says: /^how (?:do|should|can|must) i (?:take|make|do) (?:it|one|that)(?: right| well)?$/,
    after: /^(?:report|progress)\./,
    where: ({ shown }) => shown.length === 0,
    means: 'report.photo',
  },
  {
    says: /\b(?:make ?up|glasses|hat|beard|filter)\b/,
    after: /^(?:report\.photo|progress\.count)$|^our\.(?:camera|light)$/,
    means: 'our.glasses',
  },
  {
    says: /^(?:what )?if (?:it|that|this|they) (?:gets?|becomes?) (?:any |even )?worse$|^(?:what )?if (?:it|that|this|they) (?:does not|doesnt|dont) (?:help|work|get better)$|^i (?:have |ve )?(?:already )?tried (?:that|it|this|everything)(?: already| before)?$|^(?:it|that|this) (?:did not|didnt|does not|doesnt) (?:help|work)$/,
    where: ({ named, subject }) =>
      named.sign !== null ||
      /^(?:cause|concern|ingredient|step|routine|combine)\./.test(subject?.topic ?? ''),
    means: 'turn.tried',
  },
  {
    says: /^(?:is|are) (?:it|that|this|they) (?:in|part of) (?:my|any of my) (?:products?|routine|plan|stuff)$/,
    where: ({ named }) => named.ingredient !== null,
    means: 'ingredient.have',
  },
  {
    says: /^how (?:sure|certain|accurate|reliable) (?:is|are) (?:that|it|this|you|they)$/,
    after: OF_SIGNS,
    means: 'our.accuracy',
  },
  {
    says: /^(?:what )?if i (?:dont|do not) (?:like|need|want) (?:it|that)(?: any ?more)?$/,
    after: /^our\.plans$|^account\./,
    means: 'our.cancel',
  },
  {
    says: /^(?:with what|what with|where (?:do|should) i (?:start|begin)|how)$/,
    after: /^life\.too-late$/,
    means: 'step.basics',
  },
  {
    says: /^(?:what(?:s| is) the )?difference(?: between (?:the )?(?:first two|two|them|these|those|\w+ and (?:the )?\w+))?$|^(?:can you )?compare (?:them|these|those|the (?:first )?two)$/,
    where: hasList,
    after: /^product\./,
    means: 'product.compare',
  },
  { says: /^(?:what )?if i (?:get |do )?(?:a )?(?:sun ?)?burn(?:ed|t|s)?$/, means: 'sun.burn' },
  {
    says: /^why (?:cant|cannot|dont|can) you\b.{0,30}$|^why not$/,
    after: /^product\./,
    where: ({ wish }) => wish !== null && wish.untold.length > 0,
    means: 'product.untold',
  },
  {
    says: /^(?:i|ill|id)(?: will| would| want to)? ?(?:take|buy|get|choose|go for|want|like) (?:it|that|this|the \w+)(?: one)?$/,
    where: hasList,
    after: /^product\./,
    means: 'product.take',
  },
  {
    says: /^(?:then|what then|then what|what next|next|after that|after|go on|continue|more|and)$/,
    after: /./,
    means: 'turn.next',
  },
  {
    says: /^(?:the )?(?:first|second|third|last) (?:thing|one)(?: (?:that )?you (?:said|named|mentioned))?\b.*\bwhat is (?:it|that)$|^what is (?:the )?(?:first|second|third|last) (?:thing|one)(?: (?:that )?you (?:said|named|mentioned))?$/,
    where: ({ shown }) => shown.length === 0,
    after: /./,
    means: 'turn.said',
  },
  {
    says: /^(?:how (?:do|can) i )?(?:turn|switch) (?:it|them|that|those) (?:on|off)(?: again)?$/,
    after: /^our\.reminders$/,
    means: 'our.reminders',
  },
  {
    says: /^(?:can|could|may) i (?:also )?(?:pause|rest|skip) (?:it|that|this|them)(?: instead| for .+)?$|^(?:how (?:do|can) i )?(?:put|get|add) (?:it|that|them) (?:back|again)$/,
    after: /^our\.add-product$/,
    means: 'our.add-product',
  },
  {
    says: /^(?:should i |can i |do i )?(?:skip|leave out|forget|drop) (?:it|that|this)$|^(?:is|are) (?:it|that|they) worth (?:it|the money)$/,
    after: /^(?:device|step|label|myth|ingredient|product)\./,
    means: 'turn.skip',
  },
  {
    says: /^(?:what if i need|how (?:do|can) i get|can i (?:get|buy|have)|i need) more(?: (?:scans|messages|of them))?$|^what (?:does|would) (?:it|that|this|more) cost$|^how much (?:is|does) (?:it|that|this|more)(?: cost)?$/,
    after: /^account\.|^our\.plans$/,
    means: 'our.plans',
  },
];

/** What a short question means in its conversation; null where it does not lean on it. */
export function turnIn(forms: readonly string[], conversation: Conversation): string | null {
  const topic = conversation.subject?.topic ?? '';
  const turn = TURNS.find(
    ({ says, after, where }) =>
      forms.some((form) => says.test(form)) &&
      (after?.test(topic) ?? true) &&
      (where?.(conversation) ?? true),
  );
  return turn?.means ?? null;
}
