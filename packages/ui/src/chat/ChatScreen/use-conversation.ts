import type { ChatMessage } from '@daylit/contract';
import { type RefObject, useMemo } from 'react';
import type { ActionState, Loaded } from '../../lib/states.ts';
import { usePull } from '../OlderMessages/use-pull.ts';
import { useIsTouch } from '../use-is-touch.ts';
import { lastTurn, shownMessages } from '../shown-messages.ts';
import { useNearMessages } from './use-near-messages.ts';
import { useReadingPlace } from './use-reading-place.ts';

export interface ConversationOptions {
  messages: Loaded<readonly ChatMessage[]>;
  /** There are messages on the server before the oldest one. */
  hasOlder: boolean;
  /** How far they are. */
  older: ActionState;
  onLoadOlder: () => void;
  /** A reply is being written. */
  isReplying: boolean;
  /** What scrolls. */
  page: RefObject<HTMLElement | null>;
  /** Above the oldest message that is drawn. */
  edge: RefObject<HTMLElement | null>;
}

const NO_MESSAGES: readonly ChatMessage[] = [];

/** What of the conversation is drawn, where the reader is in it, and the way back. */
export function useConversation(options: ConversationOptions) {
  const { messages, hasOlder, older, onLoadOlder, isReplying, page, edge } = options;
  const isTouch = useIsTouch();
  const loaded = messages.state === 'ready' ? messages.value : NO_MESSAGES;
  const shown = useMemo(() => shownMessages(loaded), [loaded]);
  const { start, drawMore, drawNewest } = useNearMessages(shown, edge);
  const near = useMemo(() => shown.slice(start), [shown, start]);
  const { hasNew, holdEnd } = useReadingPlace(page, near[0]?.id, lastTurn(shown, isReplying));
  const isWhole = start === 0;
  const canGoBack = hasOlder || !isWhole;
  const goBack = isWhole ? onLoadOlder : drawMore;
  const pull = usePull({ isEnabled: isTouch && canGoBack && older.state !== 'busy', onPull: goBack });

  function goToNewest() {
    drawNewest();
    holdEnd();
  }

  return {
    near,
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
