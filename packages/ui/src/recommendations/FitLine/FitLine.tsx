import { MINOR_AGE_BANDS, type Preferences, type ProfileView } from '@daylit/contract';
import { keyWords } from '../../lib/key-words.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import styles from './FitLine.module.css';

export type FitLineProps = Pick<ProfileView, 'skin_type' | 'preferences'>;

const LIST = new Intl.ListFormat('en-GB');

/** A price only orders the products: a dearer one is shown after those that the member named. */
const BUDGET_WORDS = { low: 'Up to $15 first', medium: 'Up to $35 first', high: undefined } as const;

/** How many ingredients are named; the others are counted. */
const MOST_NAMED = 3;

/**
 * What products are chosen by for this person, what is left out, and the way to change it.
 *
 * **Do** outline what is left out. **Don't** say what does not change the choice.
 */
export function FitLine({ skin_type, preferences }: FitLineProps) {
  const { fragrance_free, budget } = preferences;
  const kept = [
    skin_type === null ? undefined : `${keyWords(skin_type)} skin`,
    fragrance_free === true ? 'Fragrance-free' : undefined,
    budget && BUDGET_WORDS[budget],
  ].filter((words) => words !== undefined);
  const left = leftOut(preferences);
  return (
    <div className={styles.FitLine}>
      <ul aria-label="What fits you" className={styles.List}>
        {kept.map((words) => (
          <li key={words}>
            <Tag variant="brand">{words}</Tag>
          </li>
        ))}
        {left.length > 0 && (
          <li>
            <Tag variant="outline">{`Without ${LIST.format(left)}`}</Tag>
          </li>
        )}
      </ul>
      <Link href="/care-plan#preferences" variant="block">
        Change your preferences
      </Link>
    </div>
  );
}

/** Ingredients that no product here may have. An age or a pregnancy that nobody told is read with care. */
function leftOut({ age_band, pregnancy, avoid = [] }: Preferences): string[] {
  const isYoung = age_band === undefined || MINOR_AGE_BANDS.some((band) => band === age_band);
  const byRule = isYoung ? ['retinol', 'acids'] : pregnancy === 'no' ? [] : ['retinol'];
  const all = [...byRule, ...avoid.filter((term) => !byRule.includes(term.toLowerCase()))];
  if (all.length <= MOST_NAMED) return all;
  return [...all.slice(0, MOST_NAMED), `${all.length - MOST_NAMED} more`];
}
