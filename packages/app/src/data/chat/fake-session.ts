import type { ChatRequest } from '@daylit/contract';
import { fakeApi, type FakeAnswers } from '../fake-api.ts';
import { createQueryClient } from '../query-client.ts';
import { ChatSession, type ChatSessionState } from './chat-session.ts';
import { chatQuery, loadedMessages } from './history.ts';

export const HISTORY = 'GET /api/chat-history';

/** A message of the server. */
export const stored = (id: number, role: 'user' | 'assistant', message: string) => ({
  id,
  role,
  message,
  created_at: '2026-11-20T09:28:00Z',
  show_in_chat: true,
  product_suggestions: [],
});

/** A conversation of two messages, with these answers of the server to the next one. */
export async function sessionWith(answers: FakeAnswers, { isLoaded = true } = {}) {
  const sent: ChatRequest[] = [];
  const history = { body: [stored(1, 'user', 'Hello'), stored(2, 'assistant', 'Hi.')] };
  const calls = fakeApi(
    { [HISTORY]: history, 'GET /api/check-token-limit': { body: {} }, ...answers },
    (request) => {
      if (request.url.endsWith('stream')) void request.json().then((body: ChatRequest) => sent.push(body));
    },
  );
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  if (isLoaded) await client.fetchInfiniteQuery(chatQuery);
  const refused: string[] = [];
  const session = new ChatSession({
    client,
    onRefused: (reason) => refused.push(reason),
    onFrame: (run) => run(),
  });
  const states: ChatSessionState[] = [];
  session.subscribe(() => states.push(session.now()));
  const shown = () => loadedMessages(client).map(({ message }) => message);
  return { session, calls, sent, refused, states, shown, client };
}
