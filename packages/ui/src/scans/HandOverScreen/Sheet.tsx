import type { HandOverView } from '@daylit/contract';
import type { Elements } from '../../lib/elements.ts';
import { Mark } from '../../art/Mark/Mark.tsx';
import { Thumbnail } from '../../art/Thumbnail/Thumbnail.tsx';
import { formatDate, formatShortDay } from '../../lib/format-date.ts';
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

/** The sheet of paper: white in either theme, and without a name, which is written by hand. */
export function Sheet(props: SheetProps) {
  const { handOver, thumbnailUrls, printedAt, question, reactions, hasProducts, isWordsOnly } = props;
  const { trends, products, photos_sent_to } = handOver;
  const photos = trends.scans
    .filter(({ checkin_id }) => thumbnailUrls[checkin_id] !== undefined)
    .slice(-THUMBNAILS)
    .toReversed();
  const leftOut = leftOutWords(trends.scans);
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
      <p className={styles.Note}>
        {`${readerWords(photos_sent_to)} It describes how skin looks in photos${isWordsOnly ? '' : ', from 0 (not seen) to 5 (strong)'}, with the range two photos can differ by. It is not a diagnosis.`}
      </p>
      <Part title="What I would like to ask">
        {question.trim() === '' ? <Lines /> : <p className={styles.Words}>{question}</p>}
      </Part>
      <Part title="Scans">
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
        {leftOut !== undefined && <p className={styles.Small}>{leftOut}</p>}
      </Part>
      {hasProducts && (
        <Part title="Products in use">
          {products.length === 0 ? (
            <>
              <p className={styles.Small}>No routine is confirmed in the app. Add what is used:</p>
              <Lines />
            </>
          ) : (
            <ProductTable products={products} />
          )}
        </Part>
      )}
      {reactions.trim() !== '' && (
        <Part title="Reactions I noted">
          <p className={styles.Words}>{reactions}</p>
        </Part>
      )}
      <Part title="When not to wait">
        <p>
          A spot that changes, bleeds, itches or looks unlike the others: a dermatologist, soon. Swollen face
          or trouble breathing: the emergency number, now. A spreading rash with fever: a doctor today. Sore
          or red eyes: an eye doctor.
        </p>
      </Part>
    </article>
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
