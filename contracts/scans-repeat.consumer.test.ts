import { getRepeatability, removeSecondPhoto, takeSecondPhoto } from '@daylit/api-client';
import type { Repeatability, RepeatabilityMeasure } from '@daylit/contract';
import { describe, expect, test } from 'vitest';
import { agree, refusalOf } from './agree.ts';
import { Matchers } from './pact.ts';
import { asBlob, FACE, ROOM, TEXT } from './photos.ts';

const NOT_SIGNED_IN = { detail: 'Please log in to continue.' };

// Exact, because only this margin distinguishes the pair from other members' pairs.
const MEASURE = Matchers.equal({
  sign: 'redness',
  concern_name: 'Redness',
  usual_margin: 0.5,
  margin: 1.3,
}) as unknown as RepeatabilityMeasure;

const SUMMARY = 'Two photos of you differ more than usual in redness.';
const TAKEN = { checkin_id: 1, taken_at: '2026-11-18T08:33:00.000Z' };
const KNOWN: Repeatability = {
  pairs: 1,
  second_photos: [TAKEN],
  offer: null,
  summary: SUMMARY,
  measures: [MEASURE],
};
const OFFERED: Repeatability = {
  pairs: 0,
  second_photos: [],
  offer: { checkin_id: 1, until: '2026-11-18T08:35:00.000Z' },
  summary: null,
  measures: [],
};

describe('a second photo', () => {
  const ofAFace = { method: 'POST', path: '/api/checkins/1/second-photo', form: { file: FACE } } as const;
  const ofARoom = { ...ofAFace, form: { file: ROOM } };
  const take = { id: 1, photo: asBlob(FACE) };

  test('a second photo of a face is compared with the first', async () => {
    const known = await agree(
      {
        given: 'a scan waits for its second photo',
        receiving: 'a second photo of a face',
        request: ofAFace,
        response: { status: 200, json: KNOWN },
      },
      (api) => takeSecondPhoto(api, take),
    );
    expect(known).toMatchObject({ pairs: 1, offer: null, measures: [{ sign: 'redness', margin: 1.3 }] });
  });

  test('a second photo without a face is refused', async () => {
    const detail = 'There is no face in this photo.';
    const error = await agree(
      {
        given: 'a scan waits for its second photo',
        receiving: 'a second photo of a room',
        request: ofARoom,
        response: { status: 422, json: { detail } },
      },
      (api) => refusalOf(takeSecondPhoto(api, { id: 1, photo: asBlob(ROOM) })),
    );
    expect(error).toMatchObject({ status: 422, detail });
  });

  test.each([
    ['a scan waits for its second photo', 415, null],
    ['a member without photo consent is signed in', 403, 'photoConsentNeeded'],
  ] as const)('no photo at all, where %s', async (given, status, trigger) => {
    const error = await agree(
      {
        given,
        receiving: 'a text file as a second photo',
        request: { ...ofAFace, form: { file: TEXT } },
        response: {
          status,
          json: { detail: 'This is not possible.' },
          ...(trigger && { headers: { 'x-trigger-event': trigger } }),
        },
      },
      (api) => refusalOf(takeSecondPhoto(api, { id: 1, photo: asBlob(TEXT) })),
    );
    expect(error).toMatchObject({ status, trigger });
  });

  test.each([
    ['a scan has its second photo', 409, 'This scan has its second photo.'],
    ['a member is signed in', 404, 'There is nothing at this address.'],
    ['the session has ended', 401, NOT_SIGNED_IN.detail],
  ] as const)('when %s', async (given, status, detail) => {
    const error = await agree(
      {
        given,
        receiving: 'a second photo of a face',
        request: ofAFace,
        response: { status, json: { detail } },
      },
      (api) => refusalOf(takeSecondPhoto(api, take)),
    );
    expect(error).toMatchObject({ status, detail });
  });
});

describe('the result of second photos', () => {
  const request = { method: 'GET', path: '/api/repeatability' } as const;
  const receiving = 'a request for what second photos have shown';

  test('the result of second photos is read after one', async () => {
    const known = await agree(
      { given: 'a scan has its second photo', receiving, request, response: { status: 200, json: KNOWN } },
      (api) => getRepeatability(api),
    );
    expect(known).toMatchObject({ pairs: 1, offer: null, measures: [{ margin: 1.3 }] });
  });

  test('while one is possible', async () => {
    const known = await agree(
      {
        given: 'a scan waits for its second photo',
        receiving,
        request,
        response: { status: 200, json: OFFERED },
      },
      (api) => getRepeatability(api),
    );
    expect(known).toEqual(OFFERED);
  });
});

describe('a second photo that is deleted', () => {
  const request = { method: 'DELETE', path: '/api/checkins/1/second-photo' } as const;
  const receiving = 'a request to take the second photo back';

  test('a second photo that is deleted no longer counts', async () => {
    const known = await agree(
      {
        given: 'a scan has its second photo',
        receiving,
        request,
        response: { status: 200, json: OFFERED },
      },
      (api) => removeSecondPhoto(api, 1),
    );
    expect(known).toEqual(OFFERED);
  });
});
