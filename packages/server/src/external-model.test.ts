import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { externalModelsOf } from './external-model.ts';

const SERVER = { AI_BASE_URL: 'https://ai.example/v1', AI_API_KEY: 'sk-secret' };
const modelsOf = (env: Record<string, string>) => {
  const { reports, chat } = externalModelsOf(readConfig(env));
  return [reports?.model, chat?.model];
};

test('by default there is no external model', () => {
  expect(modelsOf({})).toEqual([undefined, undefined]);
});

test('an external model is the one that the settings name', () => {
  expect(externalModelsOf(readConfig({ ...SERVER, AI_MODEL: 'sees-2' })).reports).toEqual({
    baseUrl: 'https://ai.example/v1',
    apiKey: 'sk-secret',
    model: 'sees-2',
  });
});

test('the chat has the model of reports, its own, or none; and may have one alone', () => {
  expect(modelsOf({ ...SERVER, AI_MODEL: 'sees-2' })).toEqual(['sees-2', 'sees-2']);
  expect(modelsOf({ ...SERVER, AI_MODEL: 'sees-2', AI_CHAT_MODEL: 'talks' })).toEqual(['sees-2', 'talks']);
  expect(modelsOf({ ...SERVER, AI_MODEL: 'sees-2', AI_CHAT_MODEL: 'none' })).toEqual(['sees-2', undefined]);
  expect(modelsOf({ ...SERVER, AI_CHAT_MODEL: 'talks' })).toEqual([undefined, 'talks']);
});
