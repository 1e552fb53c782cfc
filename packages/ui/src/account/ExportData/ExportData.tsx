import type { Export } from '@daylit/contract';
import Download from 'lucide-react/icons/download';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Progress } from '../../primitives/Progress/Progress.tsx';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import area from '../account.module.css';

export interface ExportDataProps {
  /** The newest export. Absent before the first. */
  export?: Export | undefined;
  /** URL of the finished ZIP file. Required once the export is `ready`. */
  downloadHref?: string | undefined;
  /** State of the request that starts an export. */
  start: ActionState;
  /** Starts an export, or another one after a failure. */
  onStart: () => void;
}

/** All data of the member in one file, on every plan. */
export function ExportData({ export: job, downloadHref, start, onStart }: ExportDataProps) {
  const isUnderWay = job?.status === 'queued' || job?.status === 'running';
  const failure = failureOf(start, 'The export could not be started. Please try again.');
  const isReady = job?.status === 'ready' && downloadHref !== undefined;

  return (
    <SectionCard title="Export your data">
      <p className={area.Lead}>
        One ZIP file with everything you gave us and everything you got: your details, answers and consents,
        your reports with their small pictures, your care plan, chats and payments. As JSON and CSV, and as a
        page to read.
      </p>
      {isUnderWay && (
        <div className={area.Stack}>
          <output className={area.Quiet}>Collecting your data… You can leave this page.</output>
          <Progress label="Collecting your data" value={job.status === 'queued' ? undefined : job.progress} />
        </div>
      )}
      {job?.status === 'failed' && (
        <Notice tone="danger">The export did not finish. Nothing of yours is lost. Please try again.</Notice>
      )}
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      {isReady && (
        <>
          <Notice tone="success">Your export is ready.</Notice>
          <ButtonLink href={downloadHref} download="" icon={<Download size={18} />}>
            Download ZIP
          </ButtonLink>
        </>
      )}
      {!isUnderWay && (
        <Button variant="tonal" busy={start.state === 'busy'} onClick={onStart}>
          {labelOf(job, start)}
        </Button>
      )}
    </SectionCard>
  );
}

function labelOf(job: Export | undefined, start: ActionState): string {
  if (start.state === 'busy') return 'Starting…';
  if (job?.status === 'failed') return 'Try again';
  return job === undefined ? 'Start export' : 'Start a new export';
}
