import { type ComponentType, useEffect, useState } from 'react';
import type { PrintedReportProps } from './PrintedReport.tsx';
import { useIsPrinting } from './use-is-printing.ts';

/** After the report is shown, in milliseconds: its photos load meanwhile. */
const LATER = 1000;

let loaded: ComponentType<PrintedReportProps> | undefined;

/**
 * The sheets of a complete report, drawn while the page is printed. Their code is loaded a second after the
 * report is shown, or at once when somebody prints earlier. Until it is there, and where it does not come,
 * the screen is printed.
 */
export function PaperReport(props: PrintedReportProps) {
  const isPrinting = useIsPrinting();
  const [Sheets, setSheets] = useState(() => loaded);
  const isLoaded = Sheets !== undefined;
  useEffect(() => {
    if (isLoaded) return undefined;
    const load = async () => {
      loaded = (await import('./PrintedReport.tsx')).PrintedReport;
      setSheets(() => loaded);
    };
    const timer = setTimeout(() => void load().catch(() => undefined), isPrinting ? 0 : LATER);
    return () => clearTimeout(timer);
  }, [isPrinting, isLoaded]);
  return isPrinting && Sheets ? <Sheets {...props} /> : null;
}
