import { deleteChat, getMe } from '@daylit/api-client';
import type { UserView } from '@daylit/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api.ts';
import { fakeApi } from '../fake-api.ts';
import { createQueryClient } from '../query-client.ts';
import { checkSession, enterSession, forgetSession, refreshSession, sessionQuery } from './session.ts';

const ANNA = { email: 'anna@example.org', session_id: 'a'.repeat(22), plan_expires_at: null };
const ANNA_AGAIN = { ...ANNA, session_id: 'c'.repeat(22) };
const BELLA = { email: 'bella@example.org', session_id: 'b'.repeat(22), plan_expires_at: null };
const DRAFT = 'daylit.chat-draft';

const reload = vi.fn<() => void>();
const stored = new Map<string, string>();
let sentIds: (string | null)[] = [];

beforeEach(() => {
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('addEventListener', vi.fn<typeof addEventListener>());
  vi.stubGlobal('sessionStorage', { removeItem: (key: string) => stored.delete(key) });
  stored.set(DRAFT, 'a message of Anna');
  sentIds = [];
});

afterEach(() => {
  forgetSession(createQueryClient());
  vi.unstubAllGlobals();
  reload.mockReset();
});

/** A page that shows Anna. `next` is the following answer about who is signed in. */
async function showAnna(next: { body: unknown } | { status: number }) {
  fakeApi(
    {
      'GET /api/me': [{ body: ANNA }, next],
      'DELETE /api/chat-history': { status: 409, trigger: 'otherAccount' },
    },
    ({ headers }) => sentIds.push(headers.get('x-session-id')),
  );
  const client = createQueryClient();
  await refreshSession(client);
  return client;
}

test('only changes say for which session they are', async () => {
  await showAnna({ body: ANNA });
  await getMe(api);
  await deleteChat(api).catch(() => undefined);
  expect(sentIds).toEqual([null, null, ANNA.session_id]);
});

test('a change that was refused for another account reloads the page, without the draft', async () => {
  await showAnna({ body: ANNA });
  await expect(deleteChat(api)).rejects.toMatchObject({ trigger: 'otherAccount' });
  expect(reload).toHaveBeenCalledOnce();
  expect(stored.has(DRAFT)).toBe(false);
});

test('a page that finds another member reloads, and never shows the other one', async () => {
  const client = await showAnna({ body: BELLA });
  void checkSession(client);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 20_000 });
  expect(stored.has(DRAFT)).toBe(false);
  expect(client.getQueryData(sessionQuery.queryKey)).toMatchObject({ email: ANNA.email });
});

test('a page whose member has signed in again continues', async () => {
  const client = await showAnna({ body: ANNA_AGAIN });
  await checkSession(client);
  expect(reload).not.toHaveBeenCalled();
  await deleteChat(api).catch(() => undefined);
  expect(sentIds.at(-1)).toBe(ANNA_AGAIN.session_id);
});

test('a page whose member has logged out elsewhere stays, with what was typed and chosen in it', async () => {
  const client = await showAnna({ status: 401 });
  await checkSession(client);
  expect(client.getQueryData(sessionQuery.queryKey)).toMatchObject({ email: ANNA.email });
  expect(stored.has(DRAFT)).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('somebody else who logs in after a session has expired sees nothing of the last member', async () => {
  const client = await showAnna({ status: 401 });
  client.setQueryData(['checkins', 1], { id: 1 });
  await refreshSession(client);
  enterSession(client, BELLA as unknown as UserView);
  expect(client.getQueryData(['checkins', 1])).toBeUndefined();
  expect(reload).not.toHaveBeenCalled();
});
