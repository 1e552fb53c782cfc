import type { HandOverView } from '@daylit/contract';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import type { Loaded } from '../../lib/states.ts';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { LoadingCard } from '../../parts/LoadingCard/LoadingCard.tsx';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { ToggleSwitch } from '../../primitives/ToggleSwitch/ToggleSwitch.tsx';
import styles from './HandOverScreen.module.css';
import { Sheet } from './Sheet.tsx';

export interface HandOverScreenProps {
  handOver: Loaded<HandOverView>;
  /** URLs of the thumbnails, by the number of the scan. */
  thumbnailUrls: Readonly<Record<number, string>>;
  /** When the page is printed; ISO 8601. */
  printedAt: string;
  /** Replaces numbers about skin by words. Default false. */
  isWordsOnly?: boolean | undefined;
  onPrint: () => void;
  /** Loads again after a failure. Without it there is no button. */
  onRetry?: (() => void) | undefined;
}

const NOT_SAVED = 'Stays on this page only. It is neither saved nor sent.';
/**
 * Longest note. Six products and two short notes fit on one sheet of A4. Two notes of this length just fit
 * with product names of usual length; longer names, or more products, need a second page.
 */
const LONGEST_NOTE = 300;

/** One page to print for a doctor's visit. Typed text is not stored anywhere. */
export function HandOverScreen(props: HandOverScreenProps) {
  const { handOver, thumbnailUrls, printedAt, isWordsOnly = false, onPrint, onRetry } = props;
  const [question, setQuestion] = useState('');
  const [reactions, setReactions] = useState('');
  const [hasPhotos, setHasPhotos] = useState(true);
  const [hasProducts, setHasProducts] = useState(true);
  const known =
    handOver.state === 'ready' && handOver.value.trends.scans.length > 0 ? handOver.value : undefined;

  return (
    <Page
      title="For a doctor’s visit"
      caption="One page to print or save. Nothing is sent to anybody."
      parent={{ href: '/timeline', title: 'Timeline' }}
      actions={
        known && (
          <Button icon={<Printer size={20} />} onClick={onPrint}>
            Print or save as PDF
          </Button>
        )
      }
      className={styles.HandOverScreen}
    >
      {handOver.state === 'failed' && (
        <LoadProblem title="Unable to load this page." detail={handOver.detail} onRetry={onRetry} />
      )}
      {handOver.state === 'waiting' && <LoadingCard />}
      {handOver.state === 'ready' && !known && (
        <Card>
          <EmptyState
            title="There is no report to show yet."
            action={<ButtonLink href="/upload">Start a Scan</ButtonLink>}
          />
        </Card>
      )}
      {known && (
        <>
          <Card className={styles.Choices}>
            <div className={styles.Fields}>
              <TextArea
                label="What I would like to ask"
                hint={NOT_SAVED}
                rows={2}
                maxLength={LONGEST_NOTE}
                value={question}
                onChange={(event) => setQuestion(event.target.value)}
              />
              <TextArea
                label="Reactions I noted"
                hint={NOT_SAVED}
                rows={2}
                maxLength={LONGEST_NOTE}
                value={reactions}
                onChange={(event) => setReactions(event.target.value)}
              />
              <ToggleSwitch label="Show thumbnails" checked={hasPhotos} onCheckedChange={setHasPhotos} />
              <ToggleSwitch
                label="Show products in use"
                checked={hasProducts}
                onCheckedChange={setHasProducts}
              />
            </div>
          </Card>
          <Sheet
            handOver={known}
            thumbnailUrls={hasPhotos ? thumbnailUrls : {}}
            {...{ printedAt, question, reactions, hasProducts, isWordsOnly }}
          />
        </>
      )}
    </Page>
  );
}
