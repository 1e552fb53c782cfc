import type { PhotoQuality } from '@daylit/contract';
import type { RefusalCode } from '../../errors.ts';
import type { AnalysisOutput, PreviousScan, RepeatPair, ScanContext } from '../../modules/scans/ports.ts';

/** A request to an analysis thread. */
export type ThreadRequest =
  | { type: 'assess'; photo: Uint8Array }
  | { type: 'analyse'; photo: Uint8Array; context: ScanContext }
  | { type: 'repeat'; photo: Uint8Array; first: PreviousScan };

/** A reply of the thread. Any number of results are followed by one `done` or `refused`. */
export type ThreadReply =
  | { type: 'assessed'; quality: PhotoQuality }
  | { type: 'repeated'; pair: RepeatPair }
  | AnalysisOutput
  | { type: 'done' }
  | { type: 'refused'; code: RefusalCode; detail: string };
