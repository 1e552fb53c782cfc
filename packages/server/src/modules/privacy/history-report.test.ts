import { type Measurement, SIGN_VALUES } from '@daylit/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeAnalyser } from '../../../test/fake-analyser.ts';
import { endedScan, scanForm } from '../../../test/scans.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/start-test-server.ts';

const analyser = createFakeAnalyser();
let server: TestServer;

/** What a report says of one sign. */
const redness: Measurement = {
  sign: 'redness',
  severity_score: 2.4,
  range: { low: 2, high: 3 },
  standard_deviation: 0.25,
  method_version: '3.0.0',
  cannot_tell_reason: null,
  location_observed: 'both cheeks',
  confidence: 'high',
  evidence: [],
};
const untold: Measurement = {
  ...redness,
  sign: 'shine',
  severity_score: null,
  cannot_tell_reason: 'The forehead is covered.',
};
const NONE = Object.fromEntries(SIGN_VALUES.map((sign) => [sign, null]));

beforeAll(async () => {
  server = await startTestServer({ analyser });
  analyser.beforeOutput = (output) => {
    if (output.type === 'finished')
      output.record = {
        engine_version: '3.0.0',
        thumbnail_crop: { left: 0, top: 0, width: 400, height: 500 },
        photo_status: 'pass',
        conditions: { sharpness: 0.55, light_balance: 0.1, face_width: 420, glasses: 'none', yaw: 2 },
        severities: { ...NONE, redness: 2.4 },
        standard_deviations: { ...NONE, redness: 0.25 },
      };
    else if (output.event.stage === 'condition_notes') output.event.payload.measurements = [redness, untold];
  };
});
afterAll(() => server.close());

async function scan(member: SignedIn, id: number): Promise<void> {
  await member.post('/api/scan-skin', scanForm(Buffer.from(`photo ${id}`)));
  await endedScan(member, id);
}

async function read(member: SignedIn, format: string): Promise<string> {
  return Buffer.from(await member.download(`/api/history-report?format=${format}`)).toString();
}

test('the history report is a page with every scan, its error bars, a chart a sign and the routine, which runs nothing', async () => {
  const noor = await server.member({ plan: 'pro', username: '<script>alert(1)</script>' });
  for (const id of [1, 2, 3]) await scan(noor, id);
  await noor.patch('/api/profile/confirm-product', {
    step: 'serum',
    product: { name: '<b>Own</b> serum', ingredient_text: 'Aqua, Glycerin' },
  });
  const page = await read(noor, 'html');
  expect(page).not.toMatch(/<script|<b>|https?:|url\(/);
  expect(page.match(/<h3>Scan \d+, /g)).toEqual(['<h3>Scan 1, ', '<h3>Scan 2, ', '<h3>Scan 3, ']);
  expect(page).toContain('2.4 ± 0.5');
  expect(page).toMatch(/<figure>.*<svg class="chart" role="img" aria-label="Redness: 3 readings/);
  expect(page).toContain('One dot a scan. A line');
  expect(page).toContain('No outside service read the photos.');
  expect(page).toContain('The forehead is covered.');
  expect(page).toContain('&#60;b&#62;Own&#60;/b&#62; serum');
  expect(page).toContain('GLYCERIN');
  expect(page.trimEnd().endsWith('</html>')).toBe(true);
});

test('the history report is a table with a line for each score', async () => {
  const [noor, eve] = [await server.member({ plan: 'admin' }), await server.member({ plan: 'pro_annual' })];
  await scan(noor, 1);
  const lines = (await read(noor, 'csv')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^\uFEFFscan,created_at,/);
  expect((await read(eve, 'csv')).trimEnd().split('\r\n')).toEqual([lines[0]]);
});

test('the history report is refused on other plans, and nothing is offered', async () => {
  for (const plan of ['free', 'trial', 'plus_monthly'] as const) {
    const { status, body, headers } = await (await server.member({ plan })).get('/api/history-report');
    expect([status, headers.get('x-trigger-event')]).toEqual([403, null]);
    expect(body).toEqual({
      detail:
        'The full history report is not part of your plan. Your export holds every scan, on every plan.',
    });
  }
});
