import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { externalModelOf } from './external-model.ts';

test('by default there is no external model', () => {
  expect(externalModelOf(readConfig({}))).toBeUndefined();
});

test('the external model is the one that the settings name', () => {
  const settings = { AI_BASE_URL: 'https://ai.example/v1', AI_API_KEY: 'sk-secret', AI_MODEL: 'sees-2' };
  expect(externalModelOf(readConfig(settings))).toEqual({
    baseUrl: 'https://ai.example/v1',
    apiKey: 'sk-secret',
    model: 'sees-2',
  });
});
