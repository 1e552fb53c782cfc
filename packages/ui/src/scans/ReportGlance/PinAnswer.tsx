import type { ConcernView, FindVerdict as Verdict } from '@daylit/contract';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { RangeMeter } from '../../art/RangeMeter/RangeMeter.tsx';
import { chatHref } from '../../lib/chat-href.ts';
import { pinWord } from '../../lib/pin-word.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Anchor } from '../../primitives/Link/Anchor.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { FindVerdict } from '../FindVerdict/FindVerdict.tsx';
import { type Spot, placeBelow, scrollTo, useClosedBeside, useFocusReturned } from './pin-answer.ts';
import styles from './PinAnswer.module.css';

export interface PinAnswerProps {
  concerns: readonly ConcernView[];
  selected: ConcernView;
  /** The photo or the map, which the answer lies over. */
  picture: RefObject<HTMLElement | null>;
  /** The pin that was pressed; null when the sign was chosen elsewhere. */
  pin: HTMLElement | null;
  isWordsOnly: boolean;
  /** The scan that the chat can be asked about. Undefined when there is no chat. */
  scanId: number | undefined;
  /** Says that a find is wrong: it is then hidden. Undefined for the sample report. */
  onJudge: ((concern: ConcernView, verdict: Verdict) => void) | undefined;
  onSelect: (number: number) => void;
  onClose: () => void;
}

const HOW_MANY = ['', 'the one', 'both', 'all three', 'all four', 'all five'];

/** What a pin stands for, below its outline: range, places, one sentence, and the way to the others. */
export function PinAnswer({
  concerns,
  selected,
  picture,
  pin,
  isWordsOnly,
  scanId,
  onJudge,
  onSelect,
  onClose,
}: PinAnswerProps) {
  const titleId = useId();
  const card = useRef<HTMLDialogElement>(null);
  const [spot, setSpot] = useState<Spot & { number: number }>();
  const { number, concern_name, range, location_observed, description } = selected;

  useLayoutEffect(() => {
    const box = picture.current;
    if (box === null) return;
    const place = () => setSpot({ number, ...placeBelow(box, pin) });
    place();
    const resized = new ResizeObserver(place);
    resized.observe(box);
    return () => resized.disconnect();
  }, [picture, pin, number]);

  useEffect(() => {
    if (spot !== undefined) scrollTo(picture.current, card.current);
  }, [spot, picture]);

  useFocusReturned(card, picture, pin);
  useClosedBeside(card, onClose);

  return (
    <dialog
      open
      ref={card}
      aria-labelledby={titleId}
      tabIndex={-1}
      style={{ top: spot?.top }}
      className={styles.PinAnswer}
    >
      {spot?.tip !== undefined && <span style={{ left: spot.tip }} className={styles.Tip} />}
      <div className={styles.Head}>
        <span aria-hidden="true" className={styles.Pin}>
          {pinWord(number, isWordsOnly)}
        </span>
        <p id={titleId} className={styles.Name}>
          {concern_name}
        </p>
        <IconButton label="Close" icon={<X size={20} />} onClick={onClose} />
      </div>
      {range !== null && (
        <p className={styles.Range}>
          <RangeMeter range={range} isWordsOnly={isWordsOnly} />
          {!isWordsOnly && <span aria-hidden="true">of 5</span>}
        </p>
      )}
      <p>
        {location_observed !== null && <strong>{`${location_observed}. `}</strong>}
        <span>{description}</span>
      </p>
      {scanId !== undefined && (
        <Link href={chatHref(`What does ${concern_name} mean in my report?`, scanId)} variant="block">
          Ask about this
        </Link>
      )}
      {onJudge && selected.sign !== null && (
        <FindVerdict key={number} onJudge={(verdict) => onJudge(selected, verdict)} />
      )}
      {concerns.length > 1 && <OtherSigns {...{ concerns, selected, isWordsOnly, onSelect, onClose }} />}
    </dialog>
  );
}

type OtherSignsProps = Pick<PinAnswerProps, 'concerns' | 'selected' | 'isWordsOnly' | 'onSelect' | 'onClose'>;

function OtherSigns({ concerns, selected, isWordsOnly, onSelect, onClose }: OtherSignsProps) {
  const at = concerns.indexOf(selected);
  const [before, after] = [concerns[at - 1], concerns[at + 1]];
  return (
    <div className={styles.Ways}>
      <IconButton
        variant="outline"
        label="Previous sign"
        icon={<ChevronLeft size={20} />}
        disabled={before === undefined}
        onClick={() => before && onSelect(before.number)}
      />
      <p aria-live="polite" className={styles.Count}>
        {`${pinWord(at + 1, isWordsOnly)} of ${pinWord(concerns.length, isWordsOnly)}`}
      </p>
      <IconButton
        variant="outline"
        label="Next sign"
        icon={<ChevronRight size={20} />}
        disabled={after === undefined}
        onClick={() => after && onSelect(after.number)}
      />
      <Anchor href="#skin-analysis-report" className={styles.All} onClick={onClose}>
        {`See ${HOW_MANY[concerns.length] ?? 'all'}`}
      </Anchor>
    </div>
  );
}
