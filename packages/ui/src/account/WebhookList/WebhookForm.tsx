import type { NewWebhook } from '@daylit/contract';
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

interface WebhookFormProps {
  adding: ActionState;
  onAdd: (wanted: NewWebhook) => void;
  onCancel: () => void;
}

/** Asks for an address, and what it is told. */
export function WebhookForm({ adding, onAdd, onCancel }: WebhookFormProps) {
  const isBusy = adding.state === 'busy';
  const { errors, formProps } = useForm<'url' | 'events'>(
    (entered) => ({
      url: /^https?:\/\/\S+$/.test(textOf(entered, 'url'))
        ? undefined
        : 'Please enter a whole address that begins with https://.',
      events: entered.has('events') ? undefined : 'Please choose what the address is told.',
    }),
    (entered) => {
      if (!isBusy) onAdd(wantedOf(entered));
    },
  );
  return (
    <form {...formProps} className={area.Form}>
      <TextField
        label="Address of the program"
        name="url"
        type="url"
        ref={takeFocus}
        maxLength={500}
        required
        autoComplete="off"
        error={errors.url}
      />
      <ChoiceGroup legend="What it is told" error={errors.events}>
        <ChoiceTile
          name="events"
          value="report.complete"
          label="Report complete"
          description="With the number of the scan."
          defaultChecked
        />
        <ChoiceTile
          name="events"
          value="plan.changed"
          label="Plan changed"
          description="When another plan counts."
        />
      </ChoiceGroup>
      <Failure>{failureOf(adding, 'No webhook was added. Please try again.')}</Failure>
      <div className={area.Actions}>
        <Button type="submit" busy={isBusy}>
          {isBusy ? 'Adding…' : 'Add the webhook'}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function wantedOf(entered: FormData): NewWebhook {
  const chosen = entered.getAll('events');
  const events = (['report.complete', 'plan.changed'] as const).filter((event) => chosen.includes(event));
  return { url: textOf(entered, 'url'), events };
}
