import FileText from 'lucide-react/icons/file-text';
import Table from 'lucide-react/icons/table';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import area from '../account.module.css';

export interface HistoryReportProps {
  /** Addresses of the two files. Without them the plan does not include the report. */
  hrefs?: { html: string; csv: string } | undefined;
}

/**
 * The whole history to print.
 *
 * **Do** leave it out for minors on other plans: nothing is offered to them.
 */
export function HistoryReport({ hrefs }: HistoryReportProps) {
  return (
    <SectionCard title="Full history report">
      <p className={area.Lead}>
        Every scan with its error bars, each sign over time as a chart, your routine and your products. One
        page to print, or a table of all scores. It shows numbers even if you chose words only.
      </p>
      {hrefs === undefined ? (
        <p className={area.Quiet}>
          A part of the Pro plan. Your scans themselves are yours on every plan: they are in the ZIP above.
        </p>
      ) : (
        <div className={area.Actions}>
          <ButtonLink href={hrefs.html} download="" variant="tonal" icon={<FileText size={18} />}>
            Download the page
          </ButtonLink>
          <ButtonLink href={hrefs.csv} download="" variant="quiet" icon={<Table size={18} />}>
            Download as CSV
          </ButtonLink>
        </div>
      )}
    </SectionCard>
  );
}
