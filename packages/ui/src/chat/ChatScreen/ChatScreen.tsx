import type { ChatMessage, Product } from '@daylit/contract';
import { useRef } from 'react';
import { type ActionState, IDLE, type Loaded } from '../../lib/states.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Additions, ChatLimit, Reply } from '../chat.ts';
import { Composer } from '../Composer/Composer.tsx';
import { MessageList } from '../MessageList/MessageList.tsx';
import { OlderMessages } from '../OlderMessages/OlderMessages.tsx';
import { AiNote } from './AiNote.tsx';
import { Announcer } from './Announcer.tsx';
import styles from './ChatScreen.module.css';
import { HistoryNotice } from './HistoryNotice.tsx';
import { LimitReached } from './LimitReached.tsx';
import { NewMessageButton } from './NewMessageButton.tsx';
import { TalkNotice } from './TalkNotice.tsx';
import { useConversation } from './use-conversation.ts';
import { useDraft } from './use-draft.ts';
import { useLatest } from './use-latest.ts';
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
  const { messages, hasOlder = false, older = IDLE, onLoadOlder, sending, reply, limit } = props;
  const page = useRef<HTMLDivElement>(null);
  const edge = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const written = 'message' in reply ? reply : undefined;
  const isReplying = written !== undefined;
  const talk = useConversation({ messages, hasOlder, older, onLoadOlder, isReplying, page, edge });
  const { draft, change, send } = useDraft({ initialDraft: '', onDraftChange: undefined, ...props });
  const handleAdd = useLatest(props.onAddToCarePlan);
  const isWelcome = messages.state === 'ready' && talk.isEmpty && !hasOlder;
  const isBusy = messages.state === 'waiting' || isReplying || sending.state === 'busy';

  return (
    <div ref={page} className={styles.ChatScreen}>
      <VisuallyHidden>
        <h1>Chat</h1>
      </VisuallyHidden>
      <div {...talk.pull.handlers} data-empty={isWelcome ? '' : undefined} className={styles.Conversation}>
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
        {talk.canGoBack && (
          <OlderMessages
            isTouch={talk.isTouch}
            isLoading={older.state === 'busy'}
            isReady={talk.pull.isReady}
            onLoad={talk.goBack}
          />
        )}
        {!talk.isEmpty && !talk.canGoBack && <AiNote />}
        <MessageList
          messages={talk.near}
          reply={written}
          additions={props.additions}
          onAddToCarePlan={handleAdd}
        />
        <TalkNotice sending={sending} reply={reply} />
        {limit !== undefined && (
          <LimitReached limit={limit} canBuy={props.canBuy} onUpgrade={props.onUpgrade} />
        )}
      </div>
      <Announcer reply={written} last={talk.last} />
      <div className={styles.Bar}>
        {talk.hasNew && <NewMessageButton onGo={talk.holdEnd} />}
        <Composer
          draft={draft}
          onDraft={change}
          onSend={() => {
            talk.goToNewest();
            send();
          }}
          status={limit === undefined ? (isBusy ? 'busy' : 'ready') : 'closed'}
          ref={field}
          isTouch={talk.isTouch}
        />
      </div>
    </div>
  );
}
