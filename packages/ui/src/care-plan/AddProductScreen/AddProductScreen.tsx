import {
  type ConfirmedGroupView,
  INGREDIENT_TEXT_LIMITS,
  PRODUCT_CONFIRMATION_LIMITS,
  type ProductConfirmation,
  type StepKey,
} from '@daylit/contract';
import { useState } from 'react';
import type { Elements } from '../../lib/elements.ts';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { useForm } from '../../lib/use-form.ts';
import { textOf } from '../../lib/use-form-errors.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { addProductErrors } from './add-product-errors.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { daypartsOf } from './places.ts';
import styles from './AddProductScreen.module.css';

export interface AddProductScreenProps {
  /** The current routine, to name the product that would be replaced. Empty until it is known. */
  confirmed_care_plan: readonly ConfirmedGroupView[];
  /**
   * State of adding the product. After success the care plan replaces this page. A failure at `despite`: an
   * answer leaves the product out, and the member may decide to use it anyway.
   */
  adding: ActionState<'despite'>;
  /** Below the list: the ingredients that were recognized in it so far. */
  recognized?: Elements;
  /** Receives the ingredient list at each change. */
  onListChange: (ingredient_text: string) => void;
  /** Receives the member's own product, with its place. */
  onSubmit: (confirmation: ProductConfirmation) => void;
}

const FAILED = 'This product could not be added. Please try again.';

/**
 * Adds a product that the catalogue does not have, with its ingredient list as printed on the pack.
 *
 * **Do** return to the care plan when it is added: the check there shows its warnings. **Don't** call it
 * safe.
 */
export function AddProductScreen(props: AddProductScreenProps) {
  const { confirmed_care_plan, adding, recognized, onListChange, onSubmit } = props;
  const [sent, setSent] = useState<ProductConfirmation>();
  const { errors, formProps } = useForm(addProductErrors, (entered) => {
    const confirmation = readForm(entered);
    setSent(confirmation);
    onSubmit(confirmation);
  });
  const mayDecide = adding.state === 'failed' && adding.at === 'despite' && sent !== undefined;
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
          <PlaceFields confirmed_care_plan={confirmed_care_plan} />
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
            label="Link to its page"
            name="product_url"
            type="url"
            optional
            maxLength={PRODUCT_CONFIRMATION_LIMITS.product.product_url.maxLength}
            error={errors.product_url}
          />
          <Failure>{failureOf(adding, FAILED) ?? failureOf(adding, FAILED, 'despite')}</Failure>
          {mayDecide && (
            // For what was refused: the fields may have changed since.
            <Button variant="outline" width="full" onClick={() => onSubmit({ ...sent, despite: true })}>
              Use it anyway
            </Button>
          )}
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
