import type { ConcernView, PhotoQualityView } from '@daylit/contract';
import { useRef, useState } from 'react';
import { FaceMap } from '../../art/FaceMap/FaceMap.tsx';
import type { Loaded } from '../../lib/states.ts';
import { SegmentedToggle } from '../../primitives/SegmentedToggle/SegmentedToggle.tsx';
import { MirrorSides } from '../MirrorSides/MirrorSides.tsx';
import { PhotoQuality } from '../PhotoQuality/PhotoQuality.tsx';
import { toMapConcerns } from '../to-map-concern.ts';
import { WaitingFace } from '../WaitingFace/WaitingFace.tsx';
import type { ConcernSelection } from '../use-concern-selection.ts';
import { EvidencePhoto } from './EvidencePhoto.tsx';
import styles from './GlanceFigure.module.css';
import { MapLegend } from './MapLegend.tsx';
import { PinAnswer, type PinAnswerProps } from './PinAnswer.tsx';

export interface GlanceFigureProps {
  photo_quality: Loaded<PhotoQualityView>;
  concerns: readonly ConcernView[];
  thumbnailUrl: string | null;
  isAnalysing: boolean;
  photo?: Blob | undefined;
  selection: ConcernSelection;
  isWordsOnly: boolean;
  /** The scan that the chat can be asked about. Undefined when there is no chat. */
  scanId: number | undefined;
  onJudge: PinAnswerProps['onJudge'];
}

const VIEWS = [
  { value: 'photo', label: 'Photo' },
  { value: 'map', label: 'Map' },
] as const;

/** Where the concerns were seen, on the photo or on a map; what a sign means; and how good the photo is. */
export function GlanceFigure({
  photo_quality,
  concerns,
  thumbnailUrl,
  isAnalysing,
  photo,
  selection,
  isWordsOnly,
  scanId,
  onJudge,
}: GlanceFigureProps) {
  const picture = useRef<HTMLDivElement>(null);
  const [pin, setPin] = useState<HTMLElement | null>(null);
  const [view, setView] = useState<'photo' | 'map'>('photo');
  const [lostUrl, setLostUrl] = useState<string | null>(null);
  const onMap = toMapConcerns(concerns);
  const hasPhoto = thumbnailUrl !== null && thumbnailUrl !== lostUrl;
  const isMap = onMap.length > 0 && (view === 'map' || !hasPhoto);
  const selected = concerns.find(({ number }) => number === selection.number);
  const shown = { selectedNumber: selection.number, isWordsOnly };
  if (isAnalysing && !hasPhoto) {
    return (
      <figure className={styles.GlanceFigure}>
        <WaitingFace photo={photo} className={styles.Waiting} />
        <p className={styles.Note}>Your photo shows here when the report is done.</p>
        <PhotoQuality photo_quality={photo_quality} />
      </figure>
    );
  }
  return (
    <figure className={styles.GlanceFigure}>
      <div ref={picture} className={styles.Picture}>
        {isMap ? (
          <div className={styles.Map}>
            <FaceMap concerns={onMap} {...shown} />
          </div>
        ) : (
          <EvidencePhoto
            concerns={concerns}
            {...shown}
            thumbnailUrl={hasPhoto ? thumbnailUrl : null}
            onPhotoLost={() => setLostUrl(thumbnailUrl)}
            onPinPress={(number, pressed) => {
              setPin(pressed);
              selection.onSelect(number);
            }}
          />
        )}
        {selected && (
          <PinAnswer
            {...{ concerns, selected, picture, pin, isWordsOnly, scanId, onJudge }}
            onSelect={selection.onSelect}
            onClose={() => selection.onSelect()}
          />
        )}
      </div>
      {(isMap || hasPhoto) && <MirrorSides />}
      {isMap && <MapLegend isWordsOnly={isWordsOnly} hasLines={onMap.some(({ sign }) => sign === 'lines')} />}
      <div className={styles.Bar}>
        {hasPhoto && onMap.length > 0 && (
          <SegmentedToggle label="Show signs on" options={VIEWS} value={view} onChange={setView} />
        )}
        <div className={styles.Quality}>
          <PhotoQuality photo_quality={photo_quality} />
        </div>
      </div>
    </figure>
  );
}
