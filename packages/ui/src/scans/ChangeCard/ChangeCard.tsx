import type { Allowance, TrendScan, TrendsView } from '@daylit/contract';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Camera from 'lucide-react/icons/camera';
import CircleHelp from 'lucide-react/icons/circle-help';
import Columns2 from 'lucide-react/icons/columns-2';
import { RunChart } from '../../art/RunChart/RunChart.tsx';
import { signRun } from '../../art/RunChart/sign-run.ts';
import { compareWords } from '../../lib/compare-words.ts';
import { formatDay } from '../../lib/format-date.ts';
import { nextSensibleScan } from '../../lib/next-sensible-scan.ts';
import { trendLevels } from '../../lib/trend-words.ts';
import { Verdict } from '../../parts/Verdict/Verdict.tsx';
import { startsBetween } from '../../lib/starts-between.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { ProductStarts } from '../ProductStarts/ProductStarts.tsx';
import { changeWords, lostScan, whySince } from './change-card-words.ts';
import styles from './ChangeCard.module.css';

export interface ChangeCardProps {
  trends: TrendsView;
  /** Replaces numbers about skin by words. Default false. */
  isWordsOnly?: boolean;
  /** The scans of the plan; undefined while that is not known. */
  allowance?: Allowance | undefined;
  /** When the member looks. */
  now: Date;
  /** Saves the day of this moment, ISO 8601, for a calendar. */
  onRemind: (moment: string) => void;
}

/** What changed over all scans, in one sentence, with its chart and one way on. */
export function ChangeCard({ trends, isWordsOnly = false, allowance, now, onRemind }: ChangeCardProps) {
  const said = changeWords(trends, isWordsOnly);
  if (!said) return null;
  const { lead, ...verdict } = said;
  const { scans } = trends;
  const run = signRun(lead, scans, isWordsOnly);
  const compared = run.filter(({ kind }) => kind === 'compared');
  const last = scans.at(-1);
  const isEarly = verdict.kind === 'too_few' && last !== undefined;
  const nextAt = isEarly ? nextSensibleScan(last.created_at, allowance) : undefined;
  return (
    <Card padding="none" aria-labelledby="change">
      <div className={styles.ChangeCard}>
        <Verdict {...verdict} id="change" />
        {run.length > 0 && (
          <RunChart
            name={lead.concern_name}
            scans={run}
            levels={isWordsOnly ? undefined : trendLevels(lead.trend)}
            nextAt={nextAt}
            started={trends.products_started}
            isWordsOnly={isWordsOnly}
          />
        )}
        <div className={styles.Ways}>
          {lostScan(scans) ? (
            <TakeAgain allowance={allowance} />
          ) : (
            <>
              {nextAt !== undefined && <NextPhoto at={nextAt} now={now} onRemind={onRemind} />}
              <CompareLink scans={scans} days={[compared[0]?.created_at, compared.at(-1)?.created_at]} />
              <ProductStarts starts={startsBetween(trends.products_started, run)} />
              <Why words={whySince(scans, compared[0]?.created_at)} start={compared[0]?.created_at} />
            </>
          )}
        </div>
      </div>
    </Card>
  );
}

interface NextPhotoProps extends Pick<ChangeCardProps, 'now' | 'onRemind'> {
  /** ISO 8601. */
  at: string;
}

/** On its day the photo is taken. Before it, the day is remembered. */
function NextPhoto({ at, now, onRemind }: NextPhotoProps) {
  const isDue = Date.parse(at) <= now.getTime();
  return (
    <>
      {isDue ? (
        <ButtonLink href="/upload" icon={<Camera size={19} />}>
          Take your next photo
        </ButtonLink>
      ) : (
        <Button icon={<CalendarPlus size={19} />} onClick={() => onRemind(at)}>
          {`Remind me on ${formatDay(at)}`}
        </Button>
      )}
      <p className={styles.Hint}>
        {isDue
          ? 'At the same window, by day.'
          : 'Saves that day for your calendar. At the same window, by day.'}
      </p>
    </>
  );
}

function TakeAgain({ allowance }: Pick<ChangeCardProps, 'allowance'>) {
  const scansLeft = allowance && allowance.limit - allowance.used;
  if (scansLeft !== undefined && scansLeft <= 0) return null;
  return (
    <>
      <ButtonLink href="/upload" icon={<Camera size={19} />}>
        Take it again
      </ButtonLink>
      <p className={styles.Hint}>
        {`Face the window, lamp off.${scansLeft === undefined ? '' : ` It uses one of the ${scansLeft} scans you have left.`}`.replace(
          'one of the 1 scans',
          'the one scan',
        )}
      </p>
    </>
  );
}

interface CompareLinkProps {
  scans: readonly TrendScan[];
  /** Of the first and the last compared scan. */
  days: readonly (string | undefined)[];
}

function CompareLink({ scans, days }: CompareLinkProps) {
  const [first, last] = days.map((day) => scans.find(({ created_at }) => created_at === day));
  if (!first || !last || first === last) return null;
  return (
    <ButtonLink
      href={`/timeline/compare?a=${first.checkin_id}&b=${last.checkin_id}`}
      variant="outline"
      icon={<Columns2 size={19} />}
    >
      {compareWords(first.created_at, last.created_at)}
    </ButtonLink>
  );
}

function Why({ words, start }: { words: string | undefined; start: string | undefined }) {
  if (words === undefined || start === undefined) return null;
  return (
    <details>
      <summary className={styles.Question}>
        <CircleHelp size={18} />
        <span>{`Why from ${formatDay(start)} on?`}</span>
      </summary>
      <p className={styles.Answer}>{words}</p>
    </details>
  );
}
