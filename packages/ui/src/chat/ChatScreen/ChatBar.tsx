import type { Allowance } from '@daylit/contract';
import type { RefObject } from 'react';
import { AllowanceLine } from '../AllowanceLine/AllowanceLine.tsx';
import type { ConversationFacts, OutsideModel } from '../chat.ts';
import { Composer, type ComposerProps } from '../Composer/Composer.tsx';
import { ConversationOptions } from '../ConversationOptions/ConversationOptions.tsx';
import styles from './ChatBar.module.css';
import { NewMessageButton } from './NewMessageButton.tsx';
import type { useConversation } from './use-conversation.ts';

interface ChatBarProps extends Pick<ComposerProps, 'draft' | 'onDraft' | 'onSend' | 'status'> {
  field: RefObject<HTMLTextAreaElement | null>;
  shown: ReturnType<typeof useConversation>;
  isReplying: boolean;
  /** A crisis is open: nothing is counted, and nothing asked for. */
  isCrisis: boolean;
  allowance?: Allowance | undefined;
  conversation: ConversationFacts;
  model?: OutsideModel | undefined;
}

/**
 * The part that stays at the bottom of the window: the field, and below it the remaining messages and further
 * actions.
 */
export function ChatBar(props: ChatBarProps) {
  const { field, shown, isReplying, isCrisis, allowance, conversation, model } = props;
  const { draft, onDraft, onSend, status = 'ready' } = props;
  return (
    <div className={styles.ChatBar}>
      {shown.hasNew && <NewMessageButton onGo={shown.holdEnd} />}
      <Composer
        draft={draft}
        onDraft={onDraft}
        onSend={onSend}
        status={status}
        placeholder={isCrisis ? 'Write if you like' : undefined}
        ref={field}
        isTouch={shown.isTouch}
      />
      <div className={styles.Foot}>
        {isCrisis ? (
          <p className={styles.Stays}>The card stays until you say that you are safe.</p>
        ) : (
          allowance !== undefined && <AllowanceLine messages={allowance} />
        )}
        <ConversationOptions
          conversation={conversation}
          model={model}
          hasMessages={shown.last !== undefined}
          isReplying={isReplying}
          onWrite={() => field.current?.focus()}
          className={styles.Options}
        />
      </div>
    </div>
  );
}
