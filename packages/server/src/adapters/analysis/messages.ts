import type { PhotoQuality } from '@daylit/contract';
import type { RefusalCode } from '../../errors.ts';
import type { AnalysisOutput, ScanContext } from '../../modules/scans/ports.ts';

/** A request to an analysis thread. */
export type ThreadRequest =
  | { type: 'assess'; photo: Uint8Array }
  | { type: 'analyse'; photo: Uint8Array; context: ScanContext };

/** A reply of the thread. Any number of results are followed by one `done` or `refused`. */
export type ThreadReply =
  | { type: 'assessed'; quality: PhotoQuality }
  | AnalysisOutput
  | { type: 'done' }
  | { type: 'refused'; code: RefusalCode; detail: string };
