import { PasskeyList, TwoFactor } from '@daylit/ui';
import { useFreshSignIn } from '../../data/credentials/fresh-sign-in.ts';
import { useAddPasskey, usePasskeys, useRemovePasskey } from '../../data/credentials/passkeys.ts';
import { useTwoFactor } from '../../data/credentials/two-factor.ts';
import { useSession } from '../../data/sessions/session.ts';
import { FreshSignInDialog } from '../credentials/fresh-sign-in-dialog.tsx';
import { actionState, loaded, networkState } from '../states.ts';

/** The page of the account about passkeys and the second factor. Changes ask for a fresh sign-in first. */
export function AccountSignIn() {
  const signIn = useFreshSignIn();
  const session = useSession();
  const passkeys = usePasskeys();
  const adding = useAddPasskey(signIn.run);
  const removal = useRemovePasskey(signIn.run);
  const twoFactor = useTwoFactor(signIn.run);
  return (
    <>
      <PasskeyList
        passkeys={loaded(passkeys)}
        adding={actionState(adding)}
        removals={removal.variables ? { [removal.variables.id]: actionState(removal) } : {}}
        onAdd={() => adding.mutate()}
        onRemove={(passkey) => removal.mutate(passkey)}
        onRetry={() => passkeys.refetch()}
      />
      <TwoFactor
        is_2fa_enabled={
          session.status === 'signed_in'
            ? { state: 'ready', value: session.user.is_2fa_enabled }
            : { state: 'waiting' }
        }
        qr_uri={twoFactor.qrUri}
        backup_codes={twoFactor.newCodes}
        actions={{
          setup: networkState(twoFactor.setup),
          verify: networkState(twoFactor.verify),
          disable: networkState(twoFactor.disable),
          backup_codes: networkState(twoFactor.codes),
        }}
        onSetup={() => twoFactor.setup.mutate()}
        onCancelSetup={twoFactor.cancelSetup}
        onVerify={(proof) => twoFactor.verify.mutate(proof)}
        onStored={twoFactor.forgetCodes}
        onRegenerate={() => twoFactor.codes.mutate()}
        onDisable={(proof) => twoFactor.disable.mutate(proof)}
      />
      <FreshSignInDialog signIn={signIn} />
    </>
  );
}
