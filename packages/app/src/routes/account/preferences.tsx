import { BetaFeatures, RepeatabilityCard, tierOf } from '@daylit/ui';
import { usePrivacy, useUpdatePrivacy } from '../../data/privacy.ts';
import { useRemoveSecondPhoto, useRepeatability } from '../../data/scans/repeatability.ts';
import { useSession } from '../../data/sessions/session.ts';
import { MemberPreferences } from '../profile/member-preferences.tsx';
import { actionState, loaded } from '../states.ts';

/** The page of the account about what products and reports depend on. */
export function AccountPreferences() {
  const session = useSession();
  const privacy = usePrivacy();
  const beta = useUpdatePrivacy();
  const repeatability = useRepeatability();
  const removal = useRemoveSecondPhoto();
  const isPro = session.status === 'signed_in' && tierOf(session.user.plan) === 'pro';
  return (
    <>
      <MemberPreferences place="account" />
      <RepeatabilityCard
        repeatability={loaded(repeatability)}
        isWordsOnly={session.status === 'signed_in' && session.user.words_only === true}
        takingBack={{ state: actionState(removal), onTakeBack: removal.mutate }}
        onRetry={() => repeatability.refetch()}
      />
      {isPro && (
        <BetaFeatures
          beta_features={loaded({ ...privacy, data: privacy.data?.beta_features })}
          save={actionState(beta)}
          onChange={(change) => beta.mutate(change)}
          onRetry={() => privacy.refetch()}
        />
      )}
    </>
  );
}
