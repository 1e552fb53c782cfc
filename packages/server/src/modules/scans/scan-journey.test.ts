import type { Scan, ScanEvent } from '@daylit/contract';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { facePhoto, marked } from '../../../test/photos.ts';
import { endedScan, photoForm, scanForm } from '../../../test/scans.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/start-test-server.ts';

const CANARY = 'canary-7f3a2c-of-the-original-photo';

let server: TestServer;
let noor: SignedIn;
let photo: Buffer;
let report: Scan;

beforeAll(async () => {
  [server, photo] = await Promise.all([
    startTestServer({ hasEngine: true }),
    facePhoto({ signs: { redness: 0.8 } }),
  ]);
  photo = marked(photo, CANARY);
  noor = await server.member({
    hasPhotoConsent: false,
    profile: {
      goals: ['Even tone'],
      issues: ['Redness'],
      preferences: { age_band: '25-39', reacts: 'often' },
    },
  });
});
afterAll(() => server.close());

const session = (who: SignedIn) => ({ headers: { cookie: `session=${who.token()}` } });

describe('a scan, from the consent to the report', () => {
  it('a scan requires the consent before it reads a photo', async () => {
    for (const [path, body] of [
      ['/api/validate-photo', photoForm(photo)],
      ['/api/scan-skin', scanForm(photo)],
    ] as const) {
      const { status, headers, body: answer } = await noor.post(path, body);
      expect([status, headers.get('x-trigger-event')]).toEqual([403, 'photoConsentNeeded']);
      expect(answer).toEqual({ detail: 'Please agree to the analysis of your face photo first.' });
    }
    await noor.post('/api/consents', { purpose: 'photo_analysis', granted: true });
  });

  it('a photo is checked without storing anything', async () => {
    const { status, body } = await noor.post('/api/validate-photo', photoForm(photo));
    expect([status, body]).toMatchObject([200, { status: 'pass', issue: null }]);
    expect((await noor.get('/api/checkins/latest')).body).toEqual({ id: null });
  });

  it('a scan starts at once, and a second click starts nothing more', async () => {
    const clicks = await Promise.all(
      [1, 2].map(() => noor.post('/api/scan-skin', scanForm(photo, 'A bit red today'))),
    );
    expect(clicks.map(({ status, body }) => [status, body])).toEqual(clicks.map(() => [202, { id: 1 }]));
    expect((await noor.get('/api/checkins/latest')).body).toEqual({ id: 1 });
    expect((await noor.get('/api/me')).body).toMatchObject({
      onboarding_complete: true,
      latest_checkin_id: 1,
    });
    expect((await noor.get('/api/check-scan-limit')).body).toMatchObject({ limit: 4, used: 1 });
  });

  it('a scan ends in a report about this photo', async () => {
    report = await endedScan(noor, 1);
    expect(report).toMatchObject({ id: 1, status: 'complete', failure_detail: null });
    const redness = report.analysis_result?.condition_notes.measurements.find(
      ({ sign }) => sign === 'redness',
    );
    expect(redness?.severity_score).toBeGreaterThanOrEqual(1);
    expect(report.analysis_result?.progress_summary.comparison.result).toBe('first_scan');
    expect(Object.keys(report.product_needs ?? {}).length).toBeGreaterThan(0);
    // What holds today alone is part of the report.
    const { morning, night, weekly, notes } = report.analysis_result?.care_plan ?? {};
    expect((await noor.get('/api/me')).body).toMatchObject({ care_plan: { morning, night, weekly, notes } });
  });

  it('a scan has sent its stages in order, each once', async () => {
    const events = (await noor.get('/api/checkins/1/events')).body as ScanEvent[];
    expect(events.map(({ stage }) => stage)).toEqual([
      'photo_quality',
      'skin_type',
      'skin_sensitivity',
      'condition_notes',
      'care_plan',
      'progress_summary',
      'product_needs',
    ]);
    const later = (await noor.get('/api/checkins/1/events?after=5')).body;
    expect(later).toEqual(events.slice(5));
    expect((await noor.get('/api/checkins/1/events?after=100')).body).toEqual([]);
  });

  it('a scan keeps the steps of the care plan in the order of use', async () => {
    expect(Object.keys(report.analysis_result?.care_plan.morning ?? {})).toEqual([
      'cleanser',
      'toner',
      'serum',
      'eye_cream',
      'moisturizer',
      'sunscreen',
    ]);
  });

  it('a scan shows a small thumbnail to its owner only', async () => {
    const url = `${server.url}/api/thumbnails/${report.thumbnail_filename}`;
    const answer = await fetch(url, session(noor));
    const { format, width, height, exif } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 384,
      height: 480,
      exif: undefined,
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect((await fetch(url, session(await server.member()))).status).toBe(404);
    expect((await fetch(url)).status).toBe(401);
  });

  it('a scan has deleted the original and says when', async () => {
    const { received_at, deleted_at, bytes, processed_by } = report.photo_receipt;
    expect([received_at, deleted_at, bytes, processed_by]).toEqual([
      report.created_at,
      expect.any(String),
      photo.length,
      'this_server',
    ]);
    const entries = await readdir(server.dataDir, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name));
    const directories = files
      .map((file) => path.relative(server.dataDir, path.dirname(file)).replace(/\/[\da-f]{2}$/, ''))
      .filter(Boolean);
    // The sealed thumbnail, the member's key, and the hour's key, which opens nothing any more.
    expect([...new Set(directories)].toSorted()).toEqual(['keys', 'keys/members', 'thumbnails']);
    // The lock's file is not opened, because closing it would release the lock.
    const contents = await Promise.all(
      files.filter((file) => !file.endsWith('.lock')).map((file) => readFile(file)),
    );
    expect(contents.some((content) => content.includes(CANARY) || content.includes('WEBP'))).toBe(false);
  });

  it('a scan is compared with the next one', async () => {
    server.clock.advance(3 * 24 * 60 * 60 * 1000);
    const next = marked(photo, 'three days later');
    expect((await noor.post('/api/scan-skin', scanForm(next))).body).toEqual({ id: 2 });
    const { analysis_result } = await endedScan(noor, 2);
    expect(analysis_result?.progress_summary.comparison).toMatchObject({
      result: 'comparable',
      compared_with: 1,
    });
    const list = (await noor.get('/api/checkins')).body as Scan[];
    expect(list.map(({ id }) => id)).toEqual([2, 1]);
    const first = (await noor.get('/api/checkins/1')).body;
    expect((await noor.get('/api/checkins?offset=1&limit=1')).body).toEqual([first]);
  });
});
