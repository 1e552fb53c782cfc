/** Who asks. */
export type Asker = 'adult' | 'teen' | 'maybe_pregnant' | 'words_only' | 'newcomer' | 'no_comparison';

/** What must and must not be in the words of an answer. */
export interface FactCase {
  says: string;
  as: Asker;
  must?: RegExp;
  mustNot?: RegExp;
}

const STRONG =
  /retin|tretinoin|glycolic|lactic|salicylic|azelaic|\bacids?\b|arbutin|hydroquinone|\$\d|wrinkle/i;

export const FACT_CASES: readonly FactCase[] = [
  { says: 'explain my report', as: 'adult', must: /Uneven tone: 2 to 3 of 5/ },
  { says: 'explain my report', as: 'words_only', must: /a little to some/, mustNot: /\d to \d|of 5|±/ },
  { says: 'how is my shine', as: 'adult', must: /2 to 3 of 5/ },
  { says: 'how is my shine', as: 'words_only', must: /a little to some/, mustNot: /\d to \d|of 5|±/ },
  { says: 'what does the range mean', as: 'words_only', mustNot: /\d to \d of 5|±/ },
  { says: 'explain my report', as: 'newcomer', must: /no complete report yet/ },
  { says: 'what is my skin type', as: 'newcomer', must: /no complete report yet/ },
  { says: 'what changed', as: 'adult', must: /redness/i, mustNot: /because|thanks to/i },
  { says: 'has my redness changed', as: 'adult', must: /less visible/i },
  { says: 'has my redness changed', as: 'words_only', mustNot: /\d to \d/ },
  { says: 'what changed', as: 'no_comparison', must: /second one/ },
  { says: 'what do i use tonight', as: 'adult', must: /Low Tide Gel Cleanser/ },
  { says: 'what do i use in the morning', as: 'adult', must: /Noon Fluid SPF 50/ },
  { says: 'what is in my routine', as: 'adult', must: /Dusk Retinol 0\.1% Serum/ },
  { says: 'what is in my routine', as: 'newcomer', must: /no product in your routine/ },
  { says: 'in what order do i use my products', as: 'adult', must: /Low Tide Gel Cleanser, then/ },
  { says: 'can i use retinol with lactic acid', as: 'adult', must: /different nights/ },
  { says: 'can i use niacinamide with vitamin c', as: 'adult', must: /Yes/ },
  { says: 'can i use retinol and benzoyl peroxide together', as: 'adult', must: /in the morning/ },
  { says: 'does my routine contain an aha', as: 'adult', must: /Shingle Lactic 5% Liquid/ },
  {
    says: 'which of my products has niacinamide',
    as: 'adult',
    must: /Level Niacinamide 5% Serum holds niacinamide: place 2/,
  },
  {
    says: 'is there hydroquinone in my products',
    as: 'adult',
    must: /No list in your routine names hydroquinone/,
  },
  { says: 'can i use retinol', as: 'maybe_pregnant', must: /pregnant/ },
  { says: 'what is retinol', as: 'maybe_pregnant', must: /pregnant/ },
  { says: 'what is retinol', as: 'adult', mustNot: /pregnant/ },
  { says: 'is salicylic acid safe in pregnancy', as: 'maybe_pregnant', must: /midwife or doctor/ },
  { says: 'what is retinol', as: 'teen', must: /before 18/, mustNot: STRONG },
  { says: 'should i use glycolic acid', as: 'teen', must: /before 18/, mustNot: STRONG },
  { says: 'can i use retinol with vitamin c', as: 'teen', mustNot: STRONG },
  { says: 'what helps with pimples', as: 'teen', must: /pharmacist or doctor/, mustNot: STRONG },
  { says: 'what helps with dark spots', as: 'teen', mustNot: STRONG },
  { says: 'how do i prevent wrinkles', as: 'teen', must: /before 18/, mustNot: /retin/i },
  { says: 'recommend a serum', as: 'teen', must: /no products to buy before 18/, mustNot: STRONG },
  { says: 'which moisturizer should i buy', as: 'teen', mustNot: /\$\d/ },
  { says: 'how often should i exfoliate', as: 'teen', mustNot: STRONG },
  { says: 'what plans are there', as: 'teen', mustNot: /price|upgrade|Pro\b|Plus\b/ },
  { says: 'how many messages do i have left', as: 'teen', must: /112 of 150/, mustNot: /upgrade/i },
  { says: 'how many messages do i have left', as: 'adult', must: /112 of 150 left, until December 1/ },
  { says: 'how many scans are left', as: 'adult', must: /3 of 4 left/ },
  { says: 'which plan am i on', as: 'adult', must: /Plus/ },
  { says: 'who handles my data', as: 'adult', must: /Nobody but this server/ },
  { says: 'do i have rosacea', as: 'adult', must: /cannot name conditions/, mustNot: /rosacea/i },
  { says: 'does chocolate cause pimples', as: 'adult', must: /myth/ },
  { says: 'does toothpaste help pimples', as: 'adult', must: /myth/ },
  { says: 'when was my last scan', as: 'adult', must: /November 18/ },
  { says: 'what is Dusk Retinol 0.1% Serum', as: 'adult', must: /is a serum/ },
  { says: 'what should i focus on', as: 'adult', must: /Uneven tone shows most/ },
  { says: 'why can you not tell', as: 'adult', must: /cannot|can’t/ },
];
