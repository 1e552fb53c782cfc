import type { IngredientRole, LabelStatus, ListedIngredient } from '@daylit/contract';
import { Fragment } from 'react';
import { inciWords } from '../../lib/inci-words.ts';
import { keyWords } from '../../lib/key-words.ts';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import styles from './IngredientList.module.css';

export interface IngredientListProps {
  /** In the order of the label. */
  ingredients: readonly ListedIngredient[];
  /**
   * Place in the list, from 1, from which an ingredient is usually 1 % or less; null when nothing shows it.
   */
  small_amounts_from: number | null;
  /** The source of the list. */
  label_status: LabelStatus;
}

const SAID_BY = {
  verified: 'As its maker lists them.',
  reported: 'Copied by other people, not checked on the pack.',
  missing: 'There is no ingredient list that can be read.',
} as const satisfies Record<LabelStatus, string>;

/** Maximum number of classes shown at one ingredient. */
const MAX_TAGS = 2;

const VARIANTS = { helps: 'brand', mind: 'neutral', avoided: 'warning' } as const satisfies Record<
  IngredientRole,
  string
>;

/**
 * The ingredients of a product: the important ones in one sentence, then all of them in the order of the
 * label.
 */
export function IngredientList({ ingredients, small_amounts_from, label_status }: IngredientListProps) {
  const count = ingredients.length;
  return (
    <SectionCard title="Ingredients" aside={count > 0 && count}>
      <p className={styles.Words}>{SAID_BY[label_status]}</p>
      {count > 0 && (
        <>
          <p className={styles.Words}>{summaryOf(ingredients)}</p>
          <Fold open summary="All of them, in the order of the label">
            <ol className={styles.List}>
              {ingredients.map((ingredient, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- A label may name one twice.
                <Fragment key={`${at} ${ingredient.name}`}>
                  {at + 1 === small_amounts_from && (
                    <li className={styles.Line}>
                      <span>below: usually 1% or less</span>
                    </li>
                  )}
                  <Row place={at + 1} ingredient={ingredient} />
                </Fragment>
              ))}
            </ol>
          </Fold>
        </>
      )}
    </SectionCard>
  );
}

function Row({ place, ingredient }: { place: number; ingredient: ListedIngredient }) {
  const { name, percent, is_known, is_avoided, classes } = ingredient;
  return (
    <li className={styles.Row}>
      <span className={styles.Place}>{place}</span>
      <span className={styles.Name} data-known={is_known}>
        <span>{`${inciWords(name)}${percent !== null ? ` ${percent}%` : ''}`}</span>
        {!is_known && <span className={styles.Unknown}> not recognized</span>}
      </span>
      <span className={styles.Tags}>
        {is_avoided && <Tag variant="warning">You avoid it</Tag>}
        {!is_avoided &&
          classes.slice(0, MAX_TAGS).map(({ key, label, role }) => (
            <Tag key={key} variant={VARIANTS[role]}>
              {keyWords(label)}
            </Tag>
          ))}
      </span>
    </li>
  );
}

function summaryOf(ingredients: readonly ListedIngredient[]): string {
  const helping = ingredients.filter(({ classes }) => classes.some(({ role }) => role === 'helps')).length;
  const avoided = ingredients.filter(
    ({ classes, is_avoided }) => is_avoided || classes.some(({ role }) => role === 'avoided'),
  ).length;
  const unknown = ingredients.filter(({ is_known }) => !is_known).length;
  const parts = [
    `${helping} of ${ingredients.length} do something for skin`,
    avoided > 0 && `${avoided} ${avoided === 1 ? 'is' : 'are'} to be left out by you`,
    unknown > 0 && `${unknown} we do not recognize`,
  ].filter((part) => part !== false);
  return `${parts.join('; ')}.`;
}
