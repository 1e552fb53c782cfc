import type { NewAccessToken } from '@daylit/contract';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { takeFocus } from '../../lib/take-focus.ts';
import { useForm } from '../../lib/use-form.ts';
import { textOf } from '../../lib/use-form-errors.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ChoiceGroup } from '../../primitives/ChoiceGroup/ChoiceGroup.tsx';
import { ChoiceTile } from '../../primitives/ChoiceTile/ChoiceTile.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import area from '../account.module.css';

interface AccessTokenFormProps {
  making: ActionState;
  onMake: (wanted: NewAccessToken) => void;
  onCancel: () => void;
}

const DAYS = [
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: 'A year' },
] as const;

/** Asks what a program is called, what it may do and how long. */
export function AccessTokenForm({ making, onMake, onCancel }: AccessTokenFormProps) {
  const isBusy = making.state === 'busy';
  const { errors, formProps } = useForm<'name' | 'scopes'>(
    (entered) => ({
      name: textOf(entered, 'name') === '' ? 'Please give the program a name.' : undefined,
      scopes: entered.has('scopes') ? undefined : 'Please choose what the program may do.',
    }),
    (entered) => {
      if (!isBusy) onMake(wantedOf(entered));
    },
  );
  return (
    <form {...formProps} className={area.Form}>
      <TextField
        label="Name of the program"
        name="name"
        ref={takeFocus}
        maxLength={60}
        required
        autoComplete="off"
        error={errors.name}
      />
      <ChoiceGroup legend="What it may do" error={errors.scopes}>
        <ChoiceTile
          name="scopes"
          value="read"
          label="Read"
          description="Scans, reports, pictures, routine and chat."
          defaultChecked
        />
        <ChoiceTile name="scopes" value="scan" label="Scan" description="Check photos and start scans." />
      </ChoiceGroup>
      <ChoiceGroup legend="How long" columns="pills">
        {DAYS.map(({ days, label }) => (
          <ChoiceTile
            key={days}
            shape="pill"
            type="radio"
            name="days"
            value={String(days)}
            label={label}
            defaultChecked={days === 90}
          />
        ))}
      </ChoiceGroup>
      <Failure>{failureOf(making, 'No token was made. Please try again.')}</Failure>
      <div className={area.Actions}>
        <Button type="submit" busy={isBusy}>
          {isBusy ? 'Making…' : 'Make the token'}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function wantedOf(entered: FormData): NewAccessToken {
  const scopes = (['read', 'scan'] as const).filter((scope) => entered.getAll('scopes').includes(scope));
  const days = DAYS.find((choice) => String(choice.days) === textOf(entered, 'days'))?.days ?? 30;
  return { name: textOf(entered, 'name'), scopes, days };
}
