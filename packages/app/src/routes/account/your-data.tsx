import { canBuy, DeleteAccount, ExportData, HistoryReport, tierOf } from '@daylit/ui';
import { useNavigate } from 'react-router-dom';
import {
  archiveUrl,
  HISTORY_REPORT_URLS,
  useCancelExport,
  useDeleteAccount,
  usePrivacy,
  useStartExport,
} from '../../data/privacy.ts';
import { useFreshSignIn } from '../../data/credentials/fresh-sign-in.ts';
import { useSession } from '../../data/sessions/session.ts';
import { useHasPasswords } from '../../lib/page-settings.ts';
import { FreshSignInDialog } from '../credentials/fresh-sign-in-dialog.tsx';
import { actionState, formState, loaded } from '../states.ts';

/** The page of the account about taking everything along, and leaving. */
export function AccountYourData() {
  const session = useSession();
  const navigate = useNavigate();
  const privacy = usePrivacy();
  const start = useStartExport();
  const cancel = useCancelExport();
  const signIn = useFreshSignIn();
  const hasPasswords = useHasPasswords();
  const deletion = useDeleteAccount(signIn.run);
  const latest = privacy.data?.latest_export ?? undefined;
  const isPro = session.status === 'signed_in' && tierOf(session.user.plan) === 'pro';
  const mayBuy = session.status === 'signed_in' && canBuy(session.user.age_band);

  return (
    <>
      <ExportData
        newest={loaded({ ...privacy, data: privacy.data?.latest_export })}
        downloadHref={latest && archiveUrl(latest)}
        start={actionState(start)}
        onStart={() => start.mutate()}
        cancel={actionState(cancel)}
        onCancel={(job) => cancel.mutate(job)}
      />
      {(isPro || mayBuy) && <HistoryReport hrefs={isPro ? HISTORY_REPORT_URLS : undefined} />}
      <DeleteAccount
        counts={privacy.data?.counts}
        hasPasswords={hasPasswords}
        deletion={formState(deletion, ['current_password'])}
        // A running fetch would be older than the export.
        onTakeData={privacy.data?.latest_export === null ? () => start.mutate() : undefined}
        onDelete={(confirmed) =>
          deletion.mutate(confirmed, {
            onSuccess: (receipt) => navigate('/account-erased', { replace: true, state: receipt }),
          })
        }
      />
      <FreshSignInDialog signIn={signIn} />
    </>
  );
}
