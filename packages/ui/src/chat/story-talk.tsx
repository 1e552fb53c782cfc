import { useSyncExternalStore } from 'react';
import { ChatScreen, type ChatScreenProps } from './ChatScreen/ChatScreen.tsx';

type TalkState = Partial<Pick<ChatScreenProps, 'messages' | 'reply' | 'hasOlder' | 'sending'>>;

/** For stories: a conversation that goes on while it is looked at, as the app's data does. */
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
        // Looked at again, it starts again.
        if (listeners.size === 0) now = state;
      };
    },
  };
}

export interface TalkingProps extends ChatScreenProps {
  /** The conversation that the story steers. */
  talk: ReturnType<typeof startTalk>;
}

/** For stories: the screen of a conversation that goes on. */
export function Talking({ talk, ...rest }: TalkingProps) {
  return <ChatScreen {...rest} {...useSyncExternalStore(talk.subscribe, talk.now)} />;
}
