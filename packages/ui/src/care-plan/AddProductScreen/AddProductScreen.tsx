import {
  type ConfirmedGroupView,
  INGREDIENT_TEXT_LIMITS,
  PRODUCT_CONFIRMATION_LIMITS,
  type ProductConfirmation,
  type StepKey,
} from '@daylit/contract';
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
  /** State of adding the product. After success the care plan replaces this page. */
  adding: ActionState;
  /** Below the list: the ingredients that were recognized in it so far. */
  recognized?: Elements;
  /** Receives the ingredient list at each change. */
  onListChange: (ingredient_text: string) => void;
  /** Receives the member's own product, with its place. */
  onSubmit: (confirmation: ProductConfirmation) => void;
}

/**
 * Adds a product that the catalogue does not have, with its ingredient list as printed on the pack.
 *
 * **Do** return to the care plan when it is added: the check there shows its warnings. **Don't** call it
 * safe.
 */
export function AddProductScreen(props: AddProductScreenProps) {
  const { confirmed_care_plan, adding, recognized, onListChange, onSubmit } = props;
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
