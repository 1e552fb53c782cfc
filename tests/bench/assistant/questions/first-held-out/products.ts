import type { FollowUp } from '../products.ts';
import type { Questions } from '../question.ts';

/** Requests for products. */
export const PRODUCT_QUESTIONS: Questions = {
  'product.find': [
    'got 10 euros for a face wash, what do i get',
    'which sun cream would you pick for me',
    'need smth against dark spots not too pricey',
    'is there a moisturiser without scent for me',
    'i am standing in the drugstore, which toner',
    'what could i buy my husband, he needs a day cream',
    'show me 2 or 3 serums with vitamin c',
    'any good eye cream under 20',
    'my cleanser is empty, what else is there',
    'gimme a cheap spf',
    'Could you propose a night cream for mature dry skin?',
    'look for a mask for me',
    'want to try an exfoliator, which product',
    'other products for shine please',
    'i hate sticky sunscreen, is there a light one',
    'moisturizer recs for combo skin',
    'my old serum was too strong, can you suggest a milder one to buy',
  ],
};

export const FOLLOW_UPS: readonly FollowUp[] = [
  { before: 'which products are for this evening', says: 'ok and tomorrow morning?', must: /morning/i },
  { before: 'what do i use this morning', says: 'and before bed', must: /Tonight/ },
  { before: 'tell me about salicylic acid', says: 'is that allowed when pregnant', must: /pregnan|midwife/i },
  {
    before: 'what is vitamin c good for',
    says: 'can i use it with niacinamide',
    must: /together|both|claim/i,
  },
  { before: 'what is hyaluronic acid', says: 'what about glycolic acid', must: /glycolic/i },
  { before: 'show me my redness result', says: 'and texture?', must: /texture/i },
  { before: 'how is my texture', says: 'what about redness', must: /redness/i },
  { before: 'recommend me a moisturizer', says: 'too expensive', must: /low price|up to \$/ },
  { before: 'which sunscreen should i buy', says: 'any cheaper ones?', must: /low price|up to \$/ },
  { before: 'recommend a sunscreen', says: 'whats the first one', must: /is a sunscreen/ },
  { before: 'recommend a cleanser', says: 'more about number two', must: /is a cleanser/ },
  { before: 'recommend a moisturizer', says: 'now a cleanser please', must: /cleanser/i },
  { before: 'can i use retinol with lactic acid', says: 'how come?', must: /irritation adds up|rests on/ },
  { before: 'what is retinol', says: 'and bakuchiol', must: /bakuchiol/i },
  { before: 'is redness less than before', says: 'and the texture', must: /texture/i },
];
