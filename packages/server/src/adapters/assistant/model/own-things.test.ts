import { readOwnFacts } from '@daylit/assistant';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { assistedMember, embedded } from '../../../../test/assistant-member.ts';
import { ask, createModelDesk } from '../../../../test/model-desk.ts';
import { curious, lookingUp, stream } from '../../../../test/streaming-model.ts';

const desk = await createModelDesk();
const { server } = desk;
afterAll(() => server.close());
beforeEach(() => server.reset());

const facts = assistedMember({
  preferences: { age_band: '25-39', pregnancy: 'yes', avoid: ['lanolin'] },
});

it.each([
  'How many messages do I have left?',
  'Which plan am I on?',
  'What do I use tonight?',
  'What is in my routine?',
  'What changed since last time?',
  'How many scans do I have?',
])('the own thing is answered here, without the model: %s', async (text) => {
  const { words, answeredBy } = await desk.reply(ask(text, { facts }), { embedded });
  expect(server.received).toEqual([]);
  expect(answeredBy.place).toBe('server');
  expect(words.length).toBeGreaterThan(20);
});

it('a question that no record answers goes to the model, with what a person said about themselves', async () => {
  server.behave(stream('Tap water is fine. '));
  await desk.reply(ask('Is tap water bad for my face?', { facts }), { embedded });
  const sent = server.received[0]?.body ?? '';
  for (const told of ['25-39', 'lanolin', 'Dusk Retinol', 'left_out_products']) expect(sent).toContain(told);
  expect(sent).toMatch(/pregnancy\\*":\\*"yes/);
});

it('what was told in the conversation is in the data of the model', async () => {
  server.behave(stream('Tap water is fine. '));
  const told = readOwnFacts([{ text: 'my doctor prescribed doxycycline, I take it every day' }]);
  expect(told).toHaveLength(1);
  await desk.reply(ask('Is tap water bad for my face?', { facts, told }), { embedded });
  expect(server.received[0]?.body).toContain(told[0]?.sentence);
});

it.each([
  ['usage', 'You have 112 messages left.', '"left":112'],
  ['plans', 'Plus costs $5.99 a month.', '$5.99'],
  ['trend', 'Your redness is less visible than in your last scan.', 'less_visible'],
  ['routine', 'Tonight you use Low Tide Gel Cleanser.', 'tonight'],
  ['report', 'Your shine is 2 to 3 of 5.', 'severity_of_5'],
])('a model may look up %s, and say what it found', async (name, words, found) => {
  server.behave(lookingUp(name, words));
  const reply = await desk.reply(ask('Tell me about it', { facts }));
  expect(reply).toMatchObject({ words, answeredBy: { place: 'model' } });
  expect(JSON.parse(server.received[1]?.body ?? '').messages.at(-1)).toMatchObject({
    role: 'tool',
    content: expect.stringContaining(found),
  });
});

it('a price, and a number of messages, that the model has not looked up is not shown', async () => {
  server.behave(stream('Good question for today. Plus costs $5.99 a month. You have 112 messages left. '));
  const { words } = await desk.reply(ask('Tell me about it', { facts }));
  expect(words).not.toMatch(/5\.99|112/);
});

it('a model that looks things up without an end is asked four times, and then this server answers', async () => {
  server.behave(curious('usage'));
  const { answeredBy } = await desk.reply(ask('Tell me about it', { facts }));
  expect(server.received).toHaveLength(4);
  expect(desk.troubles).toEqual(['unfit_words']);
  expect(answeredBy.place).toBe('server_instead');
});

it('each lookup counts as a request of the day', async () => {
  let left = 2;
  server.behave(curious('usage'));
  await desk.reply(ask('Tell me about it', { facts }), { requests: { take: async () => left-- > 0 } });
  expect(server.received).toHaveLength(2);
  expect(desk.troubles).toEqual(['budget']);
});

it('it, said of a sign that was named before, is checked as that sign', async () => {
  const ofShine = 'Your shine was measured well. ';
  server.behave(stream(`${ofShine}It is 4 of 5. `));
  expect((await desk.reply(ask('Tell me about it', { facts }))).words).not.toContain('4 of 5');
  server.behave(stream(`${ofShine}It is on your forehead. `));
  expect((await desk.reply(ask('Tell me about it', { facts }))).words).toContain('on your forehead');
});
