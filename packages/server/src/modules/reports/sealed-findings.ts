// The contexts of the sealed columns of a scan. A context binds the bytes to their place.
import type { ScanEvent } from '@daylit/contract';
import { type OpenSealed, openJson } from '../members/ports.ts';
import type { Stages } from './stages.ts';

/** What the analyser needs to compare later scans with this one. Plain JSON that only the analyser reads. */
export type ScanRecord = object;

export function stageContext(scanId: number, stage: string): string {
  return `scan ${scanId} stage ${stage}`;
}

export function recordContext(scanId: number): string {
  return `scan ${scanId} record`;
}

export function pairContext(scanId: number): string {
  return `scan ${scanId} pair`;
}

export function verdictsContext(scanId: number): string {
  return `scan ${scanId} verdicts`;
}

export function messageContext(scanId: number): string {
  return `scan ${scanId} message`;
}

/** The context of a thumbnail's file, whose name is never given twice. */
export function thumbnailContext(filename: string): string {
  return `thumbnail ${filename}`;
}

/** A stage as it is stored. */
export interface SealedStage {
  stage: ScanEvent['stage'];
  sealed_payload: Buffer;
}

export function openStage(
  open: OpenSealed,
  scanId: number,
  { stage, sealed_payload }: SealedStage,
): ScanEvent {
  // A stage is stored with its own payload, which the compiler cannot see.
  return { stage, payload: openJson(open, sealed_payload, stageContext(scanId, stage)) } as ScanEvent;
}

/** A sealed stage as PostgreSQL puts it into JSON. */
export type EncodedStage = [ScanEvent['stage'], string];

export function openStages(
  open: OpenSealed,
  scanId: number,
  encoded: readonly EncodedStage[],
): Partial<Stages> {
  const events = encoded.map(([stage, base64]) =>
    openStage(open, scanId, { stage, sealed_payload: Buffer.from(base64, 'base64') }),
  );
  return Object.fromEntries(events.map(({ stage, payload }) => [stage, payload]));
}

export function openRecord(open: OpenSealed, scanId: number, sealed: Buffer | null): ScanRecord {
  return sealed === null ? {} : (openJson(open, sealed, recordContext(scanId)) as ScanRecord);
}
