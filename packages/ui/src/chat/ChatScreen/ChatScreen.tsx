import type { ChatMessage, Product } from '@daylit/contract';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { useMemo, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { type ActionState, IDLE, type Loaded } from '../../lib/states.ts';
import type { Additions, ChatLimit, Reply } from '../chat.ts';
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
import { historyFailure, talkFailure } from './problem-words.ts';
import { useDraft } from './use-draft.ts';
import { useLatest } from './use-latest.ts';
import { useNearMessages } from './use-near-messages.ts';
import { useReadingPlace } from './use-reading-place.ts';
import { WaitingMessages } from './WaitingMessages.tsx';
import { Welcome } from './Welcome.tsx';

export interface ChatScreenProps {
  /** All that is loaded, oldest first, with the message just sent. Keep the same array while a reply arrives. */
  messages: Loaded<readonly ChatMessage[]>;
  /** Asks for the first page again. Without it, no button. */
  onRetry?: (() => void) | undefined;
  /** There are messages before the oldest one. Default false: the conversation starts here. */
  hasOlder?: boolean;
  /** How far older messages are. Default idle. */
  older?: ActionState;
  /** Asked for by button, or on touch devices by pulling down at the top. The reader's place is kept. */
  onLoadOlder: () => void;
  /** How far the message is that was sent last: done once the server has taken it. One that fails goes back into the field. */
  sending: ActionState;
  /** A trimmed message of 1 to 4,000 characters. Not called while one is being sent or answered. */
  onSend: (sent: { message: string }) => void;
  /** The reply to it. `none` once it stands in `messages`. */
  reply: Reply;
  /** What was being written when the reader left. Default nothing. */
  initialDraft?: string;
  /** Each change of what is being written, for keeping it. */
  onDraftChange?: ((changed: { draft: string }) => void) | undefined;
  /** How far the addition of a suggested product to the routine is. Keep the same object while a reply arrives. */
  additions: Additions;
  /** A suggested product goes into the confirmed routine. */
  onAddToCarePlan: (chosen: { product: Product }) => void;
  /** An allowance that is used up. Writing goes on, sending does not. */
  limit?: ChatLimit | undefined;
  /** False for people under 18: nothing is sold to them. See `canBuy`. */
  canBuy: boolean;
  /** Opens the plans, from the limit. */
  onUpgrade: () => void;
}

/**
 * The conversation with the assistant. The page itself scrolls: the end is held while the reader is there, and nothing
 * moves under a reader who is not.
 *
 * **Do** put it directly into the shell's main element, without a footer. **Don't** put a second one on the page.
 */
export function ChatScreen(props: ChatScreenProps) {
  const { messages, hasOlder = false, older = IDLE, sending, reply, limit } = props;
  const page = useRef<HTMLDivElement>(null);
  const edge = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isTouch = useIsTouch();
  const loaded = messages.state === 'ready' ? messages.value : NO_MESSAGES;
  const shown = useMemo(() => shownMessages(loaded), [loaded]);
  const written = 'message' in reply ? reply : undefined;
  const { start, drawMore, drawNewest } = useNearMessages(shown, edge);
  const isWhole = start === 0;
  const near = useMemo(() => shown.slice(start), [shown, start]);
  const { hasNew, holdEnd } = useReadingPlace(page, near[0]?.id, lastTurn(shown, written !== undefined));
  const canGoBack = hasOlder || !isWhole;
  const goBack = isWhole ? props.onLoadOlder : drawMore;
  const isLoadingOlder = older.state === 'busy';
  const pull = usePull({ isEnabled: isTouch && canGoBack && !isLoadingOlder, onPull: goBack });
  const { draft, change, send } = useDraft({ initialDraft: '', onDraftChange: undefined, ...props });
  const handleAdd = useLatest(props.onAddToCarePlan);
  const isEmpty = shown.length === 0 && written === undefined;
  const isWelcome = messages.state === 'ready' && isEmpty && !hasOlder;
  const isBusy = messages.state === 'waiting' || written !== undefined || sending.state === 'busy';
  const failure = talkFailure(sending, reply);

  return (
    <div ref={page} className={styles.ChatScreen}>
      <VisuallyHidden>
        <h1>Chat</h1>
      </VisuallyHidden>
      <div {...pull.handlers} data-empty={isWelcome ? '' : undefined} className={styles.Conversation}>
        <div ref={edge} className={styles.Edge} />
        <HistoryNotice messages={messages} older={older} onRetry={props.onRetry} />
        {messages.state === 'waiting' && <WaitingMessages />}
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
          reply={written}
          additions={props.additions}
          onAddToCarePlan={handleAdd}
        />
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        {limit !== undefined && (
          <LimitReached limit={limit} canBuy={props.canBuy} onUpgrade={props.onUpgrade} />
        )}
      </div>
      <Announcer reply={written} last={shown.at(-1)} />
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
            send();
          }}
          status={limit === undefined ? (isBusy ? 'busy' : 'ready') : 'closed'}
          ref={field}
          isTouch={isTouch}
        />
      </div>
    </div>
  );
}

const NO_MESSAGES: readonly ChatMessage[] = [];

/** That earlier messages did not load, where they would be. */
function HistoryNotice({
  messages,
  older,
  onRetry,
}: Required<Pick<ChatScreenProps, 'messages' | 'older'>> & Pick<ChatScreenProps, 'onRetry'>) {
  const failure = historyFailure(messages, older);
  if (failure === undefined) return null;
  return (
    <Notice tone="danger">
      <p>{failure}</p>
      {messages.state === 'failed' && onRetry && (
        <Button variant="outline" size="small" onClick={onRetry} className={styles.Retry}>
          Try again
        </Button>
      )}
    </Notice>
  );
}
