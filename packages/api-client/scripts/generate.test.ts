import { expect, test } from 'vitest';
import { isSchemaStale } from './generate.ts';

test('the committed types are those of openapi.yaml; otherwise run `npm run generate`', async () => {
  expect(await isSchemaStale()).toBe(false);
});
