import { expect, test } from 'vitest';
import { readOwnFacts, withoutAllergies } from './own-facts.ts';

const sentences = (...texts: string[]) =>
  readOwnFacts(texts.map((text) => ({ text }))).map(({ sentence }) => sentence);

test.each([
  ['aspirin makes my face swell. what can i use for blackheads?', 'You are allergic to aspirin'],
  ['aspirin makes me swell what helps against blackheads', 'You are allergic to aspirin'],
  ['I’m allergic to lanolin, which cream?', 'You are allergic to lanolin'],
  ['since I am very allergic to perfume what can i use', 'You are allergic to perfume'],
  ['i have a severe nut allergy', 'You are allergic to nuts'],
  ['i get hives from benzoyl peroxide', 'You react to benzoyl peroxide'],
  ['my skin reacts badly to glycolic acid', 'You react to glycolic acid'],
  ['Im allergic to methylisothiazolinone', 'You are allergic to methylisothiazolinone'],
  ['I turn 12 in May, which retinol?', 'You are 11'],
  ['im 12', 'You are 12'],
  ['i am eleven years old and have pimples', 'You are 11'],
  ['15 yo girl here, what about retinol', 'You are 15'],
  ['just turned 13', 'You are 13'],
  ['hi im 16 with oily skin', 'You are 16'],
  ['I am 5 months pregnant', 'You are pregnant'],
  ['just found out im pregnant!! is my serum ok', 'You are pregnant'],
  ['i think i might be pregnant', 'You may be pregnant'],
  ['we are trying for a baby', 'You are trying for a baby'],
  ['I am still breastfeeding my son', 'You are breastfeeding'],
  ['i am on accutane, my lips are dry', 'You take isotretinoin'],
  ['my derm put me on tretinoin last week', 'You use tretinoin'],
  ['I take doxycycline. do i need sunscreen', 'You take doxycycline'],
])('%s', (text, sentence) => {
  expect(sentences(text)).toEqual([sentence]);
});

test.each([
  'my sister is pregnant, what can she use?',
  'my daughter is 12',
  'am i allergic to aspirin?',
  'how do i know if i am allergic to lanolin',
  'what if i am pregnant',
  'can i use retinol while pregnant?',
  'i am not pregnant',
  'i am not allergic to anything',
  'can i use tretinoin',
  'should i take doxycycline?',
  'my mom uses tretinoin',
  'i stopped taking accutane',
  'i used to take accutane',
  'i am 12 weeks in',
  'i am 34',
  'i had pimples when i was 12',
  'my skin looks like i am 12',
  'what makes my face itch',
  'hot weather makes me itch',
  'my sister is allergic to aspirin',
  'she said “I am pregnant”',
  'i am allergic to cats',
  'my skin reacts to stress',
  'would it matter if i were breastfeeding',
  'I am 15 minutes late',
  'i am a nursing student',
])('no fact about the writer is in “%s”', (text) => {
  expect(sentences(text)).toEqual([]);
});

test('several things are named at once, and only things', () => {
  expect(sentences('I am allergic to lanolin and perfume and want a cream')).toEqual([
    'You are allergic to lanolin',
    'You are allergic to perfume',
  ]);
  expect(sentences('im 15 and allergic to aspirin')).toEqual(['You are 15', 'You are allergic to aspirin']);
});

test('a fact holds until it is denied or taken back', () => {
  expect(sentences('i am pregnant', 'which cream?')).toEqual(['You are pregnant']);
  expect(sentences('i am pregnant', 'i am no longer pregnant')).toEqual([]);
  expect(sentences('im allergic to lanolin', 'sorry i am not allergic to lanolin')).toEqual([]);
  expect(sentences('i take doxycycline', 'i stopped taking doxycycline')).toEqual([]);
  const text = 'aspirin makes me swell';
  const [fact] = readOwnFacts([{ text }]);
  expect(readOwnFacts([{ text, takenBack: [fact?.id ?? ''] }])).toEqual([]);
  expect(readOwnFacts([{ text, takenBack: [fact?.id ?? ''] }, { text }])).toHaveLength(1);
});

test.each([
  ['I am allergic to aspirin. What helps against blackheads?', 'What helps against blackheads?'],
  ['im allergic to salicylic acid, what helps with pimples', 'what helps with pimples'],
  ['I am allergic to lanolin.', 'I am allergic to lanolin.'],
  ['Is retinol good for me?', 'Is retinol good for me?'],
])('a question is read without the allergy that is told beside it: %s', (text, rest) => {
  expect(withoutAllergies(text)).toBe(rest);
});
