import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createQueryClient } from './query-client.ts';

/** Calls a hook in a rendered page and returns its result with the query cache. Effects do not run. */
export function renderHook<Result extends object>(useHook: () => Result) {
  const client = createQueryClient();
  let result: Result | undefined;
  function Page() {
    result = useHook();
    return null;
  }
  renderToString(createElement(QueryClientProvider, { client }, createElement(Page)));
  if (result === undefined) throw new Error('The hook gave nothing.');
  return { client, ...result };
}
