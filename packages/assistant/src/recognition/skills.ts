/** Questions that are answered from the member's own facts, with how people ask them. */
export const SKILLS = [
  {
    id: 'talk.hello',
    ask: 'Hello',
  },
  {
    id: 'talk.thanks',
    ask: 'Thanks',
  },
  {
    id: 'talk.who',
    ask: 'Who are you?',
  },
  {
    id: 'talk.can',
    ask: 'What can you do?',
  },
  {
    id: 'report.explain',
    ask: 'Explain my report',
  },
  {
    id: 'report.sign',
    ask: 'How is my {sign}?',
  },
  {
    id: 'report.range',
    ask: 'What does 2 to 3 mean?',
  },
  {
    id: 'report.untold',
    ask: 'Why can you not tell?',
  },
  {
    id: 'report.type',
    ask: 'What is my skin type?',
  },
  {
    id: 'report.sensitivity',
    ask: 'Is my skin sensitive?',
  },
  {
    id: 'report.photo',
    ask: 'How do I take a good photo?',
  },
  {
    id: 'report.good',
    ask: 'What looks good on my skin?',
  },
  {
    id: 'report.focus',
    ask: 'What should I focus on?',
  },
  {
    id: 'progress.changed',
    ask: 'What changed since last time?',
  },
  {
    id: 'progress.sign',
    ask: 'Has my {sign} changed?',
  },
  {
    id: 'progress.count',
    ask: 'How many scans do I have?',
  },
  {
    id: 'routine.tonight',
    ask: 'What do I use tonight?',
  },
  {
    id: 'routine.morning',
    ask: 'What do I use in the morning?',
  },
  {
    id: 'routine.week',
    ask: 'What does my week look like?',
  },
  {
    id: 'routine.list',
    ask: 'What is in my routine?',
  },
  {
    id: 'routine.order',
    ask: 'In what order do I use my products?',
  },
  {
    id: 'routine.check',
    ask: 'Does anything in my routine clash?',
  },
  {
    id: 'routine.add',
    ask: 'What should I add first?',
  },
  {
    id: 'routine.drop',
    ask: 'What can I leave out?',
  },
  {
    id: 'routine.plan',
    ask: 'What do you suggest for my routine?',
  },
  {
    id: 'routine.new',
    ask: 'When can I start a new product?',
  },
  {
    id: 'ingredient.suits',
    ask: 'Can I use {ingredient}?',
  },
  {
    id: 'ingredient.pregnancy',
    ask: 'Can I use {ingredient} while pregnant?',
  },
  {
    id: 'ingredient.pair',
    ask: 'Can I use {ingredient} with {ingredient}?',
  },
  {
    id: 'ingredient.have',
    ask: 'Do I already use {ingredient}?',
  },
  {
    id: 'product.find',
    ask: 'Recommend a {step}',
  },
  {
    id: 'account.left',
    ask: 'How many messages do I have left?',
  },
  {
    id: 'account.plan',
    ask: 'Which plan am I on?',
  },
  {
    id: 'account.who',
    ask: 'Who handles my data?',
  },
] as const satisfies readonly { id: string; ask: string }[];

export type SkillId = (typeof SKILLS)[number]['id'];
