import type { FactCase } from '../questions/facts.ts';
import type { FollowUp } from '../questions/products.ts';

const STRONG =
  /retin|tretinoin|glycolic|lactic|salicylic|azelaic|\bacids?\b|arbutin|hydroquinone|\$\d|wrinkle/i;

/** What must and must not be in the words of an answer. */
export const FACT_CASES: readonly FactCase[] = [
  { says: 'please go through my newest report with me', as: 'adult', must: /Uneven tone: 2 to 3 of 5/ },
  {
    says: 'can you sum up my analysis',
    as: 'words_only',
    must: /a little to some/,
    mustNot: /\d to \d|of 5|±/,
  },
  { says: 'how much am i shining', as: 'adult', must: /2 to 3 of 5/ },
  { says: 'how shiny is my face in the scan', as: 'words_only', mustNot: /\d to \d|of 5|±/ },
  { says: 'what did my scan find', as: 'newcomer', must: /no complete report yet/ },
  { says: 'which skin type did you see', as: 'newcomer', must: /no complete report yet/ },
  { says: 'did my redness get any better', as: 'adult', must: /less visible/i },
  { says: 'has anything on my face improved', as: 'no_comparison', must: /second one/ },
  { says: 'what is different from my scan before', as: 'adult', mustNot: /because|thanks to/i },
  { says: 'which products are it this evening', as: 'adult', must: /Low Tide Gel Cleanser/ },
  { says: 'tell me my products for the morning', as: 'adult', must: /Noon Fluid SPF 50/ },
  { says: 'name all products that i have in my plan', as: 'adult', must: /Dusk Retinol 0\.1% Serum/ },
  { says: 'have you got any products of mine', as: 'newcomer', must: /no product in your routine/ },
  { says: 'do i own anything with lactic acid', as: 'adult', must: /Shingle Lactic 5% Liquid/ },
  { says: 'is niacinamide in any bottle of mine', as: 'adult', must: /Level Niacinamide 5% Serum/ },
  { says: 'may retinol and glycolic acid go on together', as: 'adult', must: /different nights/ },
  { says: 'would retinol suit me', as: 'maybe_pregnant', must: /pregnan/i },
  { says: 'explain retinol to me', as: 'adult', mustNot: /pregnan/i },
  { says: 'i want to start with retinol, how do i do it', as: 'teen', must: /before 18/i, mustNot: STRONG },
  { says: 'how can i get rid of my zits', as: 'teen', must: /pharmacist/, mustNot: STRONG },
  {
    says: 'which cleanser can i buy',
    as: 'teen',
    must: /no products to buy before 18/,
    mustNot: STRONG,
  },
  { says: 'i have lines on my forehead, what helps', as: 'teen', must: /before 18/, mustNot: /retin/i },
  { says: 'how many scans remain this month', as: 'adult', must: /3 of 4 left/ },
  { says: 'what membership do i have', as: 'adult', must: /Plus/ },
  { says: 'which companies get my photo', as: 'adult', must: /Nobody but this server/ },
  { says: 'have i got psoriasis', as: 'adult', must: /cannot name conditions/, mustNot: /psoria/i },
  { says: 'on what date did i do my latest scan', as: 'adult', must: /November 18/ },
];

/** The previous question, the question, and what must be in the words of the answer. */
export const FOLLOW_UPS: readonly FollowUp[] = [
  { before: 'which products do i use this evening', says: 'what about the morning?', must: /This morning/ },
  { before: 'what are my steps in the morning', says: 'and before bed?', must: /Tonight/ },
  {
    before: 'can i use glycolic acid with retinol',
    says: 'how come?',
    must: /irritation adds up|rests on|evidence/,
  },
  { before: 'what is niacinamide good for', says: 'does it go with retinol?', must: /niacinamide/i },
  { before: 'tell me about azelaic acid', says: 'may i use it when pregnant?', must: /pregnan|midwife/i },
  { before: 'what is lactic acid', says: 'would it suit me?', must: /lactic|\bAHA/i },
  { before: 'how red is my face', says: 'and my pores?', must: /pores/i },
  { before: 'did my redness get better', says: 'and the shine?', must: /shine/i },
  { before: 'suggest a sunscreen', says: 'a cheaper one please', must: /low price|up to \$/ },
  { before: 'suggest a moisturizer', says: 'tell me more about the second', must: /is a moisturizer/ },
  { before: 'which cleanser should i buy', says: 'what is the first one?', must: /is a cleanser/ },
  { before: 'recommend a serum', says: 'i also need a moisturizer', must: /moisturizer/ },
  { before: 'what is glycolic acid', says: 'and PHA?', must: /PHA|gluconolactone/ },
  { before: 'what does salicylic acid do', says: 'how many nights a week?', must: /two nights a week/ },
  { before: 'what does niacinamide do', says: 'what percentage?', must: /2 to 5%/ },
  { before: 'how much sunscreen do i need', says: 'and how often?', must: /two hours/ },
  { before: 'what is vitamin c', says: 'morning or night?', must: /morning/ },
  {
    before: 'what helps with dark spots',
    says: 'how long will that take?',
    must: /12 weeks|12 or more|over months/,
  },
];
