import { ConfirmEmailChangeScreen } from '@daylit/ui';
import {
  buttonNeeded,
  useConfirmEmailChange,
  useOpenEmailLink,
} from '../../data/credentials/email-change.ts';
import { isDeadLink } from '../../data/registration/registration.ts';
import { useMailToken } from '../../hooks/use-mail-token.ts';
import { detailOf } from '../../data/detail-of.ts';
import { useHasPasswords } from '../../lib/page-settings.ts';
import { actionState } from '../states.ts';

export function ConfirmEmailChangeRoute() {
  const token = useMailToken();
  const opening = useOpenEmailLink(token);
  const confirm = useConfirmEmailChange(token);
  const needed = buttonNeeded(opening.error);
  const done = confirm.data ?? opening.data;
  return (
    <ConfirmEmailChangeScreen
      confirmation={
        done ? { state: 'done', message: done.message } : needed ? actionState(confirm) : linkState(opening)
      }
      isLinkMissing={token === null}
      hasPasswords={useHasPasswords()}
      asks={isDeadLink(confirm.error) ? undefined : needed}
      onConfirm={() => confirm.mutate()}
    />
  );
}

function linkState({ error }: ReturnType<typeof useOpenEmailLink>) {
  return error === null
    ? ({ state: 'busy' } as const)
    : ({ state: 'failed', detail: detailOf(error) ?? null } as const);
}
