import type { Export } from '@daylit/contract';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { formatMoment } from '../../lib/format-date.ts';
import { Progress } from '../../primitives/Progress/Progress.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { type ActionState, failureOf, type Loaded } from '../../lib/states.ts';
import { takeFocus } from '../../lib/take-focus.ts';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import area from '../account.module.css';

export interface ExportDataProps {
  /** The newest export; null before the first. An export can be started even when it is unknown. */
  newest: Loaded<Export | null>;
  /** URL of the finished ZIP file. Required once the export is `ready`. */
  downloadHref?: string | undefined;
  /** State of the request that starts an export. */
  start: ActionState;
  /** Starts an export, or another one after a failure. */
  onStart: () => void;
  /** State of the request that cancels the export. */
  cancel: ActionState;
  /** Cancels the export while it is made. */
  onCancel: (job: { id: string }) => void;
}

/** All data of the member in one file, on every plan. */
export function ExportData({ newest, downloadHref, start, onStart, cancel, onCancel }: ExportDataProps) {
  const job = newest.state === 'ready' ? (newest.value ?? undefined) : undefined;
  const isUnderWay = job?.status === 'queued' || job?.status === 'running';
  const failure = failureOf(start, 'The export could not be started. Please try again.');
  const isReady = job?.status === 'ready' && downloadHref !== undefined;

  return (
    <SectionCard title="Take your data with you">
      <p className={area.Lead}>
        One ZIP: all reports and scores (JSON and CSV), thumbnails, your answers, care plan and consents, and
        one page that opens without internet. On every plan.
      </p>
      {isUnderWay && <Packing job={job} cancel={cancel} onCancel={onCancel} />}
      {job?.status === 'failed' && (
        <Notice tone="danger">The export did not finish. Nothing of yours is lost. Please try again.</Notice>
      )}
      <Failure>{failure}</Failure>
      {isReady && (
        <>
          <Notice tone="success">Your file is ready.</Notice>
          <ButtonLink href={downloadHref} download="" icon={<Download size={18} />}>
            Download ZIP
          </ButtonLink>
          {job.expires_at !== undefined && (
            <p className={area.Quiet}>
              {`It waits here until ${formatMoment(job.expires_at)}, only for you. Then you can pack a new one.`}
            </p>
          )}
        </>
      )}
      {newest.state === 'waiting' && <Skeleton width="9em" height="2.75em" />}
      {newest.state !== 'waiting' && !isUnderWay && !isReady && (
        <Button variant="tonal" busy={start.state === 'busy'} onClick={onStart}>
          {labelOf(job, start)}
        </Button>
      )}
    </SectionCard>
  );
}

interface PackingProps extends Pick<ExportDataProps, 'cancel' | 'onCancel'> {
  job: Export;
}

function Packing({ job, cancel, onCancel }: PackingProps) {
  const { id, status, progress, scans_done, scans_total } = job;
  const [isAsking, setIsAsking] = useState(false);
  const hasCount = scans_done !== undefined && scans_total !== undefined && scans_total > 0;
  return (
    <div className={area.Stack}>
      <output className={area.Counted}>
        <span className={area.Asked}>Packing your file…</span>
        {hasCount && status === 'running' && (
          <span className={area.Lead}>{`${scans_done} of ${scans_total} scans`}</span>
        )}
      </output>
      <Progress label="Packing your file" value={status === 'queued' ? undefined : progress} />
      <p className={area.Quiet}>You can leave this page. The file waits here for 24 hours, only for you.</p>
      {!isAsking && (
        <Button variant="quiet" className={area.Flush} onClick={() => setIsAsking(true)}>
          Cancel
        </Button>
      )}
      {isAsking && (
        <div className={area.Actions}>
          <Button
            ref={takeFocus}
            variant="tonal"
            busy={cancel.state === 'busy'}
            onClick={() => onCancel({ id })}
          >
            {cancel.state === 'busy' ? 'Stopping…' : 'Stop and delete'}
          </Button>
          <Button variant="quiet" onClick={() => setIsAsking(false)}>
            Keep packing
          </Button>
        </div>
      )}
      {cancel.state === 'failed' && (
        <Failure>{cancel.detail ?? 'The export could not be stopped. Please try again.'}</Failure>
      )}
    </div>
  );
}

function labelOf(job: Export | undefined, start: ActionState): string {
  if (start.state === 'busy') return 'Starting…';
  if (job?.status === 'failed') return 'Try again';
  return 'Pack my data';
}
