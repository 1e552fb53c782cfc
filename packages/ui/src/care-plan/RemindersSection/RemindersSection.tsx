import type { MailReminder, Reminders } from '@daylit/contract';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type ActionState, failureOf, type Loaded } from '../../lib/states.ts';
import { formatDay } from '../../lib/format-date.ts';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { ToggleSwitch } from '../../primitives/ToggleSwitch/ToggleSwitch.tsx';
import styles from './RemindersSection.module.css';

export interface RemindersSectionProps {
  /** The settings of reminders. */
  reminders: Loaded<Reminders>;
  /** State of the newest change. */
  saving: ActionState;
  /** The calendar's address, right after it was created; null later, because only its hash is stored. */
  address: string | null;
  /** Turns the mail on or off, or changes its time. The browser gives the time zone. */
  onMailChange: (mail: Pick<MailReminder, 'is_on' | 'time'>) => void;
  /** Creates an address, or a new one that revokes the old one; or revokes it. */
  onCalendarChange: (isOn: boolean) => void;
  /** Copies the address. */
  onCopy: (address: string) => void;
  /** Downloads the calendar as a file. */
  onDownload: () => void;
  /** Loads the reminders again. */
  onRetry: () => void;
}

/**
 * Reminders of the evening: by mail, and in the member's own calendar by an address that can be revoked.
 *
 * **Do** pass the address only right after it was created. **Don't** store it: anybody who has it can read
 * the calendar.
 */
export function RemindersSection({ reminders, onRetry, ...rest }: RemindersSectionProps) {
  if (reminders.state === 'waiting') return <Skeleton height="56px" />;
  if (reminders.state === 'failed') {
    return <LoadProblem title="Reminders could not be loaded." detail={reminders.detail} onRetry={onRetry} />;
  }
  return <Settings reminders={reminders.value} {...rest} />;
}

type SettingsProps = Omit<RemindersSectionProps, 'reminders' | 'onRetry'> & { reminders: Reminders };

function Settings({ reminders, saving, address, ...on }: SettingsProps) {
  const { mail, mail_returned_since, calendar_since } = reminders;
  const failure = failureOf(saving, 'This could not be saved. Please try again.');
  const isBusy = saving.state === 'busy';
  return (
    <Fold id="reminders" summary="Reminders" line={lineOf(reminders)}>
      <Failure>{failure}</Failure>
      {mail_returned_since !== null && (
        <Notice>
          <span>{`Mails to your address have come back since ${formatDay(mail_returned_since)}, so none is sent in the evening.`}</span>{' '}
          <Link href="/account">Check your address</Link>
        </Notice>
      )}
      <ToggleSwitch
        label="By mail, each evening"
        description="Only on nights with more than two steps."
        checked={mail.is_on}
        busy={isBusy}
        onCheckedChange={(is_on) => on.onMailChange({ is_on, time: mail.time })}
      />
      {mail.is_on && (
        <TextField
          label="At"
          type="text"
          inputMode="numeric"
          key={mail.time}
          defaultValue={mail.time}
          pattern="([01]\d|2[0-3]):[0-5]\d"
          maxLength={5}
          hint="By the clock of this device, for example 21:30."
          onBlur={({ currentTarget }) => {
            const { value: time, validity } = currentTarget;
            if (validity.valid && time !== '' && time !== mail.time) on.onMailChange({ is_on: true, time });
          }}
        />
      )}
      <ToggleSwitch
        label="In my calendar"
        description="Your evenings and the scans of a product trial. Anyone who has the address can read both, nothing else."
        checked={calendar_since !== null}
        busy={isBusy}
        onCheckedChange={on.onCalendarChange}
      />
      {address !== null && (
        <div className={styles.Address}>
          <code className={styles.Code}>{address}</code>
          <Button variant="tonal" size="small" icon={<Copy size={18} />} onClick={() => on.onCopy(address)}>
            Copy
          </Button>
        </div>
      )}
      {calendar_since !== null && (
        <p className={styles.Note}>
          {address === null
            ? 'The address was shown when it was made. Lost it? Make a new one.'
            : 'It is shown this once. Copy it into your calendar now.'}
        </p>
      )}
      <div className={styles.Actions}>
        <Button variant="quiet" size="small" icon={<Download size={18} />} onClick={on.onDownload}>
          Download calendar file
        </Button>
        {calendar_since !== null && (
          <Button
            variant="quiet"
            size="small"
            icon={<RefreshCw size={18} />}
            busy={isBusy}
            onClick={() => on.onCalendarChange(true)}
          >
            New address, end the old one
          </Button>
        )}
      </div>
    </Fold>
  );
}

/** How the reminders stand, without opening them. */
function lineOf({ mail, mail_returned_since, calendar_since }: Reminders): string {
  if (mail.is_on && mail_returned_since !== null) return 'Mails to your address come back';
  if (mail.is_on) return `By mail at ${mail.time}, on nights with more than two steps`;
  return calendar_since === null ? 'Off' : 'In your calendar';
}
