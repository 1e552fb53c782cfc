import { scanSkin, validatePhoto } from '@daylit/api-client';
import { describe, expect, test } from 'vitest';
import { agree, refusalOf } from './agree.ts';
import { asBlob, CUT_OFF, FACE, ROOM, TEXT } from './photos.ts';
import { Matchers } from './pact.ts';

const USER_MESSAGE = 'My forehead feels shiny today.';
const NOT_SIGNED_IN = { detail: 'Please log in to continue.' };
const CONSENT_NEEDED = { detail: 'Please agree to the analysis of your photo first.' };
const NOT_A_PHOTO = { detail: 'This file is not a JPEG, PNG or WebP photo.' };

describe('validate photo', () => {
  test('a face', async () => {
    const quality = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a photo of a face to check',
        request: {
          method: 'POST',
          path: '/api/validate-photo',
          form: { file: FACE, user_message: USER_MESSAGE },
        },
        response: {
          status: 200,
          json: {
            status: Matchers.regex(/^(pass|warn)$/, 'pass'),
            reason: 'Even light, sharp focus and a clear view of the whole face.',
            issue: Matchers.nullValue(),
          },
        },
      },
      (api) => validatePhoto(api, { photo: asBlob(FACE), user_message: USER_MESSAGE }),
    );
    expect(quality.status).toBe('pass');
  });

  test('no face', async () => {
    const quality = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a photo of a room to check',
        request: { method: 'POST', path: '/api/validate-photo', form: { file: ROOM } },
        response: {
          status: 200,
          json: {
            status: Matchers.equal('fail'),
            reason: 'There is no face in this photo.',
            issue: Matchers.equal('no_face'),
          },
        },
      },
      (api) => validatePhoto(api, { photo: asBlob(ROOM) }),
    );
    expect(quality).toMatchObject({ status: 'fail', issue: 'no_face', reason: expect.any(String) });
  });

  test('a file that is no photo is refused by the check', async () => {
    const error = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a text file to check',
        request: { method: 'POST', path: '/api/validate-photo', form: { file: TEXT } },
        response: { status: 415, json: NOT_A_PHOTO },
      },
      (api) => refusalOf(validatePhoto(api, { photo: asBlob(TEXT) })),
    );
    expect(error).toMatchObject({ status: 415, detail: NOT_A_PHOTO.detail });
  });

  test('a photo that cannot be opened is refused by the check', async () => {
    const detail = 'This photo is damaged. Please choose another one.';
    const error = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a photo to check, cut off',
        request: { method: 'POST', path: '/api/validate-photo', form: { file: CUT_OFF } },
        response: { status: 422, json: { detail } },
      },
      (api) => refusalOf(validatePhoto(api, { photo: asBlob(CUT_OFF) })),
    );
    expect(error).toMatchObject({ status: 422, detail });
  });

  test('the check of a photo needs the photo consent', async () => {
    const error = await agree(
      {
        given: 'a member without photo consent is signed in',
        receiving: 'a photo of a face to check',
        request: { method: 'POST', path: '/api/validate-photo', form: { file: FACE } },
        response: { status: 403, json: CONSENT_NEEDED, headers: { 'x-trigger-event': 'photoConsentNeeded' } },
      },
      (api) => refusalOf(validatePhoto(api, { photo: asBlob(FACE) })),
    );
    expect(error).toMatchObject({ status: 403, trigger: 'photoConsentNeeded' });
  });

  test('the check of a photo needs a session', async () => {
    const error = await agree(
      {
        given: 'the session has ended',
        receiving: 'a photo of a room to check',
        request: { method: 'POST', path: '/api/validate-photo', form: { file: ROOM } },
        response: { status: 401, json: NOT_SIGNED_IN },
      },
      (api) => refusalOf(validatePhoto(api, { photo: asBlob(ROOM) })),
    );
    expect(error.status).toBe(401);
  });
});

describe('scan skin', () => {
  test('a face', async () => {
    const scan = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a photo of a face to scan',
        request: {
          method: 'POST',
          path: '/api/scan-skin',
          form: { files: FACE, user_message: USER_MESSAGE },
        },
        response: { status: 202, json: { id: 1 } },
      },
      (api) => scanSkin(api, { photo: asBlob(FACE), user_message: USER_MESSAGE }),
    );
    expect(scan).toEqual({ id: 1 });
  });

  test('no face', async () => {
    const error = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a photo of a room to scan',
        request: { method: 'POST', path: '/api/scan-skin', form: { files: ROOM } },
        response: { status: 422, json: { detail: 'There is no face in this photo.' } },
      },
      (api) => refusalOf(scanSkin(api, { photo: asBlob(ROOM) })),
    );
    expect(error).toMatchObject({ status: 422, detail: expect.any(String) });
  });

  test('a file that is no photo is refused by a scan', async () => {
    const error = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a text file to scan',
        request: { method: 'POST', path: '/api/scan-skin', form: { files: TEXT } },
        response: { status: 415, json: NOT_A_PHOTO },
      },
      (api) => refusalOf(scanSkin(api, { photo: asBlob(TEXT) })),
    );
    expect(error.status).toBe(415);
  });

  test.each([
    {
      given: 'a member without photo consent is signed in',
      trigger: 'photoConsentNeeded',
      detail: CONSENT_NEEDED.detail,
    },
    {
      given: 'a member used all scans of the month',
      trigger: 'upgradeNeeded',
      detail: 'You have used all scans of this month.',
    },
    {
      given: 'a pro member used all scans of the month',
      trigger: 'usageLimitExceeded',
      detail: 'You have used all scans of this month.',
    },
  ] as const)('$given', async ({ given, trigger, detail }) => {
    const error = await agree(
      {
        given,
        receiving: 'a photo of a face to scan',
        request: { method: 'POST', path: '/api/scan-skin', form: { files: FACE } },
        response: { status: 403, json: { detail }, headers: { 'x-trigger-event': trigger } },
      },
      (api) => refusalOf(scanSkin(api, { photo: asBlob(FACE) })),
    );
    expect(error).toMatchObject({ status: 403, trigger, detail });
  });

  test.each([
    ['a member who has not accepted the terms is signed in', 'Please accept the terms first.'],
    ['a member of unknown age is signed in', 'Please tell us your age group first.'],
  ] as const)('%s', async (given, detail) => {
    const error = await agree(
      {
        given,
        receiving: 'a photo of a face to scan',
        request: { method: 'POST', path: '/api/scan-skin', form: { files: FACE } },
        response: { status: 403, json: { detail } },
      },
      (api) => refusalOf(scanSkin(api, { photo: asBlob(FACE) })),
    );
    expect(error).toMatchObject({ status: 403, trigger: null, detail });
  });

  test('an address that is not verified', async () => {
    const error = await agree(
      {
        given: 'a registration is pending',
        receiving: 'a photo of a face to scan',
        request: { method: 'POST', path: '/api/scan-skin', form: { files: FACE } },
        response: { status: 403, json: { detail: 'Please verify your e-mail address first.' } },
      },
      (api) => refusalOf(scanSkin(api, { photo: asBlob(FACE) })),
    );
    expect(error).toMatchObject({ status: 403, trigger: null });
  });

  test('a scan needs a session', async () => {
    const error = await agree(
      {
        given: 'the session has ended',
        receiving: 'a photo of a room to scan',
        request: { method: 'POST', path: '/api/scan-skin', form: { files: ROOM } },
        response: { status: 401, json: NOT_SIGNED_IN },
      },
      (api) => refusalOf(scanSkin(api, { photo: asBlob(ROOM) })),
    );
    expect(error.status).toBe(401);
  });
});
