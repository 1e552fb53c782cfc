import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { ConversationFacts, OutsideModel } from '../chat.ts';
import { DeleteConversation } from './DeleteConversation.tsx';
import { OptionsModal } from './OptionsModal.tsx';

export interface ConversationOptionsProps {
  conversation: ConversationFacts;
  /** A model that may answer. Default none: everything is answered on this server. */
  model?: OutsideModel | undefined;
  /** There are messages. */
  hasMessages: boolean;
  /** A reply is in progress: the conversation can neither be restarted nor deleted. */
  isReplying: boolean;
  /** Called after "Start a new conversation", for the focus. */
  onWrite: () => void;
  className?: string | undefined;
}

type Open = 'nothing' | 'options' | 'deletion';

/** A button that opens the actions on the conversation as a whole. */
export function ConversationOptions({ conversation, model, className, ...rest }: ConversationOptionsProps) {
  const [open, setOpen] = useState<Open>('nothing');
  const close = () => setOpen('nothing');
  const isDeleted = open === 'deletion' && conversation.deletion.state === 'done' && !rest.hasMessages;
  if (isDeleted) close();
  return (
    <>
      <IconButton
        label="Conversation options"
        icon={<Ellipsis size={20} />}
        aria-haspopup="dialog"
        onClick={() => setOpen('options')}
        className={className}
      />
      {open === 'options' && (
        <OptionsModal
          {...rest}
          model={model}
          onStartNew={() => {
            close();
            conversation.onStartNew();
            rest.onWrite();
          }}
          onModel={() => {
            close();
            model?.onAsk();
          }}
          onDelete={() => setOpen('deletion')}
          onClose={close}
        />
      )}
      {open === 'deletion' && (
        <DeleteConversation
          deletion={conversation.deletion}
          onDelete={conversation.onDelete}
          onClose={close}
        />
      )}
    </>
  );
}
