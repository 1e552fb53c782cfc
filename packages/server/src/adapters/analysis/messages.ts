import type { PhotoQuality } from '@daylit/contract';
import type { RefusalCode } from '../../errors.ts';
import type { AnalysisOutput, ScanContext } from '../../modules/scans/ports.ts';

/** What a thread is asked. */
export type ThreadRequest =
  | { type: 'assess'; photo: Uint8Array }
  | { type: 'analyse'; photo: Uint8Array; context: ScanContext };

/** What it answers: any number of results, then one `done` or `refused`. */
export type ThreadReply =
  | { type: 'assessed'; quality: PhotoQuality }
  | AnalysisOutput
  | { type: 'done' }
  | { type: 'refused'; code: RefusalCode; detail: string };
