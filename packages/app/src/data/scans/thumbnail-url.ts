import type { ScanView } from '@daylit/contract';

/** Address of the scan's thumbnail, null when there is none. */
export function thumbnailUrl(scan: Pick<ScanView, 'thumbnail_filename'> | undefined): string | null {
  return scan?.thumbnail_filename ? `/api/thumbnails/${scan.thumbnail_filename}` : null;
}
