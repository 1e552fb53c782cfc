import {
  CARE_CARD_EXAMPLE,
  CHAT_ANSWER_EXAMPLE,
  type ChatAnswer,
  type ChatMessage,
  MEMO_EXAMPLE,
  type Product,
  TOLD_FACT_EXAMPLE,
  type ToldFact,
} from '@daylit/contract';
import type { AnswerActions } from './actions.ts';

function product(id: string, name: string, category: string, facts: Partial<Product> = {}): Product {
  return {
    id,
    name,
    category,
    suggested_category: category,
    image_url: null,
    product_url: `https://example.com/products/${id}`,
    price: null,
    rating: null,
    is_custom: false,
    is_confirmed: false,
    is_sample: false,
    ...facts,
  };
}

/** Already in the routine. */
export const cream = product('ceramide-barrier', 'Ceramide Barrier Cream', 'moisturizer', {
  price: 26,
  rating: 4.8,
  is_confirmed: true,
});

/** Not in the routine yet. */
export const mask = product('squalane-mask', 'Overnight Squalane Mask', 'mask', { price: 29, rating: 4.3 });

/** From the sample catalogue, without price and rating. */
export const sampleSuggestion = product('sample:even-field', 'Even Field Gel Cleanser', 'cleanser', {
  product_url: null,
  is_sample: true,
  reason: 'Without perfume, and mild enough for skin that sometimes reacts.',
});

export function userMessage(id: number, message: string): ChatMessage {
  return {
    id,
    role: 'user',
    message,
    created_at: '2026-11-20T09:28:00Z',
    show_in_chat: true,
    product_suggestions: [],
  };
}

export function assistantMessage(id: number, message: string): ChatMessage {
  return {
    id,
    role: 'assistant',
    message,
    created_at: '2026-11-20T09:28:00Z',
    show_in_chat: true,
    product_suggestions: [],
  };
}

export const question = userMessage(41, 'My jaw feels dry since it got cold. Do I need a richer cream?');

/** A message with two products and a hidden comment about them. */
export const answer: ChatMessage = {
  ...assistantMessage(
    42,
    'Your last report showed dry patches along the jawline at 2 of 5, up from 1 in October, so that fits. You can keep your current cream and add a second thin layer at night, only along the jaw.\n\nIf you would like something richer, these two suit combination skin and are fragrance-free:<!-- {"products": ["ceramide-barrier", "squalane-mask"]} -->',
  ),
  product_suggestions: [cream, mask],
};

/** A conversation whose last question has no reply yet. */
export const conversation: readonly ChatMessage[] = [
  question,
  answer,
  userMessage(43, 'Anything under $15?'),
];

/** Alternating questions and answers of different lengths. An odd `firstId` starts with a question. */
export function longConversation(count: number, firstId = 1): ChatMessage[] {
  return Array.from({ length: count }, (_, index) => {
    const id = firstId + index;
    if (id % 2 === 1) return userMessage(id, `Question ${id}: is my forehead calmer than before?`);
    const sentences = Array.from(
      { length: 1 + (id % 5) },
      () => 'It looks a little calmer than in your last scan.',
    );
    return assistantMessage(id, `Answer ${id}. ${sentences.join(' ')}`);
  });
}

/** The facts of a reply, written on this server. */
export const answerFacts: ChatAnswer = {
  ...CHAT_ANSWER_EXAMPLE,
  sources: [
    {
      number: 1,
      title: 'Position statement on retinoids and acids',
      note: 'Together on one night they can irritate.',
      url: null,
      grade: 'C',
      is_reviewed: false,
    },
    ...CHAT_ANSWER_EXAMPLE.sources.map((source) => ({ ...source, number: 2 })),
  ],
  follow_ups: ['And at night?', 'Something cheaper'],
};

/** A reply with two sources, a product and follow-up questions. */
export const citedAnswer: ChatMessage = {
  ...assistantMessage(
    44,
    'Yes, in the same week, on different nights. Together on one night they can irritate. [1]\n\nLactic acid also makes skin burn more easily, and your morning has no sunscreen yet. [2]',
  ),
  product_suggestions: [{ ...mask, reason: 'No fragrance in its list, and under your $30 budget.' }],
  answer: answerFacts,
};

/** A fixed answer about something that a person has to look at. */
export const redFlag: ChatMessage = {
  ...assistantMessage(45, CARE_CARD_EXAMPLE.title),
  answer: {
    ...answerFacts,
    kind: 'red_flag',
    sources: [],
    follow_ups: [],
    care: CARE_CARD_EXAMPLE,
  },
};

/** What somebody told of themselves: one of it is kept. */
export const toldFacts: readonly ToldFact[] = [
  TOLD_FACT_EXAMPLE,
  { id: 'pregnancy', sentence: 'You are breastfeeding', is_kept: true, preferences: { pregnancy: 'yes' } },
];

/** The message in which an allergy was told, and its answer. */
export const toldMessages: readonly ChatMessage[] = [
  userMessage(46, 'aspirin makes my face swell. what can i use for blackheads?'),
  {
    ...assistantMessage(
      47,
      'You already have something for blackheads. Retinol 0.2% Night Serum can make them show less. [1]\n\nYou started on November 13. Give it 12 weeks, until February 5.',
    ),
    answer: { ...CHAT_ANSWER_EXAMPLE, follow_ups: [], memos: [MEMO_EXAMPLE], told: [...toldFacts] },
  },
];

/** What an answer can change. */
export const takeOut = {
  kind: 'remove_product',
  daypart: 'weekly',
  step: 'exfoliant',
  id: 'shingle',
  name: 'Shingle Lactic 5% Liquid',
} as const;

export const leaveOut = { kind: 'leave_out_ingredient', ingredient: 'shea butter' } as const;

/** Both can be done, and nothing is under way. */
export const answerActions: AnswerActions = {
  routine: [
    {
      daypart: 'weekly',
      steps: [
        { key: 'exfoliant', product: product('shingle', takeOut.name, 'exfoliant'), description: null },
      ],
    },
  ],
  avoid: [],
  states: {},
  onDo: () => undefined,
  onUndo: () => undefined,
};
