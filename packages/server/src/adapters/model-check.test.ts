import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { startFakeModelServer } from '../../test/fake-model-server.ts';
import type { ExternalModel } from '../external-model.ts';
import { checkModels } from './model-check.ts';

const server = await startFakeModelServer();
afterAll(() => server.close());
beforeEach(() => server.reset());
const host = new URL(server.external.baseUrl).host;
const never = new AbortController().signal;

const problemsOf = (named: Partial<ExternalModel>) =>
  checkModels({ reports: undefined, chat: { ...server.external, ...named } }, never);

it('nothing is said about a model that its server lists, and nothing is asked without a model', async () => {
  expect(await problemsOf({})).toEqual([]);
  server.list(200, ['qwen3:4b', 'llama3.2:latest']);
  expect(await problemsOf({ model: 'llama3.2' })).toEqual([]);
  expect(await checkModels({ reports: undefined, chat: undefined }, never)).toEqual([]);
});

it('an operator is told what keeps a model from answering', async () => {
  server.list(200, ['qwen3:4b']);
  expect(await problemsOf({})).toEqual([`AI_CHAT_MODEL: ${host} does not list "sees-2". It lists qwen3:4b.`]);
  server.list(404);
  expect(await problemsOf({})).toEqual([expect.stringMatching(/^AI_BASE_URL: .* answers 404\. Most/)]);
  server.list(401);
  expect(await problemsOf({})).toEqual([`AI_API_KEY: ${host} refuses this key (401).`]);
  expect(await problemsOf({ apiKey: undefined })).toEqual([`AI_API_KEY: ${host} wants a key (401).`]);
  expect(await problemsOf({ baseUrl: 'http://127.0.0.1:1/v1' })).toEqual([
    expect.stringMatching(/^AI_BASE_URL: nothing answers at http:\/\/127\.0\.0\.1:1\/v1\./),
  ]);
});

it('plain http reaches names that lead into the private network, and no other', async () => {
  const port = new URL(server.external.baseUrl).port;
  expect(await problemsOf({ baseUrl: `http://localhost:${port}/v1` })).toEqual([]);
  vi.spyOn(globalThis, 'fetch');
  for (const outside of ['http://8.8.8.8/v1', 'http://169.254.169.254/v1', 'http://[fe80::1]/v1'])
    expect(await problemsOf({ baseUrl: outside })).toEqual([
      expect.stringMatching(/leads out of the private network/),
    ]);
  expect(fetch).not.toHaveBeenCalled();
});
