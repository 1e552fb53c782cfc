import { queryOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keepAnswer } from './keep-answer.ts';
import { createQueryClient } from './query-client.ts';

test('an older answer that arrives later does not undo a change', async () => {
  const client = createQueryClient();
  const older = Promise.withResolvers<string>();
  const query = queryOptions({ queryKey: ['word'], queryFn: () => older.promise });
  const fetching = client.fetchQuery(query).catch(() => 'stopped');
  await keepAnswer(client, query.queryKey, 'new');
  older.resolve('old');
  expect(await fetching).not.toBe('old');
  expect(client.getQueryData(query.queryKey)).toBe('new');
});
