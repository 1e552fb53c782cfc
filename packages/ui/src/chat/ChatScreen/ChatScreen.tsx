import type { Allowance, ChatMessage, Product, ToldFact } from '@daylit/contract';
import { useMemo, useRef } from 'react';
import { type ActionState, IDLE, type Loaded } from '../../lib/states.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { AnswerActions } from '../actions.ts';
import { AiNote } from '../AiNote/AiNote.tsx';
import type { Additions, ChatLimit, ConversationFacts, OutsideModel, Reply } from '../chat.ts';
import { MessageList } from '../MessageList/MessageList.tsx';
import { OlderMessages } from '../OlderMessages/OlderMessages.tsx';
import { crisisIn, type ToldActions, toldIn } from '../told.ts';
import { Announcer } from './Announcer.tsx';
import { ChatBar } from './ChatBar.tsx';
import styles from './ChatScreen.module.css';
import { HistoryNotice } from './HistoryNotice.tsx';
import { ConversationEnd } from './ConversationEnd.tsx';
import { useConversation } from './use-conversation.ts';
import { useDraft } from './use-draft.ts';
import { useLatest } from './use-latest.ts';
import { StandingCard } from './StandingCard.tsx';
import { WaitingMessages } from './WaitingMessages.tsx';
import { Welcome } from './Welcome.tsx';

export interface ChatScreenProps {
  /** All loaded messages, oldest first, with the one just sent. Keep the same array while a reply arrives. */
  messages: Loaded<readonly ChatMessage[]>;
  /** Loads the first page again. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** The server has messages before the oldest one. Default false: the conversation starts here. */
  hasOlder?: boolean;
  /** State of loading older messages. Default idle. */
  older?: ActionState;
  /** Called by a button, or on touch devices by pulling down at the top. The reading position is kept. */
  onLoadOlder: () => void;
  /**
   * State of the last sent message: done once the server has accepted it. A failed one returns to the field.
   */
  sending: ActionState;
  /** Receives a trimmed message of 1 to 4,000 characters. Not called while one is being sent or answered. */
  onSend: (sent: { message: string }) => void;
  /** The reply to the last message. `none` once it is in `messages`. */
  reply: Reply;
  /** The unsent text of an earlier visit. Default empty. */
  initialDraft?: string;
  /** Called on each change of the unsent text, for storing it. */
  onDraftChange?: ((changed: { draft: string }) => void) | undefined;
  /** State of adding suggested products to the routine. Keep the same object while a reply arrives. */
  additions: Additions;
  /** Adds a suggested product to the confirmed routine. */
  onAddToCarePlan: (chosen: { product: Product; despite?: true }) => void;
  /** An allowance that is used up. The member can still send, because danger is always answered. */
  limit?: ChatLimit | undefined;
  /** False for members under 18: no plan is offered to them. See `canBuy`. */
  canBuy: boolean;
  /** Opens the plans; called from the limit's message. */
  onUpgrade: () => void;
  /** The messages of the plan, shown under the field. Absent until they are known. */
  allowance?: Allowance | undefined;
  /** Starting a new conversation, and deleting all messages. */
  conversation: ConversationFacts;
  /** Keeping and taking back what the member said. Keep the same object while a reply arrives. */
  told: ToldActions;
  /** What an answer can do at once. Keep the same object while a reply arrives. */
  actions: AnswerActions;
  /** A model that may answer, where the operator offers one. */
  model?: OutsideModel | undefined;
}

const NOTHING_TOLD: readonly ToldFact[] = [];

/**
 * The conversation with the assistant. The window itself scrolls: at the end it follows new text, and
 * anywhere else the visible text does not move.
 *
 * **Do** put it directly into the shell's main element, without a footer. **Don't** put a second one on the
 * page.
 */
export function ChatScreen(props: ChatScreenProps) {
  const { messages, hasOlder = false, older = IDLE, onLoadOlder, sending, reply } = props;
  const page = useRef<HTMLDivElement>(null);
  const edge = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const written = 'message' in reply ? reply : undefined;
  const isReplying = written !== undefined;
  const shown = useConversation({ messages, hasOlder, older, onLoadOlder, isReplying, page, edge });
  const { draft, change, send } = useDraft({ initialDraft: '', onDraftChange: undefined, ...props });
  const sendNow = () => {
    shown.goToNewest();
    send();
  };
  const handleAdd = useLatest(props.onAddToCarePlan);
  const handleAsk = useLatest(({ question }: { question: string }) => {
    change(question);
    field.current?.focus();
  });
  const facts = props.conversation.isNew ? NOTHING_TOLD : toldIn(shown.rendered);
  const crisis = props.conversation.isNew ? null : crisisIn(shown.rendered);
  const limit = crisis === null ? props.limit : undefined;
  const told = useMemo(() => ({ ...props.told, facts }), [props.told, facts]);
  const isWelcome = messages.state === 'ready' && shown.isEmpty && !hasOlder;
  const isBusy = isReplying || sending.state === 'busy';
  const isStart = !shown.isEmpty && !shown.canGoBack && shown.rendered[0]?.starts_conversation !== true;

  return (
    <div
      ref={page}
      data-told={crisis === null && facts.length > 0 ? '' : undefined}
      data-crisis={crisis ? '' : undefined}
      className={styles.ChatScreen}
    >
      <VisuallyHidden>
        <h1>Chat</h1>
      </VisuallyHidden>
      <StandingCard crisis={crisis} told={told} />
      <div {...shown.pull.handlers} data-empty={isWelcome ? '' : undefined} className={styles.Conversation}>
        <div ref={edge} className={styles.Edge} />
        <HistoryNotice messages={messages} older={older} onRetry={props.onRetry} />
        {messages.state === 'waiting' && <WaitingMessages />}
        {isWelcome && <Welcome onChoose={handleAsk} />}
        {shown.canGoBack && (
          <OlderMessages
            isTouch={shown.isTouch}
            isLoading={older.state === 'busy'}
            isReady={shown.pull.isReady}
            onLoad={shown.goBack}
          />
        )}
        {isStart && <AiNote />}
        <MessageList
          messages={shown.rendered}
          reply={written}
          additions={props.additions}
          told={told}
          actions={props.actions}
          onAddToCarePlan={handleAdd}
          onAsk={handleAsk}
        />
        <ConversationEnd {...props} limit={limit} isNew={props.conversation.isNew && !shown.isEmpty} />
      </div>
      <Announcer reply={written} last={shown.last} />
      <ChatBar
        {...props}
        status={isBusy ? 'busy' : 'ready'}
        draft={draft}
        onDraft={change}
        onSend={() => {
          // The words stay in the field while the question is open.
          if (props.model?.isDue === true) props.model.onAsk({ onAnswered: sendNow });
          else sendNow();
        }}
        field={field}
        shown={shown}
        isReplying={isReplying}
        isCrisis={crisis !== null}
      />
    </div>
  );
}
