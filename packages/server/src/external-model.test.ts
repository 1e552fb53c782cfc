import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { processorsOf } from './external-model.ts';

test('with the defaults nobody else receives data', () => {
  expect(processorsOf(readConfig({}))).toEqual([]);
});

test('a model elsewhere is named, without its key', () => {
  const longest = { AI_BASE_URL: 'https://ai.example/v1', AI_API_KEY: 'sk-secret', AI_MODEL: 'm'.repeat(80) };
  const [processor] = processorsOf(readConfig(longest));
  expect(processor).toEqual({ name: 'ai.example', purpose: expect.stringContaining(longest.AI_MODEL) });
  expect(processor?.purpose.length).toBeLessThanOrEqual(200);
});
