import type { Questions } from './question.ts';

/** Requests for products. */
export const PRODUCT_QUESTIONS: Questions = {
  'product.find': [
    'recommend me a sunscreen',
    'which moisturiser should i buy',
    'i need a new cleanser any ideas',
    'find me a cheap serum',
    'a fragrance free moisturizer please',
    'is there a sunscreen under $15',
    'suggest something for my dark circles',
    'whats a good cleanser for oily skin',
    'looking for a niacinamide serum',
    'show me some eye creams',
    'best spf for my face?',
    'got any toner suggestions',
    'what exfoliant would you recommend for me',
    'can you find a night cream without perfume',
    'something for redness that i can buy',
    'recomend a mositurizer',
    'My sunscreen is nearly empty and I would like to try a different one this time, which one fits my skin?',
    'need a budget moisturizer',
    'which mask should i get',
    'azelaic acid product recommendations',
  ],
};

/** The previous question, the question, and what must be in the words of the answer. */
export interface FollowUp {
  before: string;
  says: string;
  must: RegExp;
}

export const FOLLOW_UPS: readonly FollowUp[] = [
  { before: 'what do i use in the morning', says: 'and at night?', must: /Tonight/ },
  { before: 'what is on for tonight', says: 'and in the morning?', must: /This morning/ },
  { before: 'can i use retinol with lactic acid', says: 'why?', must: /irritation adds up|rests on/ },
  { before: 'what does niacinamide do', says: 'with vitamin c?', must: /old claim|both/ },
  { before: 'what is salicylic acid', says: 'is it ok in pregnancy?', must: /pregnan|midwife/i },
  { before: 'what is retinol', says: 'does it suit me?', must: /retinol|Retinol/ },
  { before: 'how is my redness', says: 'and shine?', must: /Shine/ },
  { before: 'walk me through my photo', says: 'ok and the shine, is that a lot?', must: /Shine: \d/ },
  {
    before: 'i also bought a retinol',
    says: 'can i use it with the acid toner i have',
    must: /different nights/,
  },
  { before: 'find me a sunscreen', says: 'does it suit me?', must: /the reasons.+SPF/s },
  { before: 'which moisturizer should i buy', says: 'why?', must: /the reasons.+Made for/s },
  { before: 'has my redness changed', says: 'what about texture?', must: /texture/i },
  { before: 'recommend a sunscreen', says: 'something cheaper', must: /low price|up to \$/ },
  { before: 'recommend a moisturizer', says: 'the second one', must: /is a moisturizer/ },
  { before: 'recommend a cleanser', says: 'tell me about the first one', must: /is a cleanser/ },
  { before: 'what helps with redness', says: 'why?', must: /evidence/ },
  { before: 'recommend a sunscreen', says: 'and a cleanser?', must: /cleanser/ },
  { before: 'what does azelaic acid do', says: 'and salicylic acid?', must: /[Ss]alicylic/ },
  { before: 'can i use niacinamide with retinol', says: 'and with vitamin c?', must: /together|both|claim/i },
  { before: 'what is salicylic acid', says: 'how often?', must: /^Start with two nights a week\. \[1\]/ },
  { before: 'what is niacinamide', says: 'any side effects?', must: /^Very strong serums can sting\./ },
  { before: 'what does azelaic acid do', says: 'how strong?', must: /^Strengths of 15/ },
  { before: 'what is niacinamide', says: 'when?', must: /morning or at night/ },
  { before: 'is spf 30 enough', says: 'why?', must: /evidence/ },
];
