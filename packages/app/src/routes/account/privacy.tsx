import { canBuy, PrivacySections, tierOf } from '@daylit/ui';
import { useNavigate } from 'react-router-dom';
import { useConsents, useRecordConsent } from '../../data/consents.ts';
import {
  archiveUrl,
  HISTORY_REPORT_URLS,
  useCancelExport,
  useDeleteAccount,
  usePrivacy,
  useStartExport,
  useUpdatePrivacy,
} from '../../data/privacy.ts';
import { useRemoveSecondPhoto, useRepeatability } from '../../data/scans/repeatability.ts';
import { useSession } from '../../data/sessions/session.ts';
import { MemberPreferences } from '../profile/member-preferences.tsx';
import { actionState, formState, loaded } from '../states.ts';

/** The parts of the account tab about consents, preferences and the member's data. */
export function AccountPrivacy() {
  const session = useSession();
  const navigate = useNavigate();
  const consents = useConsents();
  const decision = useRecordConsent();
  const privacy = usePrivacy();
  const thumbnails = useUpdatePrivacy();
  const beta = useUpdatePrivacy();
  const repeatability = useRepeatability();
  const removal = useRemoveSecondPhoto();
  const start = useStartExport();
  const cancel = useCancelExport();
  const deletion = useDeleteAccount();
  const latest = privacy.data?.latest_export ?? undefined;
  const isPro = session.status === 'signed_in' && tierOf(session.user.plan) === 'pro';
  const mayBuy = session.status === 'signed_in' && canBuy(session.user.age_band);
  const again = () => void privacy.refetch();

  return (
    <PrivacySections
      consents={{
        consents: loaded(consents),
        decision: actionState(decision),
        onDecide: (decided) => decision.mutate(decided, { onSuccess: () => void consents.refetch() }),
        onRetry: () => consents.refetch(),
      }}
      thumbnails={{
        retention: loaded(privacy),
        save: actionState(thumbnails),
        onChange: (change) => thumbnails.mutate(change),
        onRetry: again,
      }}
      preferences={<MemberPreferences />}
      repeatability={{
        repeatability: loaded(repeatability),
        isWordsOnly: session.status === 'signed_in' && session.user.words_only === true,
        takingBack: { state: actionState(removal), onTakeBack: removal.mutate },
        onRetry: () => repeatability.refetch(),
      }}
      betaFeatures={
        isPro
          ? {
              beta_features: loaded({ ...privacy, data: privacy.data?.beta_features }),
              save: actionState(beta),
              onChange: (change) => beta.mutate(change),
              onRetry: again,
            }
          : undefined
      }
      exportData={{
        newest: loaded({ ...privacy, data: privacy.data?.latest_export }),
        downloadHref: latest && archiveUrl(latest),
        start: actionState(start),
        onStart: () => start.mutate(),
        cancel: actionState(cancel),
        onCancel: (job) => cancel.mutate(job),
      }}
      historyReport={isPro || mayBuy ? { hrefs: isPro ? HISTORY_REPORT_URLS : undefined } : undefined}
      deleteAccount={{
        counts: privacy.data?.counts,
        deletion: formState(deletion, ['current_password']),
        // A running fetch would be older than the export.
        onTakeData: privacy.data?.latest_export === null ? () => start.mutate() : undefined,
        onDelete: (confirmed) =>
          deletion.mutate(confirmed, {
            onSuccess: (receipt) => navigate('/account-erased', { replace: true, state: receipt }),
          }),
      }}
    />
  );
}
