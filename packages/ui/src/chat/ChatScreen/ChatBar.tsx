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
  talk: ReturnType<typeof useConversation>;
  isReplying: boolean;
  allowance?: Allowance | undefined;
  conversation: ConversationFacts;
  model?: OutsideModel | undefined;
}

/**
 * The part that stays at the bottom of the window: the field, and below it the remaining messages and further
 * actions.
 */
export function ChatBar(props: ChatBarProps) {
  const { field, talk, isReplying, allowance, conversation, model } = props;
  const { draft, onDraft, onSend, status = 'ready' } = props;
  return (
    <div className={styles.ChatBar}>
      {talk.hasNew && <NewMessageButton onGo={talk.holdEnd} />}
      <Composer
        draft={draft}
        onDraft={onDraft}
        onSend={onSend}
        status={status}
        ref={field}
        isTouch={talk.isTouch}
      />
      <div className={styles.Foot}>
        {allowance !== undefined && <AllowanceLine messages={allowance} />}
        <ConversationOptions
          conversation={conversation}
          model={model}
          hasMessages={talk.last !== undefined}
          isReplying={isReplying}
          onWrite={() => field.current?.focus()}
          className={styles.Options}
        />
      </div>
    </div>
  );
}
