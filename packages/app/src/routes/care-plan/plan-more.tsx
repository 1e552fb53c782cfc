import { CheckedFold, ProductTrialFold, RemindersSection } from '@daylit/ui';
import {
  downloadCalendar,
  useCalendarAddress,
  useMailReminder,
  useReminders,
} from '../../data/care-plan/reminders.ts';
import { useRoutineCheck } from '../../data/care-plan/routine.ts';
import { useProductTrial } from '../../data/product-trials.ts';
import { useToast } from '../../lib/toast.ts';
import { actionState, loaded } from '../states.ts';

/** The check of a confirmed routine where nothing is to be said, its reminders, and the product trial. */
export function PlanMore({ isUsed }: { isUsed: boolean }) {
  const { data: productTrial } = useProductTrial();
  return (
    <>
      {isUsed && <PlanChecked />}
      {isUsed && <PlanReminders />}
      {productTrial !== undefined && <ProductTrialFold productTrial={productTrial} />}
    </>
  );
}

function PlanChecked() {
  return <CheckedFold check={loaded(useRoutineCheck())} />;
}

function PlanReminders() {
  const reminders = useReminders();
  const mail = useMailReminder();
  const calendar = useCalendarAddress();
  const showToast = useToast();
  const copy = (address: string) =>
    navigator.clipboard.writeText(address).then(
      () => showToast({ text: 'Copied.' }),
      () => showToast({ text: 'Please select the address and copy it.' }),
    );
  return (
    <RemindersSection
      reminders={loaded(reminders)}
      saving={actionState(calendar.isIdle ? mail : calendar)}
      address={calendar.data ?? null}
      onMailChange={(change) => {
        calendar.reset();
        mail.mutate(change);
      }}
      onCalendarChange={(isOn) => calendar.mutate(isOn)}
      onCopy={(address) => void copy(address)}
      onDownload={() =>
        void downloadCalendar().catch(() => showToast({ text: 'The calendar could not be downloaded.' }))
      }
      onRetry={() => void reminders.refetch()}
    />
  );
}
