import { useSyncExternalStore } from 'react';
import { ChatScreen, type ChatScreenProps } from './ChatScreen/ChatScreen.tsx';

type ChatSessionState = Partial<Pick<ChatScreenProps, 'messages' | 'reply' | 'hasOlder' | 'sending'>>;

/** For stories: a conversation that changes while it is shown, as the app's data does. */
export function startSession(state: ChatSessionState) {
  let now = state;
  const listeners = new Set<() => void>();
  return {
    now: () => now,
    goOn(changes: ChatSessionState) {
      now = { ...now, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        // The next subscriber starts from the initial state.
        if (listeners.size === 0) now = state;
      };
    },
  };
}

export interface StorySessionProps extends ChatScreenProps {
  /** The conversation that the story controls. */
  session: ReturnType<typeof startSession>;
}

/** For stories: the chat screen with such a conversation. */
export function StorySession({ session, ...rest }: StorySessionProps) {
  return <ChatScreen {...rest} {...useSyncExternalStore(session.subscribe, session.now)} />;
}
