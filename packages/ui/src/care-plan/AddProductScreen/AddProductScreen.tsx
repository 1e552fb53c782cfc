import {
  type ConfirmedDaypart,
  INGREDIENT_TEXT_LIMITS,
  PRODUCT_CONFIRMATION_LIMITS,
  type ProductConfirmation,
  ROUTINE_STEPS,
  STEP_KEY_VALUES,
  type StepKey,
} from '@daylit/contract';
import { type ReactNode, useState } from 'react';
import { keyWords } from '../../lib/key-words.ts';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { useForm } from '../../lib/use-form.ts';
import { textOf } from '../../lib/use-form-errors.ts';
import { DAYPARTS } from '../../parts/StepGroup/dayparts.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { addProductErrors } from './add-product-errors.ts';
import styles from './AddProductScreen.module.css';

export interface AddProductScreenProps {
  /** State of adding the product. After success the care plan replaces this page. */
  adding: ActionState;
  /** Below the list: what was recognized in it so far. */
  recognized?: ReactNode;
  /** Receives the ingredient list at each change. */
  onListChange: (ingredient_text: string) => void;
  /** Receives the product of the member's own, with its place. */
  onSubmit: (confirmation: ProductConfirmation) => void;
}

/**
 * Adds a product that the catalogue does not have, with its ingredient list as it stands on the pack.
 *
 * **Do** go back to the care plan when it is added: the check says there what to look at. **Don't** call it
 * safe.
 */
export function AddProductScreen(props: AddProductScreenProps) {
  const { adding, recognized, onListChange, onSubmit } = props;
  const [step, setStep] = useState<StepKey>('cleanser');
  const { errors, formProps } = useForm(addProductErrors, (entered) => onSubmit(readForm(entered)));
  const failure = failureOf(adding, 'This product could not be added. Please try again.');
  return (
    <Page title="Add your own product" parent={{ href: '/care-plan', title: 'Care Plan' }}>
      <Card>
        <form {...formProps} className={styles.Form}>
          <TextField
            label="Name"
            name="name"
            required
            maxLength={PRODUCT_CONFIRMATION_LIMITS.product.name.maxLength}
            error={errors.name}
          />
          <SelectField
            label="Step"
            name="step"
            value={step}
            options={STEP_KEY_VALUES.map((value) => ({ value, label: keyWords(value) }))}
            onChange={({ target }) => setStep(STEP_KEY_VALUES.find((key) => key === target.value) ?? step)}
          />
          <SelectField
            key={step}
            label="When"
            name="daypart"
            options={daypartsOf(step).map((value) => ({ value, label: DAYPARTS[value].title }))}
          />
          <div className={styles.List}>
            <TextArea
              label="Ingredient list"
              name="ingredient_text"
              optional
              rows={6}
              maxLength={INGREDIENT_TEXT_LIMITS.maxLength}
              hint="Paste it from the pack or the shop. Without it the routine check cannot read this product."
              onChange={({ target }) => onListChange(target.value)}
            />
            {recognized}
          </div>
          <TextField
            label="Price in dollars"
            name="price"
            type="text"
            inputMode="decimal"
            optional
            error={errors.price}
          />
          <TextField
            label="Address of its page"
            name="product_url"
            type="url"
            optional
            maxLength={PRODUCT_CONFIRMATION_LIMITS.product.product_url.maxLength}
            error={errors.product_url}
          />
          <Failure>{failure}</Failure>
          <div className={styles.Actions}>
            <ButtonLink href="/care-plan" variant="tonal">
              Cancel
            </ButtonLink>
            <Button type="submit" width="full" busy={adding.state === 'busy'}>
              Add to plan
            </Button>
          </div>
          <p className={styles.Note}>Only you see this product.</p>
        </form>
      </Card>
      <Notice className={styles.Warning}>
        A pasted list is only as good as its copy. Never rely on it for an allergy: read the pack.
      </Notice>
    </Page>
  );
}

/** The parts of a routine that have this step, and the one for everything else. */
function daypartsOf(step: StepKey): ConfirmedDaypart[] {
  const fixed = (['morning', 'night', 'weekly'] as const).filter((daypart) =>
    ROUTINE_STEPS[daypart].some((key) => key === step),
  );
  return [...fixed, 'additional'];
}

function readForm(entered: FormData): ProductConfirmation {
  const price = textOf(entered, 'price');
  const product_url = textOf(entered, 'product_url');
  const ingredient_text = textOf(entered, 'ingredient_text');
  const step = textOf(entered, 'step');
  return {
    step,
    daypart: daypartsOf(step as StepKey).find((one) => one === textOf(entered, 'daypart')) ?? 'additional',
    product: {
      name: textOf(entered, 'name'),
      suggested_category: step,
      is_custom: true,
      ...(price !== '' && { price: Number(price.replace(',', '.')) }),
      ...(product_url !== '' && { product_url }),
      ...(ingredient_text !== '' && { ingredient_text }),
    },
  };
}
