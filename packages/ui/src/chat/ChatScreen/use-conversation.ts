import type { ChatMessage } from '@daylit/contract';
import { type RefObject, useMemo } from 'react';
import type { ActionState, Loaded } from '../../lib/states.ts';
import { usePull } from '../OlderMessages/use-pull.ts';
import { useIsTouch } from '../use-is-touch.ts';
import { lastTurn, shownMessages } from '../shown-messages.ts';
import { useRenderedMessages } from './use-rendered-messages.ts';
import { useReadingPosition } from './use-reading-position.ts';

export interface ConversationOptions {
  messages: Loaded<readonly ChatMessage[]>;
  /** The server has messages before the oldest one. */
  hasOlder: boolean;
  /** State of loading them. */
  older: ActionState;
  onLoadOlder: () => void;
  /** A reply is in progress. */
  isReplying: boolean;
  /** The page that scrolls. */
  page: RefObject<HTMLElement | null>;
  /** An element above the oldest rendered message. */
  edge: RefObject<HTMLElement | null>;
}

const NO_MESSAGES: readonly ChatMessage[] = [];

/** Which messages are rendered, the reading position, and a way back to the end. */
export function useConversation(options: ConversationOptions) {
  const { messages, hasOlder, older, onLoadOlder, isReplying, page, edge } = options;
  const isTouch = useIsTouch();
  const loaded = messages.state === 'ready' ? messages.value : NO_MESSAGES;
  const shown = useMemo(() => shownMessages(loaded), [loaded]);
  const { start, renderMore, renderNewest } = useRenderedMessages(shown, edge);
  const rendered = useMemo(() => shown.slice(start), [shown, start]);
  const { hasNew, holdEnd } = useReadingPosition(page, rendered[0]?.id, lastTurn(shown, isReplying));
  const isWhole = start === 0;
  const canGoBack = hasOlder || !isWhole;
  const goBack = isWhole ? onLoadOlder : renderMore;
  const pull = usePull({ isEnabled: isTouch && canGoBack && older.state !== 'busy', onPull: goBack });

  function goToNewest() {
    renderNewest();
    holdEnd();
  }

  return {
    rendered,
    last: shown.at(-1),
    isEmpty: shown.length === 0 && !isReplying,
    hasNew,
    holdEnd,
    goToNewest,
    isTouch,
    canGoBack,
    goBack,
    pull,
  };
}
