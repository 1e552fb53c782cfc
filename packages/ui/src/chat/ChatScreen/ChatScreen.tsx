import ArrowDown from 'lucide-react/icons/arrow-down';
import { useMemo, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { ChatLimit, ChatProblem, MessageFacts, ReplyFacts, SuggestedProduct } from '../chat.ts';
import { Composer } from '../Composer/Composer.tsx';
import { MessageList } from '../MessageList/MessageList.tsx';
import { OlderMessages } from '../OlderMessages/OlderMessages.tsx';
import { usePull } from '../OlderMessages/use-pull.ts';
import { lastTurn, shownMessages } from '../shown-messages.ts';
import { useIsTouch } from '../use-is-touch.ts';
import { AiNote } from './AiNote.tsx';
import { Announcer } from './Announcer.tsx';
import styles from './ChatScreen.module.css';
import { LimitReached } from './LimitReached.tsx';
import { problemWords } from './problem-words.ts';
import { useDraft } from './use-draft.ts';
import { useLatest } from './use-latest.ts';
import { useNearMessages } from './use-near-messages.ts';
import { useReadingPlace } from './use-reading-place.ts';
import { WaitingMessages } from './WaitingMessages.tsx';
import { Welcome } from './Welcome.tsx';

export interface ChatScreenProps {
  /**
   * All that is loaded, oldest first, with the message just sent. Undefined until the first page has arrived. Keep the
   * same array while a reply arrives.
   */
  messages: readonly MessageFacts[] | undefined;
  /** There are messages before the oldest one. Default false: the conversation starts here. */
  hasOlder?: boolean;
  /** Default false. */
  isLoadingOlder?: boolean;
  /** Asked for by button, or on touch devices by pulling down at the top. The reader's place is kept. */
  onLoadOlder: () => void;
  /** The reply that is being written. Undefined once it stands in `messages`, or has failed. */
  reply?: ReplyFacts | undefined;
  /**
   * A trimmed message of 1 to 4,000 characters. True once the server has taken it; with false, or a failure, it goes
   * back into the field. Not called during a reply.
   */
  onSend: (sent: { message: string }) => boolean | Promise<boolean>;
  /** What was being written when the reader left. Default nothing. */
  initialDraft?: string;
  /** Each change of what is being written, for keeping it. */
  onDraftChange?: ((changed: { draft: string }) => void) | undefined;
  /** A suggested product goes into the confirmed routine. */
  onAddToCarePlan: (chosen: { product: SuggestedProduct }) => void;
  /** Ids of products that were added since the messages came. Default none. */
  confirmedIds?: readonly string[];
  /** Ids of products on their way into the routine. Default none. */
  addingIds?: readonly string[];
  /** Ids of products that could not be added. Default none. */
  failedIds?: readonly string[];
  /** Shown below the conversation, or above it where older messages are concerned. Nothing that was written is lost. */
  problem?: ChatProblem | undefined;
  /** Asks for the first page again. Without it, no button. */
  onRetry?: (() => void) | undefined;
  /** An allowance that is used up. Writing goes on, sending does not. */
  limit?: ChatLimit | undefined;
  /** Opens the plans, from the limit. */
  onUpgrade: () => void;
}

const NONE: readonly string[] = [];

/**
 * The conversation with the assistant. The page itself scrolls: the end is held while the reader is there, and nothing
 * moves under a reader who is not.
 *
 * **Do** put it directly into the shell's main element, without a footer. **Don't** put a second one on the page.
 */
export function ChatScreen({
  messages,
  hasOlder = false,
  isLoadingOlder = false,
  onLoadOlder,
  reply,
  onSend,
  initialDraft = '',
  onDraftChange,
  onAddToCarePlan,
  confirmedIds = NONE,
  addingIds = NONE,
  failedIds = NONE,
  problem,
  onRetry,
  limit,
  onUpgrade,
}: ChatScreenProps) {
  const page = useRef<HTMLDivElement>(null);
  const edge = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isTouch = useIsTouch();
  const shown = useMemo(() => shownMessages(messages ?? []), [messages]);
  const { start, drawMore, drawNewest } = useNearMessages(shown, edge);
  const isWhole = start === 0;
  const near = useMemo(() => shown.slice(start), [shown, start]);
  const { hasNew, holdEnd } = useReadingPlace(page, near[0]?.id, lastTurn(shown, reply !== undefined));
  const canGoBack = hasOlder || !isWhole;
  const goBack = isWhole ? onLoadOlder : drawMore;
  const pull = usePull({ isEnabled: isTouch && canGoBack && !isLoadingOlder, onPull: goBack });
  const { draft, change, send } = useDraft({ initialDraft, onDraftChange, onSend });
  const handleAdd = useLatest(onAddToCarePlan);
  const isEmpty = shown.length === 0 && reply === undefined;
  const isWelcome = messages !== undefined && isEmpty && !hasOlder;
  const isHistoryMissing = problem?.kind === 'history_failed';
  const isWaiting = messages === undefined && !isHistoryMissing;
  const freeStatus = isWaiting || reply !== undefined ? 'busy' : 'ready';
  const notice = problem && (
    <Notice tone="danger">
      <p>{problemWords(problem)}</p>
      {isHistoryMissing && messages === undefined && onRetry && (
        <Button variant="outline" size="small" onClick={onRetry} className={styles.Retry}>
          Try again
        </Button>
      )}
    </Notice>
  );

  return (
    <div ref={page} className={styles.ChatScreen}>
      <VisuallyHidden>
        <h1>Chat</h1>
      </VisuallyHidden>
      <div {...pull.handlers} data-empty={isWelcome ? '' : undefined} className={styles.Conversation}>
        <div ref={edge} className={styles.Edge} />
        {isHistoryMissing && notice}
        {isWaiting && <WaitingMessages />}
        {isWelcome && (
          <Welcome
            onChoose={({ question }) => {
              change(question);
              field.current?.focus();
            }}
          />
        )}
        {canGoBack && (
          <OlderMessages
            isTouch={isTouch}
            isLoading={isLoadingOlder}
            isReady={pull.isReady}
            onLoad={goBack}
          />
        )}
        {!isEmpty && !canGoBack && <AiNote />}
        <MessageList
          messages={near}
          reply={reply}
          onAddToCarePlan={handleAdd}
          {...{ confirmedIds, addingIds, failedIds }}
        />
        {!isHistoryMissing && notice}
        {limit !== undefined && <LimitReached limit={limit} onUpgrade={onUpgrade} />}
      </div>
      <Announcer reply={reply} last={shown.at(-1)} />
      <div className={styles.Bar}>
        {hasNew && (
          <Button size="small" icon={<ArrowDown size={18} />} onClick={holdEnd} className={styles.New}>
            New message
          </Button>
        )}
        <Composer
          draft={draft}
          onDraft={change}
          onSend={() => {
            drawNewest();
            holdEnd();
            void send();
          }}
          status={limit === undefined ? freeStatus : 'closed'}
          ref={field}
          isTouch={isTouch}
        />
      </div>
    </div>
  );
}
