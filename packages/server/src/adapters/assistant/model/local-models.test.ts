import { afterAll, beforeEach, expect, it } from 'vitest';
import {
  inOneChunk,
  llamaCpp,
  ollama,
  slow,
  thinkingAloud,
  unending,
  withCrlf,
  withoutModel,
} from '../../../../test/local-models.ts';
import { createModelDesk } from '../../../../test/model-desk.ts';

const desk = await createModelDesk();
const { server, troubles } = desk;
afterAll(() => server.close());
beforeEach(() => server.reset());

const SAID = 'Your skin looks calm in this photo. Rinse with lukewarm water.';

it.each([
  ['Ollama', ollama(SAID)],
  ['llama.cpp', llamaCpp(SAID)],
  ['a model that thinks aloud', thinkingAloud(SAID)],
  ['a server with Windows line ends', withCrlf(SAID)],
  ['a server that sends everything at once', inOneChunk(SAID)],
  ['a model that reads for a while', slow(SAID, 150)],
])('%s is understood, and none of its thoughts is shown', async (_, behaviour) => {
  server.behave(behaviour);
  const { words, answeredBy } = await desk.reply('Is my skin calm?');
  expect(words.trim().replaceAll(/\s+/g, ' ')).toBe(SAID);
  expect(answeredBy.place).toBe('model');
  expect(troubles).toEqual([]);
});

it.each([
  ['was never pulled', withoutModel, { firstWord: 5_000, answer: 5_000 }, 'unknown_model'],
  ['says no word in time', slow(SAID, 5_000), { firstWord: 100, answer: 5_000 }, 'timeout'],
  ['does not come to an end in time', unending, { firstWord: 5_000, answer: 200 }, 'timeout'],
] as const)('this server answers instead of a model that %s', async (_, behaviour, waits, trouble) => {
  server.behave(behaviour);
  const { answeredBy } = await desk.reply('Is my skin calm?', { waits });
  expect(answeredBy.place).toBe('server_instead');
  expect(troubles).toEqual([trouble]);
});

it('a server that wants no key is sent none', async () => {
  server.behave(ollama(SAID));
  await desk.reply('Is my skin calm?', { external: { ...server.external, apiKey: undefined } });
  expect(server.received[0]?.headers).not.toHaveProperty('authorization');
});

it('once the requests of the day are used up, this server answers as if there were no model', async () => {
  const requests = { take: async () => false };
  const { words, answeredBy } = await desk.reply('Is my skin calm?', { requests });
  expect(server.received).toEqual([]);
  expect(words).toBe('From here. [1]');
  expect(answeredBy).toEqual({ place: 'server', model: null, host: null });
});
