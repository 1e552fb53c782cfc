import { useSyncExternalStore } from 'react';
import { ChatScreen, type ChatScreenProps } from './ChatScreen/ChatScreen.tsx';

type TalkState = Partial<Pick<ChatScreenProps, 'messages' | 'reply' | 'hasOlder' | 'sending'>>;

/** For stories: a conversation that changes while it is shown, as the app's data does. */
export function startTalk(state: TalkState) {
  let now = state;
  const listeners = new Set<() => void>();
  return {
    now: () => now,
    goOn(changes: TalkState) {
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

export interface TalkingProps extends ChatScreenProps {
  /** The conversation that the story controls. */
  talk: ReturnType<typeof startTalk>;
}

/** For stories: the chat screen with such a conversation. */
export function Talking({ talk, ...rest }: TalkingProps) {
  return <ChatScreen {...rest} {...useSyncExternalStore(talk.subscribe, talk.now)} />;
}
