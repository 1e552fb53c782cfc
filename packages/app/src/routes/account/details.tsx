import { AccountDetails } from '@daylit/ui';
import { useAccount, useUpdateAccount } from '../../data/account/account.ts';
import { useFreshSignIn } from '../../data/credentials/fresh-sign-in.ts';
import { useHasPasswords, usePageSettings } from '../../lib/page-settings.ts';
import { FreshSignInDialog } from '../credentials/fresh-sign-in-dialog.tsx';
import { formState, loaded } from '../states.ts';

/** The page of the account about e-mail, username and password. Changes ask for a fresh sign-in first. */
export function AccountOwnDetails() {
  const signIn = useFreshSignIn();
  const account = useAccount();
  const update = useUpdateAccount(signIn.run);
  const { password_min_length } = usePageSettings();
  const hasPasswords = useHasPasswords();
  return (
    <>
      <AccountDetails
        account={loaded(account)}
        save={formState(update, ['email', 'username', 'current_password', 'new_password'])}
        pendingEmail={update.data ?? undefined}
        minPasswordLength={password_min_length}
        hasPasswords={hasPasswords}
        onSave={(change) => update.mutate(change)}
        onRetry={() => account.refetch()}
      />
      <FreshSignInDialog signIn={signIn} />
    </>
  );
}
