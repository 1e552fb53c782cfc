import { describe, expect, it } from 'vitest';
import { ranking } from '../../test/built-ranking.ts';
import { crisisWords } from './crisis-words.ts';
import { fixedAnswer } from './fixed-answer.ts';
import { readCrisis } from './read-crisis.ts';

/** The crisis after the last of these messages, whose replies do not matter. */
function crisisAfter(...said: readonly [string, ...string[]]) {
  const history = said.slice(0, -1).flatMap((words) => [
    { role: 'user' as const, text: words, products: [] },
    { role: 'assistant' as const, text: '…', products: [] },
  ]);
  return readCrisis(ranking, { text: said.at(-1) ?? '', history });
}

const OPENS = 'i want to kill myself';

describe('an open crisis', () => {
  it.each([
    ['please dont send me to a hotline', 'refuses'],
    ['i have nobody to tell', 'refuses'],
    ['i called, they put me on hold', 'let_down'],
    ['please dont tell anyone', 'keeps_secret'],
    ['are you a real person', 'asks_app'],
    ['do they understand me if my english is bad', 'asks_line'],
    ['what should i do', 'asks_how'],
    ['i cut when it gets too much', 'hurts'],
    ['no i just think it sometimes', 'thinks'],
    ['fuck off', 'angry'],
    ['goodbye', 'leaves'],
    ['goodbye everyone', 'imminent'],
    ['i have the pills here', 'imminent'],
    ['i am walking back', 'safer'],
    ['i am not going to kill myself', 'denies'],
    ['maybe i will talk to my sister', 'eases'],
    ['ok i called them', 'helped'],
    ['my mum is here now', 'helped'],
    ['help is not coming', 'goes_on'],
    ['ok jk', 'denies'],
    ['its a song', 'denies'],
    ['i want to do it again tonight', 'imminent'],
    ['i am not safe', 'imminent'],
    ['i already took them', 'acted'],
    ['ok i am calling 911', 'helped'],
    ['hi', 'goes_on'],
    ['thanks', 'eases'],
    ['whatever', 'goes_on'],
    ['im fine', 'denies'],
    ['i dont know if i am safe', 'imminent'],
    ['it is all so loud in here and i cannot sleep', 'goes_on'],
    ['is niacinamide any good', 'everyday'],
    ['which moisturizer should i use', 'everyday'],
  ])('stays open after “%s”, which %s', (text, move) => {
    expect(crisisAfter(OPENS, text)).toMatchObject({ move });
  });

  it.each(['I am safe. Let’s go on', 'i feel safe now', 'can we talk about something else please'])(
    'ends with “%s”',
    (text) => {
      expect(crisisAfter(OPENS, text)).toMatchObject({ move: 'over' });
      expect(crisisAfter(OPENS, text, 'ok')).toBeNull();
    },
  );

  it('ends with the second everyday question in a row, and not with one between worries', () => {
    const ask = 'is niacinamide any good';
    expect(crisisAfter(OPENS, ask, ask)).toBeNull();
    expect(crisisAfter(OPENS, ask, 'it hurts so much', ask)).toMatchObject({ move: 'everyday' });
  });

  it('no act is taken back by a no, and a second question may leave out the verb', () => {
    expect(crisisAfter(OPENS, 'i already took some', 'i am fine')).toMatchObject({ move: 'acted' });
    expect(crisisAfter(OPENS, 'i already took some', 'i called an ambulance')).toMatchObject({
      move: 'helped',
    });
    expect(crisisAfter(OPENS, 'can i use retinol', 'and vitamin c')).toBeNull();
    expect(crisisAfter(OPENS, 'its a song', 'can i use retinol')).toBeNull();
  });

  it('knows whether it is about somebody else', () => {
    expect(crisisAfter('my friend says she wants to kill herself')?.isOther).toBe(true);
    expect(crisisAfter(OPENS)?.isOther).toBe(false);
  });

  it('never gives the same answer twice in a row', () => {
    const answers = [['a'], ['a', 'b'], ['a', 'b', 'c']].map((words) => {
      const crisis = crisisAfter(OPENS, ...words.map((word) => `it is so dark ${word}`));
      return crisis && crisisWords(crisis);
    });
    expect(new Set(answers).size).toBe(3);
  });
});

it.each([
  ['everything is pointless', 'yes, everything', 'opens'],
  ['what is the point of anything', 'it is about my skin', 'skin'],
  ['im so tired of all this', 'not just my skin. everything', 'opens'],
  ['i cnt do ths anymroe', 'its everyhting', 'opens'],
  ['everything is pointless', 'my redness never goes away', undefined],
])('“%s” is asked about, and then “%s” decides', (words, answer, move) => {
  expect(crisisAfter(words)).toMatchObject({ move: 'wonders' });
  expect(crisisAfter(words, answer)?.move).toBe(move);
});

it.each([
  ['kms lol', 'jokes', 'its just a saying', 'over'],
  ['kms lol', 'jokes', 'no i mean it', 'opens'],
  ['kms lol', 'jokes', 'can i use retinol', undefined],
  ['last year i wanted to die, now i am much better', 'past', 'yes i am safe', 'over'],
  ['my husband killed himself in march', 'mourns', 'i am not going to hurt myself', 'over'],
  ['my husband killed himself in march', 'mourns', 'i want to die too', 'opens'],
])('“%s” gets a question and no card (%s), and “%s” decides', (words, asks, answer, move) => {
  expect(crisisAfter(words)).toMatchObject({ move: asks, hasCard: false });
  expect(crisisAfter(words, answer)?.move).toBe(move);
});

it.each([
  'my husband killed himself and i want to die too',
  'honestly i have thought about killing myself over this, haha',
])('“%s” gets the card at once', (words) => {
  expect(crisisAfter(words)).toMatchObject({ move: 'opens', isOther: false, hasCard: true });
});

it('a sentence without hope is read across messages that hold a piece of it each', () => {
  expect(crisisAfter('i cant', 'do this', 'anymore')).toMatchObject({ move: 'wonders' });
  expect(crisisAfter('i cant', 'find my report')).toBeNull();
});

/** The move of a message after a reply in a crisis. */
const afterQuestion = (question: string, text: string) =>
  readCrisis(ranking, {
    text,
    history: [
      { role: 'user', text: OPENS, products: [] },
      { role: 'assistant', text: question, products: [] },
    ],
  })?.move;

it('a mere yes or no answers the question that was asked last', () => {
  expect(afterQuestion('Are you safe right now?', 'yes')).toBe('over');
  expect(afterQuestion('Are you safe right now?', 'no')).toBe('imminent');
  expect(afterQuestion('Are you thinking about hurting yourself right now?', 'yes')).toBe('imminent');
  expect(afterQuestion('Are you thinking about hurting yourself right now?', 'no')).toBe('denies');
});

it('somebody else is not taken to be safe because they say so', () => {
  const opens = 'my roommate tried to kill herself last week';
  expect(crisisAfter(opens, 'she says she is safe')).toMatchObject({ move: 'denies', isOther: true });
  expect(crisisAfter(opens, 'she is safe')).toMatchObject({ move: 'over' });
  expect(crisisAfter(opens, 'should i hide the knives')).toMatchObject({ move: 'safer' });
});

it('words that take it back twice end it, and so does any question after such words', () => {
  expect(crisisAfter(OPENS, 'it is a song', 'really, only lyrics')).toMatchObject({ move: 'over' });
  expect(crisisAfter(OPENS, 'i am angry not suicidal', 'just tell me what works against redness')).toBeNull();
});

it.each([
  ['i want to kill myself', 'You matter. Please talk to somebody now.'],
  ['i have the pills here and i will take them tonight', 'Please be with a person now.'],
  ['my friend says she wants to die', 'It is right to take this seriously.'],
])('“%s” is answered by the card “%s”', (text, title) => {
  expect(fixedAnswer(ranking, { text, history: [] })?.facts.care?.title).toBe(title);
});

it.each(['i cut myself shaving', 'how do i stop cutting my chin when i shave'])(
  'no crisis opens with “%s”, nor is its blood a spot that bleeds',
  (text) => {
    const history = [{ role: 'user' as const, text, products: [] }];
    expect(fixedAnswer(ranking, { text: 'on the chin, it bleeds a little', history })).toBeNull();
  },
);

it('no crisis is open in a conversation without one', () => {
  expect(crisisAfter('explain my report', 'and why')).toBeNull();
});

it.each([
  ['he is in his room', null],
  ['he has a knife in his hand', null],
  ['my face is swelling and i cannot breathe', 'Please get help now.'],
])('in a crisis “%s” gets a card of another danger only by plain words', (text, title) => {
  const history = [{ role: 'user' as const, text: 'my son says he wants to kill himself', products: [] }];
  const answer = fixedAnswer(ranking, { text, history });
  expect(answer).not.toBeNull();
  expect(answer?.facts.care?.title ?? null).toBe(title);
});
