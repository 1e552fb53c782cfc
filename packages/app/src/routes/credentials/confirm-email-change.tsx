import { ConfirmEmailChangeScreen } from '@daylit/ui';
import { useConfirmEmailChange } from '../../data/credentials/email-change.ts';
import { useMailToken } from '../../hooks/use-mail-token.ts';
import { detailOf } from '../../data/detail-of.ts';

export function ConfirmEmailChangeRoute() {
  const token = useMailToken();
  const { data, error } = useConfirmEmailChange(token);
  if (data) return <ConfirmEmailChangeScreen confirmation={{ state: 'done', message: data.message }} />;
  return (
    <ConfirmEmailChangeScreen
      confirmation={error === null ? { state: 'busy' } : { state: 'failed', detail: detailOf(error) ?? null }}
      isLinkMissing={token === null}
    />
  );
}
