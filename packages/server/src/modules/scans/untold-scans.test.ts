import type { Measurement } from '@daylit/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFakeAnalyser } from '../../../test/fake-analyser.ts';
import { endedScan, scanForm } from '../../../test/scans.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

const analyser = createFakeAnalyser();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ analyser });
});
afterAll(() => server.close());

const TOLD: Measurement = {
  sign: 'redness',
  severity_score: 0,
  range: { low: 0, high: 1 },
  standard_deviation: 0.3,
  method_version: 'fake',
  cannot_tell_reason: null,
  next_time: null,
  location_observed: null,
  places: [],
  confidence: 'low',
  evidence: [],
};
const UNTOLD: Measurement = {
  ...TOLD,
  severity_score: null,
  range: null,
  standard_deviation: null,
  cannot_tell_reason: 'Something covers your skin.',
};

it('a scan whose report tells nothing is not counted, and every other one is', async () => {
  const noor = await server.member();
  let count = 0;
  const usedAfter = async (...measurements: Measurement[]): Promise<number> => {
    analyser.measurements = measurements;
    count += 1;
    const { body } = await noor.post('/api/scan-skin', scanForm(Buffer.from(`photo ${count}`)));
    const { status, analysis_result } = await endedScan(noor, (body as { id: number }).id);
    expect([status, analysis_result?.condition_notes?.measurements]).toEqual(['complete', measurements]);
    return ((await noor.get('/api/check-scan-limit')).body as { used: number }).used;
  };
  expect(await usedAfter(UNTOLD, TOLD)).toBe(1);
  expect(await usedAfter(UNTOLD, UNTOLD)).toBe(1);
  expect(await usedAfter(UNTOLD)).toBe(1);
  expect(await usedAfter(TOLD)).toBe(2);
});
