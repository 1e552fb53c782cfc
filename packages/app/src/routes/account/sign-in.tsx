import { AccessTokenList, IdentityList, PasskeyList, TwoFactor, WebhookList } from '@daylit/ui';
import {
  useAccessTokens,
  useMakeAccessToken,
  useRevokeAccessToken,
} from '../../data/credentials/access-tokens.ts';
import { type RunFresh, useFreshSignIn } from '../../data/credentials/fresh-sign-in.ts';
import { useIdentities, useLinkIdentity, useRemoveIdentity } from '../../data/credentials/identities.ts';
import { useAddPasskey, usePasskeys, useRemovePasskey } from '../../data/credentials/passkeys.ts';
import { useTwoFactor } from '../../data/credentials/two-factor.ts';
import { useSession } from '../../data/sessions/session.ts';
import { useAddWebhook, useChangeWebhook, useDeleteWebhook, useWebhooks } from '../../data/webhooks.ts';
import { useHasPasswords, usePageSettings } from '../../lib/page-settings.ts';
import { useReturnFromProvider } from '../../hooks/use-return-from-provider.ts';
import { FreshSignInDialog } from '../credentials/fresh-sign-in-dialog.tsx';
import { actionState, loaded, networkState } from '../states.ts';

/** The page about passkeys, the second factor and own programs. Changes ask for a fresh sign-in first. */
export function AccountSignIn() {
  const signIn = useFreshSignIn();
  const session = useSession();
  const passkeys = usePasskeys();
  const adding = useAddPasskey(signIn.run);
  const removal = useRemovePasskey(signIn.run);
  const twoFactor = useTwoFactor(signIn.run);
  const hasPasswords = useHasPasswords();
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
        hasPasswords={hasPasswords}
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
      <Elsewhere run={signIn.run} />
      <Programs run={signIn.run} />
      <Webhooks run={signIn.run} />
      <FreshSignInDialog signIn={signIn} />
    </>
  );
}

/** The accounts at sign-in providers, where the server has some or the member has linked one. */
function Elsewhere({ run }: { run: RunFresh }) {
  const { providers } = usePageSettings();
  const identities = useIdentities();
  const linking = useLinkIdentity(run);
  const removal = useRemoveIdentity(run);
  useReturnFromProvider(linking.reset);
  const hasPasswords = useHasPasswords();
  if (providers.length === 0 && !identities.data?.identities.length) return null;
  return (
    <IdentityList
      identities={loaded(identities)}
      providers={providers}
      hasPasswords={hasPasswords}
      linking={actionState(linking)}
      removals={removal.variables ? { [removal.variables.id]: actionState(removal) } : {}}
      onLink={(provider) => linking.mutate(provider)}
      onRemove={(identity) => removal.mutate(identity)}
      onRetry={() => identities.refetch()}
    />
  );
}

/** The access tokens of the member's own programs. */
function Programs({ run }: { run: RunFresh }) {
  const tokens = useAccessTokens();
  const making = useMakeAccessToken(run);
  const revocation = useRevokeAccessToken();
  return (
    <AccessTokenList
      tokens={loaded(tokens)}
      making={actionState(making)}
      made={making.data}
      revocations={revocation.variables ? { [revocation.variables.id]: actionState(revocation) } : {}}
      onMake={(wanted) => making.mutate(wanted)}
      onStored={making.reset}
      onRevoke={(token) => revocation.mutate(token)}
      onRetry={() => tokens.refetch()}
    />
  );
}

/** The addresses of the member's own programs that are told of reports and plans. */
function Webhooks({ run }: { run: RunFresh }) {
  const webhooks = useWebhooks();
  const adding = useAddWebhook(run);
  const deletion = useDeleteWebhook();
  const change = useChangeWebhook();
  return (
    <WebhookList
      webhooks={loaded(webhooks)}
      adding={actionState(adding)}
      made={adding.data}
      deletions={deletion.variables ? { [deletion.variables.id]: actionState(deletion) } : {}}
      changes={change.variables ? { [change.variables.id]: actionState(change) } : {}}
      onAdd={(wanted) => adding.mutate(wanted)}
      onStored={adding.reset}
      onDelete={(webhook) => deletion.mutate(webhook)}
      onTest={({ id }) => change.mutate({ id, change: 'test' })}
      onResume={({ id }) => change.mutate({ id, change: 'resume' })}
      onRetry={() => webhooks.refetch()}
    />
  );
}
