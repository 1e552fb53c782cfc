import { ButtonLink, ProductTrialCard, RemindersSection } from '@daylit/ui';
import {
  downloadCalendar,
  useCalendarAddress,
  useMailReminder,
  useReminders,
} from '../../data/care-plan/reminders.ts';
import { useProductTrial } from '../../data/product-trials.ts';
import { useToast } from '../../lib/toast.ts';
import { actionState, loaded } from '../states.ts';

/** A member's own product, the product trial, and the reminders of a confirmed routine. */
export function PlanMore({ hasReminders }: { hasReminders: boolean }) {
  const { data: productTrial } = useProductTrial();
  return (
    <>
      <ButtonLink href="/care-plan/add" variant="outline">
        Add your own product
      </ButtonLink>
      {productTrial !== undefined && <ProductTrialCard productTrial={productTrial} />}
      {hasReminders && <PlanReminders />}
    </>
  );
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
