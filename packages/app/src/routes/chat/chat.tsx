import type { ToldFact } from '@daylit/contract';
import { canBuy, ChatScreen } from '@daylit/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { limitOf } from '../../data/chat/chat-limit.ts';
import { findDraft, followChatLink, keepDraft } from '../../data/chat/draft.ts';
import { messagesOf, useChatHistory, useDeleteChat, useReadIsFirst } from '../../data/chat/history.ts';
import { useKeepTold, useTakeBack } from '../../data/chat/told.ts';
import { useChatSession } from '../../data/chat/use-chat-session.ts';
import { useOutsideConsents, useReadOutsideConsents } from '../../data/consents.ts';
import { useProfile } from '../../data/care-plan/profile.ts';
import { useSession } from '../../data/sessions/session.ts';
import { useUsage } from '../../data/usage/usage.ts';
import { raise } from '../../lib/events.ts';
import { useAnswerActions } from './answer-actions.ts';
import { OutsideModels } from '../consents/outside-models.tsx';
import { usePlanAdditions } from '../recommendations/additions.ts';
import { actionState, loaded } from '../states.ts';

/** The conversation with the assistant. */
export function ChatRoute() {
  const [link, setLink] = useSearchParams();
  const isLinked = link.has('ask') || link.has('checkin');
  useEffect(() => {
    if (!isLinked) return;
    followChatLink({ ask: link.get('ask'), checkin: link.get('checkin') });
    setLink({}, { replace: true });
  }, [isLinked, link, setLink]);
  return isLinked ? null : <Conversation />;
}

function Conversation() {
  const session = useSession();
  const user = session.status === 'signed_in' ? session.user : undefined;
  const plan = user?.plan ?? 'free';
  const history = useChatHistory();
  const usage = useUsage().data;
  const deletion = useDeleteChat();
  const { additions, onAdd } = useChatAdditions();
  const { session: chat, now } = useChatSession((reason) =>
    raise(reason === 'fair_use_exceeded' ? 'usageLimitExceeded' : 'upgradeNeeded', { plan }),
  );
  const told = useTold();
  const actions = useAnswerActions();
  const pages = history.data?.pages;
  const messages = useMemo(() => pages && messagesOf(pages), [pages]);
  // No model answers members under 18.
  const { model, askFirst, onClose } = useOutsideModel(messages, canBuy(user?.age_band));
  if (user === undefined) return null;
  return (
    <>
      <ChatScreen
        messages={loaded({ ...history, data: messages })}
        onRetry={() => void history.refetch()}
        hasOlder={history.hasNextPage}
        older={olderState(history)}
        onLoadOlder={() => void history.fetchNextPage()}
        sending={now.sending}
        reply={now.reply}
        onSend={({ message }) => askFirst(() => void chat.send(message))}
        initialDraft={findDraft()}
        onDraftChange={({ draft }) => keepDraft(draft)}
        additions={additions}
        onAddToCarePlan={({ product, despite }) => onAdd(product, despite)}
        limit={limitOf(usage, plan, now.refusal)}
        canBuy={canBuy(user.age_band)}
        onUpgrade={() => raise('upgradeNeeded', { plan })}
        allowance={usage?.messages}
        conversation={{
          isNew: now.isNew,
          onStartNew: () => chat.startNew(),
          deletion: actionState(deletion),
          onDelete: () => deletion.mutate(undefined, { onSuccess: () => chat.forget() }),
        }}
        told={told}
        actions={actions}
        model={model}
      />
      {onClose && <OutsideModels onClose={onClose} />}
    </>
  );
}

const isForChat = ({ purpose }: { purpose: string }): boolean => purpose === 'external_chat';

/** The model that may answer, and the sheet that asks about it: unasked once, before a first message. */
function useOutsideModel(messages: readonly unknown[] | undefined, isAdult: boolean) {
  const readConsents = useReadOutsideConsents();
  const readIsFirst = useReadIsFirst();
  const consent = useOutsideConsents().find(isForChat);
  const [wasAsked, setWasAsked] = useState(false);
  // For a message that waited for the sheet: its own `askFirst` is from before.
  const isAnswered = useRef(false);
  const [open, setOpen] = useState<{ onAnswered?: () => void }>();
  const isDue = (found: typeof consent, isFirst: boolean) =>
    isAdult && isFirst && found?.recorded_at === null;
  const close = () => {
    setOpen(undefined);
    setWasAsked(true);
    isAnswered.current = true;
    open?.onAnswered?.();
  };
  return {
    model: consent && {
      granted: consent.granted,
      isDue: isDue(consent, messages?.length === 0) && !wasAsked,
      onAsk: (waiting: { onAnswered?: () => void } = {}) => setOpen(waiting),
    },
    /** Sends at once, or after the sheet: somebody may be faster than the answers that say whether to ask. */
    askFirst: async (send: () => void) => {
      const [consents, isFirst] = await Promise.all([readConsents(), readIsFirst()]);
      if (isDue(consents.find(isForChat), isFirst) && !isAnswered.current) setOpen({ onAnswered: send });
      else send();
    },
    /** There while the sheet is open. */
    onClose: open && close,
  };
}

function olderState({ isFetchingNextPage, isFetchNextPageError, error }: ReturnType<typeof useChatHistory>) {
  if (isFetchingNextPage) return { state: 'busy' } as const;
  return isFetchNextPageError ? actionState({ status: 'error', error }) : ({ state: 'idle' } as const);
}

function useTold() {
  const takeBack = useTakeBack();
  const keep = useKeepTold();
  const latest = takeBack.submittedAt > keep.submittedAt ? takeBack : keep;
  const change = useMemo(() => actionState(latest), [latest]);
  const { mutate: onTakeBack } = takeBack;
  const { mutate: onKeep } = keep;
  return useMemo(
    () => ({
      change,
      onTakeBack: ({ fact_id }: { fact_id: string }) => onTakeBack(fact_id),
      onKeep: ({ fact }: { fact: ToldFact }) => onKeep(fact),
    }),
    [change, onTakeBack, onKeep],
  );
}

/** The products of the routine count as added: a stored reply knows only what was in it back then. */
function useChatAdditions() {
  const { additions, onAdd } = usePlanAdditions();
  const groups = useProfile().data?.confirmed_care_plan;
  const states = useMemo(() => {
    const inUse = groups?.flatMap(({ steps }) => steps.map(({ product }) => [product.id, { state: 'done' }]));
    return { ...Object.fromEntries(inUse ?? []), ...additions } as typeof additions;
  }, [groups, additions]);
  return { additions: states, onAdd };
}
