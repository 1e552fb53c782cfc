import { AccountTab } from '@daylit/ui';
import { useAccount, useUpdateAccount } from '../../data/account/account.ts';
import { useFreshSignIn } from '../../data/credentials/fresh-sign-in.ts';
import { useAddPasskey, usePasskeys, useRemovePasskey } from '../../data/credentials/passkeys.ts';
import { useTwoFactor } from '../../data/credentials/two-factor.ts';
import { useEndSession, useSessionList } from '../../data/sessions/session-list.ts';
import { useSession } from '../../data/sessions/session.ts';
import { usePageSettings } from '../../lib/page-settings.ts';
import { FreshSignInDialog } from '../credentials/fresh-sign-in-dialog.tsx';
import { actionState, actionStates, formState, loaded, networkState } from '../states.ts';
import { AccountPrivacy } from './privacy.tsx';

/** The account tab. Changes that decide who can sign in ask for a fresh sign-in first. */
export function MemberAccount() {
  const signIn = useFreshSignIn();
  const { run } = signIn;
  const session = useSession();
  const account = useAccount();
  const update = useUpdateAccount(run);
  const passkeys = usePasskeys();
  const adding = useAddPasskey(run);
  const removal = useRemovePasskey(run);
  const twoFactor = useTwoFactor(run);
  const sessions = useSessionList();
  const { endings, end } = useEndSession();
  const { password_min_length } = usePageSettings();

  return (
    <>
      <AccountTab
        details={{
          account: loaded(account),
          save: formState(update, ['email', 'username', 'current_password', 'new_password']),
          pendingEmail: update.data ?? undefined,
          minPasswordLength: password_min_length,
          onSave: (change) => update.mutate(change),
          onRetry: () => account.refetch(),
        }}
        passkeys={{
          passkeys: loaded(passkeys),
          adding: actionState(adding),
          removals: removal.variables ? { [removal.variables.id]: actionState(removal) } : {},
          onAdd: () => adding.mutate(),
          onRemove: (passkey) => removal.mutate(passkey),
          onRetry: () => passkeys.refetch(),
        }}
        twoFactor={{
          is_2fa_enabled:
            session.status === 'signed_in'
              ? { state: 'ready', value: session.user.is_2fa_enabled }
              : { state: 'waiting' },
          qr_uri: twoFactor.qrUri,
          backup_codes: twoFactor.newCodes,
          actions: {
            setup: networkState(twoFactor.setup),
            verify: networkState(twoFactor.verify),
            disable: networkState(twoFactor.disable),
            backup_codes: networkState(twoFactor.codes),
          },
          onSetup: () => twoFactor.setup.mutate(),
          onCancelSetup: twoFactor.cancelSetup,
          onVerify: (proof) => twoFactor.verify.mutate(proof),
          onStored: twoFactor.forgetCodes,
          onRegenerate: () => twoFactor.codes.mutate(),
          onDisable: (proof) => twoFactor.disable.mutate(proof),
        }}
        sessions={{
          sessions: loaded(sessions),
          endings: actionStates(endings),
          onEnd: end,
          onRetry: () => sessions.refetch(),
        }}
        privacy={<AccountPrivacy />}
      />
      <FreshSignInDialog signIn={signIn} />
    </>
  );
}
