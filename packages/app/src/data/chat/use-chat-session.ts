import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { ChatSession, type ChatSessionOptions } from './chat-session.ts';

/** The conversation of this page. A reply that is arriving ends with the page. */
export function useChatSession(onRefused: ChatSessionOptions['onRefused']) {
  const client = useQueryClient();
  const refuse = useEffectEvent(onRefused);
  const [session] = useState(() => new ChatSession({ client, onRefused: (reason) => refuse(reason) }));
  useEffect(() => () => session.leave(), [session]);
  return { session, now: useSyncExternalStore(session.subscribe, session.now, session.now) };
}
