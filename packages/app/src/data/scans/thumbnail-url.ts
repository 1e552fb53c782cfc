import type { ScanView } from '@daylit/contract';

/** Where the scan's small photo is, null when there is none. */
export function thumbnailUrl(scan: ScanView | undefined): string | null {
  return scan?.thumbnail_filename ? `/api/thumbnails/${scan.thumbnail_filename}` : null;
}
