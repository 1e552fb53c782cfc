import type { ScanComparisonView, TrendsView } from '@daylit/contract';
import { signRun } from '../../art/RunChart/sign-run.ts';
import { startsBetween } from '../../lib/starts-between.ts';
import { countedNames } from '../../lib/counted-names.ts';
import { inText } from '../../lib/trend-words.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { ProductStarts } from '../ProductStarts/ProductStarts.tsx';
import styles from './Comparison.module.css';
import { Conditions } from './Conditions.tsx';
import { signWords } from './pair-words.ts';
import type { SeenSign } from './scan-choice.ts';
import { SignRow } from './SignRow.tsx';

interface ComparisonProps {
  comparison: ScanComparisonView;
  /** The runs of the signs; undefined while they are loaded. */
  trends: TrendsView | undefined;
  seen: Record<'earlier' | 'later', readonly SeenSign[]>;
  isWordsOnly: boolean;
}

/** The changed signs as rows; those about the same, and why the photos can be compared, folded. */
export function Comparison({ comparison, trends, seen, isWordsOnly }: ComparisonProps) {
  const { result, checks, signs, earlier, later } = comparison;
  const starts = startsBetween(trends?.products_started, [earlier, later]);
  const isComparable = result !== 'not_comparable';
  const told = signs.map((sign) => ({ sign, said: signWords(sign) }));
  const isChanged = ({ said }: (typeof told)[number]) => said.change === 'calmer' || said.change === 'more';
  const changed = isComparable ? told.filter(isChanged) : [];
  const same = isComparable ? told.filter(({ said }) => said.change === 'same') : [];
  const others = told.filter((each) => !changed.includes(each) && !same.includes(each));
  const row = ({ sign, said }: (typeof told)[number], index: number) => {
    const measure = trends?.measures.find((each) => each.sign === sign.sign);
    const places = [...seen.later, ...seen.earlier].find((each) => each.sign === sign.sign);
    return (
      <SignRow
        key={sign.sign}
        sign={sign}
        said={isComparable ? said : undefined}
        place={places?.location_observed ?? undefined}
        run={measure && trends ? signRun(measure, trends.scans) : []}
        started={starts}
        hasScale={index === 0}
        isWordsOnly={isWordsOnly}
      />
    );
  };
  const failing = checks.filter(({ verdict }) => verdict !== 'alike');
  return (
    <Card padding="none" aria-labelledby="changed" className={styles.Comparison}>
      <h2 id="changed" className={styles.Title}>
        {isComparable ? 'What changed' : 'What differs'}
      </h2>
      {changed.length > 0 && <ul>{changed.map(row)}</ul>}
      {isComparable && changed.length === 0 && (
        <p className={styles.None}>No sign differs by more than your photos usually do.</p>
      )}
      {same.length > 0 && (
        <Fold summary={<Summary title={`${counted(same.length)} about the same`} words={namesOf(same)} />}>
          <ul>{same.map(row)}</ul>
        </Fold>
      )}
      <ProductStarts starts={starts} />
      <Fold
        open={!isComparable}
        summary={
          <Summary
            title={isComparable ? 'Why these two can be compared' : 'Why they can’t be compared'}
            words={failing.length === 0 ? alikeWords(checks) : failingWords(failing)}
          />
        }
      >
        <Conditions {...comparison} />
      </Fold>
      {others.length > 0 && (
        <Fold
          summary={
            <Summary
              title={
                isComparable
                  ? `${counted(others.length)} that one photo can’t tell`
                  : `${counted(others.length)}, each photo on its own`
              }
              words={isComparable ? namesOf(others) : 'Ranges only, no change is named'}
            />
          }
        >
          <ul>{others.map(row)}</ul>
        </Fold>
      )}
    </Card>
  );
}

function Summary({ title, words }: { title: string; words: string }) {
  return (
    <>
      <span>{title}</span>
      <small className={styles.Small}>{words}</small>
    </>
  );
}

function counted(signs: number): string {
  return signs === 1 ? '1 sign' : `${signs} signs`;
}

function namesOf(rows: readonly { sign: { concern_name: string } }[]): string {
  return countedNames(rows.map(({ sign }) => sign.concern_name));
}

const LIST = new Intl.ListFormat('en-GB');

function alikeWords(checks: ScanComparisonView['checks']): string {
  const [first = '', ...rest] = checks.slice(0, 3).map(({ name }) => name);
  return `${LIST.format([first, ...rest.map(inText)])} are alike`;
}

function failingWords(checks: ScanComparisonView['checks']): string {
  const [first = '', ...rest] = checks.map(({ name }) => name);
  return `Different: ${LIST.format([inText(first), ...rest.map(inText)])}`;
}
