import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { PhantomOptions } from '@daylit/phantom';
import { paintRoom } from '@daylit/phantom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hugePng } from '../../../test/huge-png.ts';
import { facePhoto, jpegOf } from '../../../test/photos.ts';
import { photoForm, scanForm } from '../../../test/scans.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/start-test-server.ts';

const WRONG_TYPE = 'This file is not a JPEG, PNG or WebP photo. Please choose another one.';
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="9" height="9"/></svg>';
const GIF = 'R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==';

/** Quick to paint; what is wrong with these photos shows at any size. */
const SMALL = { width: 480, height: 600, faceWidth: 330 };

let server: TestServer;
let noor: SignedIn;
let face: Buffer;

beforeAll(async () => {
  [server, face] = await Promise.all([startTestServer({ hasEngine: true }), facePhoto()]);
});
afterAll(() => server.close());

/** What a new member is told, after checking that nothing was stored or charged and no file is left. */
async function refusalOf(form: FormData): Promise<{ status: number; detail: string }> {
  noor = await server.member();
  const { status, body } = await noor.post('/api/scan-skin', form);
  expect((await noor.get('/api/checkins/latest')).body).toEqual({ id: null });
  expect((await noor.get('/api/check-scan-limit')).body).toMatchObject({ used: 0 });
  const { detail } = body as { detail: string };
  return { status, detail };
}

/** Opens the upload of a photo and sends everything up to its first byte. */
function startUpload(): ClientRequest {
  const upload = request(`${server.url}/api/scan-skin`, {
    method: 'POST',
    headers: {
      cookie: `session=${noor.token()}`,
      expect: '100-continue',
      'sec-fetch-site': 'same-origin',
      'content-type': 'multipart/form-data; boundary=x',
    },
  });
  upload.write('--x\r\ncontent-disposition: form-data; name="files"; filename="a.jpg"\r\n');
  upload.write('content-type: image/jpeg\r\n\r\n');
  return upload;
}

describe('a scan is refused, stores nothing and costs nothing', () => {
  it.each([
    [
      'no file',
      () => scanForm([]),
      422,
      'Please upload an image for skin analysis. For questions only, use the Chat page.',
    ],
    [
      'words only',
      () => scanForm([], 'Is my skin dry?'),
      422,
      'Please upload an image for skin analysis. For questions only, use the Chat page.',
    ],
    ['two files', () => scanForm([face, face]), 422, 'Please upload exactly 1 image.'],
    ['text', () => scanForm(Buffer.from('this is not a photo')), 415, WRONG_TYPE],
    ['SVG', () => scanForm(Buffer.from(SVG)), 415, WRONG_TYPE],
    ['GIF', () => scanForm(Buffer.from(GIF, 'base64')), 415, WRONG_TYPE],
    ['0 bytes', () => scanForm(Buffer.alloc(0)), 422, 'This file is empty. Please choose another photo.'],
    [
      'a JPEG cut in half',
      () => scanForm(face.subarray(0, face.length / 2)),
      422,
      'This photo is incomplete or damaged. Please save it again or choose another one.',
    ],
    [
      '25 MB',
      () => scanForm(Buffer.concat([face, Buffer.alloc(25e6)])),
      413,
      'This is too large. A photo may have 20 MB at most.',
    ],
  ] as const)('%s', async (_, form, status, detail) => {
    expect(await refusalOf(form())).toEqual({ status, detail });
  });

  it('900 megapixels, without unpacking them', async () => {
    const bomb = hugePng(30_000);
    const before = process.cpuUsage();
    expect(await refusalOf(scanForm(bomb))).toMatchObject({
      status: 413,
      detail: expect.stringContaining('40 megapixels'),
    });
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1_000);
  });

  it('a body of another type', async () => {
    noor = await server.member();
    expect(await noor.post('/api/scan-skin', { files: ['x'] })).toMatchObject({
      status: 415,
      body: { detail: expect.any(String) },
    });
  });

  it.each<[string, PhantomOptions, RegExp]>([
    ['two faces', { companions: 1, faceWidth: 220 }, /more than one face/i],
    ['a face too small', { faceWidth: 110 }, /come closer/i],
    ['a face cut off', { centre: [0.05, 0.5] }, /part of it is outside/],
    ['a face turned away', { yaw: 45 }, /turned to your right/],
    ['a blurred face', { blur: 4 }, /blurred/i],
    ['nearly black', { exposure: 0.01 }, /too little light|nearly black/],
    ['burnt out', { exposure: 8 }, /too strong|overexposed/],
  ])('%s', async (_, options, detail) => {
    const refusal = await refusalOf(scanForm(await facePhoto({ ...SMALL, ...options })));
    expect(refusal).toEqual({ status: 422, detail: expect.stringMatching(detail) });
  });

  it('the network gone in the middle of the upload', async () => {
    noor = await server.member();
    const upload = startUpload();
    const isGone = once(upload, 'error');
    upload.write(face.subarray(0, 10_000), () => upload.destroy());
    await isGone;
    expect((await noor.get('/api/checkins/latest')).body).toEqual({ id: null });
    expect((await noor.get('/api/check-scan-limit')).body).toMatchObject({ used: 0 });
    expect((await noor.post('/api/validate-photo', photoForm(face))).status).toBe(200);
  });

  it('the session gone in the middle of the upload', async () => {
    noor = await server.member();
    const upload = startUpload();
    const answer = once(upload, 'response') as Promise<[IncomingMessage]>;
    upload.write(face.subarray(0, 10_000));
    await once(upload, 'continue');
    expect((await noor.get('/api/me')).status).toBe(200);
    await server.db.deleteFrom('sessions').where('user_id', '=', noor.id).execute();
    upload.end(Buffer.concat([face.subarray(10_000), Buffer.from('\r\n--x--\r\n')]));
    const [response] = await answer;
    expect([response.statusCode, await json(response)]).toEqual([
      401,
      { detail: 'Please log in to continue.' },
    ]);
    const stored = await server.db.selectFrom('scans').select('id').where('user_id', '=', noor.id).execute();
    expect(stored).toEqual([]);
  });

  it('no face, and the gate alone says the same with 200', async () => {
    const room = await jpegOf(paintRoom(600, 750));
    const { status, detail } = await refusalOf(scanForm(room));
    expect([status, detail]).toEqual([422, expect.stringMatching(/we found no face/)]);
    expect(await noor.post('/api/validate-photo', photoForm(room))).toMatchObject({
      status: 200,
      body: { status: 'fail', reason: detail, issue: 'no_face' },
    });
  });
});
