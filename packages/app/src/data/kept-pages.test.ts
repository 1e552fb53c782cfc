import { environmentManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findKeptPages, forgetVisits, isMissing, noteVisit } from './kept-pages.ts';
import { createQueryClient } from './query-client.ts';

const DASHBOARD = { path: '/dashboard', title: 'Dashboard' };
const REPORT = { path: '/results/:id', title: 'Results' };

beforeEach(() => {
  environmentManager.setIsServer(() => false);
  forgetVisits();
});

afterEach(() => onlineManager.setOnline(true));

/** A page that asks for these; what is in memory already is not asked for again. Returns how to leave it. */
function open(client: ReturnType<typeof createQueryClient>, ...keys: string[]) {
  const stops = keys.map((key) =>
    new QueryObserver(client, {
      queryKey: [key],
      queryFn: () => new Promise<never>(() => undefined),
      staleTime: Number.POSITIVE_INFINITY,
    }).subscribe(() => undefined),
  );
  return () => stops.forEach((stop) => stop());
}

const titles = (...args: Parameters<typeof findKeptPages>) =>
  findKeptPages(...args).map(({ title }) => title);

test('a page is kept once all its data is there, and for as long as the data is in memory', () => {
  const client = createQueryClient();
  client.setQueryData(['usage'], 1);
  const leave = open(client, 'usage', 'trends');
  noteVisit(client, DASHBOARD, '/dashboard');
  expect(titles(client, '/timeline')).toEqual([]);

  client.setQueryData(['trends'], 1);
  noteVisit(client, DASHBOARD, '/dashboard');
  leave();
  expect(titles(client, '/timeline')).toEqual(['Dashboard']);
  expect(titles(client, '/dashboard')).toEqual([]);
  client.clear();
  expect(titles(client, '/timeline')).toEqual([]);
});

test('the kept pages have one line for each pattern, newest first', () => {
  const client = createQueryClient();
  client.setQueryData(['usage'], 1);
  open(client, 'usage');
  noteVisit(client, REPORT, '/results/1');
  noteVisit(client, DASHBOARD, '/dashboard');
  noteVisit(client, REPORT, '/results/2');
  expect(findKeptPages(client, '/').map(({ href }) => href)).toEqual(['/results/2', '/dashboard']);
});

test('a page is missing when a part of it waits for the network and it was not shown before', () => {
  const client = createQueryClient();
  client.setQueryData(['usage'], 1);
  open(client, 'usage');
  noteVisit(client, DASHBOARD, '/dashboard');
  onlineManager.setOnline(false);
  expect(isMissing(client, '/timeline')).toBe(false);
  open(client, 'trends');
  expect(isMissing(client, '/timeline')).toBe(true);
  expect(isMissing(client, '/dashboard')).toBe(false);
});
