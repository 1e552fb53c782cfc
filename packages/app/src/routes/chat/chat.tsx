import { canBuy, ChatScreen } from '@daylit/ui';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { limitOf } from '../../data/chat/chat-limit.ts';
import { findDraft, followChatLink, keepDraft } from '../../data/chat/draft.ts';
import { messagesOf, useChatHistory, useDeleteChat } from '../../data/chat/history.ts';
import { useTalk } from '../../data/chat/use-talk.ts';
import { useModelConsent, useRecordConsent } from '../../data/consents.ts';
import { useProfile } from '../../data/care-plan/profile.ts';
import { useSession } from '../../data/sessions/session.ts';
import { useUsage } from '../../data/usage/usage.ts';
import { raise } from '../../lib/events.ts';
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
  const consent = useModelConsent();
  const decision = useRecordConsent();
  const { additions, onAdd } = useChatAdditions();
  const { talk, now } = useTalk((reason) =>
    raise(reason === 'fair_use_exceeded' ? 'usageLimitExceeded' : 'upgradeNeeded', { plan }),
  );
  const pages = history.data?.pages;
  const messages = useMemo(() => pages && messagesOf(pages), [pages]);
  if (user === undefined) return null;
  return (
    <ChatScreen
      messages={loaded({ ...history, data: messages })}
      onRetry={() => void history.refetch()}
      hasOlder={history.hasNextPage}
      older={olderState(history)}
      onLoadOlder={() => void history.fetchNextPage()}
      sending={now.sending}
      reply={now.reply}
      onSend={({ message }) => void talk.send(message)}
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
        onStartNew: () => talk.startNew(),
        deletion: actionState(deletion),
        onDelete: () => deletion.mutate(undefined, { onSuccess: () => talk.forget() }),
      }}
      model={
        consent && {
          consent,
          decision: actionState(decision),
          onDecide: ({ granted }) => decision.mutate({ purpose: 'external_ai', granted }),
        }
      }
    />
  );
}

function olderState({ isFetchingNextPage, isFetchNextPageError, error }: ReturnType<typeof useChatHistory>) {
  if (isFetchingNextPage) return { state: 'busy' } as const;
  return isFetchNextPageError ? actionState({ status: 'error', error }) : ({ state: 'idle' } as const);
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
