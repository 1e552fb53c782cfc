import { SIGN_VALUES } from '@daylit/contract';
import type { Sign } from '@daylit/contract';
import { expect, test } from 'vitest';
import { ENGINE_VERSION } from '../engine-version.ts';
import { perSign, SIGNS } from '../signs/signs.ts';
import { bridged, readBy } from './bridge.ts';
import type { EngineBridge, SignBridge } from './engine-bridge.ts';
import { ENGINE_BRIDGES } from './engine-bridges.gen.ts';
import type { PreviousScan } from './scan-record.ts';

const SAME: SignBridge = { values: [0, 1, 2, 3, 4, 5], spread: 0 };

const bridge = (from: string, to: string, signs: Partial<Record<Sign, SignBridge | null>>): EngineBridge => ({
  from,
  to,
  signs: { ...perSign(() => SAME), ...signs },
});

function readWith(engine_version: string): PreviousScan {
  return {
    checkin_id: 1,
    created_at: '2026-03-09T08:00:00.000Z',
    pairs: [],
    record: {
      engine_version,
      thumbnail_crop: { left: 0, top: 0, width: 400, height: 500 },
      photo_status: 'pass',
      conditions: { sharpness: 0.55, light_balance: 0.1, face_width: 420, glasses: 'none', yaw: 2 },
      severities: { ...perSign(() => 2.5), lines: null },
      standard_deviations: perSign(() => 0.1),
    },
  };
}

test('a scan of today’s engine, and one without a way to it, stay as they are', () => {
  const bridges = [bridge('1.0.0', '1.1.0', {}), bridge('2.0.0', ENGINE_VERSION, {})];
  for (const version of [ENGINE_VERSION, '1.0.0', '0.9.0']) {
    const scan = readWith(version);
    expect(bridged(scan, bridges)).toBe(scan);
  }
});

test('a scan is read on today’s scale over several bridges, and their spreads add up', () => {
  const { record } = bridged(readWith('1.0.0'), [
    bridge('1.1.0', ENGINE_VERSION, {
      redness: { values: [0, 1, 3, 4, 5, 5], spread: 0.4 },
      shine: null,
    }),
    bridge('1.0.0', '1.1.0', { redness: { values: [0, 0.5, 1.5, 2.5, 3.5, 5], spread: 0.3 } }),
  ]);
  expect(record.engine_version).toBe(ENGINE_VERSION);
  expect(readBy(record)).toBe('1.0.0');
  expect(record.severities).toMatchObject({ redness: 3, texture: 2.5, shine: null, lines: null });
  expect(record.bridge?.spreads.redness).toBeCloseTo(0.5);
  expect(record.bridge?.spreads.texture).toBe(0);
});

test('today’s engine has a bridge from the one before, and each bridge can show a change of a step', () => {
  expect(ENGINE_BRIDGES.map(({ to }) => to)).toContain(ENGINE_VERSION);
  for (const { signs } of ENGINE_BRIDGES)
    for (const sign of SIGN_VALUES) {
      const { values, spread } = signs[sign] ?? SAME;
      expect([sign, values.toSorted((a, b) => a - b)]).toEqual([sign, values]);
      expect(spread).toBeLessThanOrEqual(SIGNS[sign].step / 2);
    }
});
