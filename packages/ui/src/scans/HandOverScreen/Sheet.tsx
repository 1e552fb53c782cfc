import type { HandOverView, TrendScan, TrendsView } from '@daylit/contract';
import type { Elements } from '../../lib/elements.ts';
import { Mark } from '../../art/Mark/Mark.tsx';
import { Thumbnail } from '../../art/Thumbnail/Thumbnail.tsx';
import { formatDate, formatShortDay } from '../../lib/format-date.ts';
import { changeWords as trendWords } from '../ChangeCard/change-card-words.ts';
import { leftOutWords, photosWords, readerWords } from './hand-over-words.ts';
import { ProductTable } from './ProductTable.tsx';
import styles from './Sheet.module.css';
import { SignTable } from './SignTable.tsx';

export interface SheetProps {
  handOver: HandOverView;
  /** By the number of the scan; empty for none. */
  thumbnailUrls: Readonly<Record<number, string>>;
  printedAt: string;
  /** In the person's own words; empty leaves lines to write on. */
  question: string;
  /** Empty leaves the part out. */
  reactions: string;
  hasProducts: boolean;
  isWordsOnly: boolean;
}

const THUMBNAILS = 3;
/** More are on a second page, so that the first holds everything else. */
const MOST_PRODUCTS = 6;

/** The most urgent first. */
const NOT_TO_WAIT = [
  ['Swollen face or trouble breathing', 'the emergency number, now.'],
  ['A spreading rash with fever', 'a doctor today.'],
  ['Sore or red eyes', 'an eye doctor.'],
  ['A spot that changes, bleeds, itches or looks unlike the others', 'a dermatologist, soon.'],
] as const;

/** The sheet of paper: white in either theme, and without a name, which is written by hand. */
export function Sheet(props: SheetProps) {
  const { handOver, thumbnailUrls, printedAt, question, reactions, hasProducts, isWordsOnly } = props;
  const { trends, products, photos_sent_to } = handOver;
  const photos = trends.scans
    .filter(({ checkin_id }) => thumbnailUrls[checkin_id] !== undefined)
    .slice(-THUMBNAILS)
    .toReversed();
  const leftOut = leftOutWords(trends.scans);
  const said = trendWords(trends, isWordsOnly);
  const more = products.slice(MOST_PRODUCTS);
  return (
    // Paper is light in either theme.
    <article aria-labelledby="sheet" data-theme="light" className={styles.Sheet}>
      <header className={styles.Top}>
        <div>
          <h2 id="sheet" className={styles.Title}>
            Skin notes for a visit
          </h2>
          <p className={styles.Small}>{`Printed ${formatDate(printedAt)}. ${photosWords(trends.scans)}`}</p>
        </div>
        <Mark className={styles.Mark} />
      </header>
      <Blank />
      <WhenNotToWait />
      <Part title="What I would like to ask">
        {question.trim() === '' ? <Lines /> : <p className={styles.Words}>{question}</p>}
      </Part>
      <Part title="What changed">
        {said && (
          <p>
            <strong>{`${said.title}.`}</strong> <span>{said.text}</span>
          </p>
        )}
        {leftOut !== undefined && <p className={styles.Small}>{leftOut}</p>}
        <Changes {...{ photos, trends, thumbnailUrls, isWordsOnly }} />
      </Part>
      {hasProducts && (
        <Part title="Products in use">
          {products.length === 0 ? (
            <>
              <p className={styles.Small}>No routine is confirmed in the app. Add what is used:</p>
              <Lines />
            </>
          ) : (
            <>
              <ProductTable label="Products in use" products={products.slice(0, MOST_PRODUCTS)} />
              {more.length > 0 && <p className={styles.Small}>{`and ${more.length} more on page 2`}</p>}
            </>
          )}
        </Part>
      )}
      {reactions.trim() !== '' && (
        <Part title="Reactions I noted">
          <p className={styles.Words}>{reactions}</p>
        </Part>
      )}
      <p className={styles.Method}>
        {`${readerWords(photos_sent_to)} It describes how skin looks in photos${isWordsOnly ? '' : ', from 0 (not seen) to 5 (strong). A range is what another photo of the same day would most likely show'}. It is not a diagnosis.`}
      </p>
      {hasProducts && more.length > 0 && (
        <div className={styles.SecondPage}>
          <Part title="More products in use">
            <ProductTable label="More products in use" products={more} />
          </Part>
        </div>
      )}
    </article>
  );
}

interface ChangesProps extends Pick<SheetProps, 'thumbnailUrls' | 'isWordsOnly'> {
  photos: readonly TrendScan[];
  trends: TrendsView;
}

/** The photos beside the ranges. */
function Changes({ photos, trends, thumbnailUrls, isWordsOnly }: ChangesProps) {
  return (
    <div className={styles.Changes}>
      {photos.length > 0 && (
        <div className={styles.Photos}>
          {photos.map(({ checkin_id, created_at }) => (
            <figure key={checkin_id}>
              <Thumbnail
                src={thumbnailUrls[checkin_id] ?? null}
                alt={`Scan from ${formatDate(created_at)}`}
                className={styles.Photo}
              />
              <figcaption className={styles.Small}>{formatShortDay(created_at)}</figcaption>
            </figure>
          ))}
        </div>
      )}
      <SignTable trends={trends} isWordsOnly={isWordsOnly} />
    </div>
  );
}

/** First and framed, for a reader who sees only the top of the sheet. */
function WhenNotToWait() {
  return (
    <section className={styles.Urgent}>
      <h3 className={styles.UrgentTitle}>When not to wait</h3>
      <ul className={styles.UrgentList}>
        {NOT_TO_WAIT.map(([when, what]) => (
          <li key={when}>
            <strong>{`${when}:`}</strong> <span>{what}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Filled in by hand: the product prints no name. */
function Blank() {
  return (
    <p className={styles.Blank}>
      <span>
        Name <span aria-hidden="true" className={styles.Line} />
      </span>
      <span>
        Born <span aria-hidden="true" className={styles.ShortLine} />
      </span>
    </p>
  );
}

function Part({ title, children }: { title: string; children: Elements }) {
  return (
    <section className={styles.Part}>
      <h3 className={styles.PartTitle}>{title}</h3>
      {children}
    </section>
  );
}

/** Two lines to write on. */
function Lines() {
  return (
    <div aria-hidden="true" className={styles.Lines}>
      <span />
      <span />
    </div>
  );
}
