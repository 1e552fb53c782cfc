import type { Sign } from '@daylit/contract';
import { ENGINE_VERSION } from '../engine-version.ts';
import { perSign } from '../signs/signs.ts';
import type { EngineBridge, SignBridge } from './engine-bridge.ts';
import { ENGINE_BRIDGES } from './engine-bridges.gen.ts';
import type { PreviousScan, ScanRecord } from './scan-record.ts';

/**
 * A scan on the scale of today's engine: itself where that read it, and where no bridge leads there. A sign
 * that a bridge leaves out has no severity then. What is stored never changes.
 */
export function bridged(scan: PreviousScan, bridges: readonly EngineBridge[] = ENGINE_BRIDGES): PreviousScan {
  const way = wayFrom(scan.record.engine_version, bridges);
  if (way.length === 0) return scan;
  return { ...scan, record: way.reduce(across, scan.record) };
}

/** The bridges from a version to today's, in order; empty without a way. */
function wayFrom(version: string, bridges: readonly EngineBridge[]): EngineBridge[] {
  if (version === ENGINE_VERSION) return [];
  const next = bridges.find(({ from }) => from === version);
  if (!next) return [];
  const rest = wayFrom(next.to, bridges);
  return rest.length > 0 || next.to === ENGINE_VERSION ? [next, ...rest] : [];
}

function across(record: ScanRecord, { from, to, signs }: EngineBridge): ScanRecord {
  return {
    ...record,
    engine_version: to,
    severities: perSign((sign) => {
      const severity = record.severities[sign];
      const bridge = signs[sign];
      return severity === null || !bridge ? null : valueAt(severity, bridge.values);
    }),
    bridge: {
      from: record.bridge?.from ?? from,
      spreads: perSign((sign) => Math.hypot(record.bridge?.spreads[sign] ?? 0, signs[sign]?.spread ?? 0)),
    },
  };
}

/** Where a severity of the earlier engine lies on the later scale. */
export function valueAt(severity: number, values: SignBridge['values']): number {
  const below = Math.min(values.length - 2, Math.floor(severity));
  return values[below]! + (severity - below) * (values[below + 1]! - values[below]!);
}

/** Whether the bridges leave out a sign that the scan told. */
export function isLeftOut(sign: Sign, stored: PreviousScan, onTodaysScale: PreviousScan): boolean {
  return stored.record.severities[sign] !== null && onTodaysScale.record.severities[sign] === null;
}

/** The version that really read a scan, bridged or not. */
export function readBy({ engine_version, bridge }: ScanRecord): string {
  return bridge?.from ?? engine_version;
}
