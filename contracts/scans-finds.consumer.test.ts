import { judgeFind, restoreFind } from '@daylit/api-client';
import { describe, expect, test } from 'vitest';
import { agree, refusalOf } from './agree.ts';
import { FINISHED } from './examples.ts';
import { Matchers } from './pact.ts';

const path = '/api/checkins/1/finds/redness';
const find = { id: 1, sign: 'redness' } as const;
const judging = {
  request: { method: 'PATCH', path, json: { verdict: 'not_there' } },
  receiving: 'the verdict that a find is not there',
} as const;
const restoring = {
  request: { method: 'DELETE', path },
  receiving: 'the wish to take a verdict on a find back',
} as const;
const REFUSALS = [
  ['a member is signed in', 404, 'There is nothing at this address.'],
  ['the session has ended', 401, 'Please log in to continue.'],
] as const;

/** The scan of this member, with a verdict on its find. */
function judged() {
  const { analysis_result, photo_receipt } = FINISHED;
  if (!analysis_result) throw new Error('The example has no report.');
  const { condition_notes } = analysis_result;
  const key_concerns_identified = condition_notes.key_concerns_identified.map((concern) => ({
    ...concern,
    disputed: Matchers.equal('not_there'),
  }));
  return {
    ...FINISHED,
    photo_receipt: { ...photo_receipt, bytes: Matchers.equal(photo_receipt.bytes) },
    analysis_result: { ...analysis_result, condition_notes: { ...condition_notes, key_concerns_identified } },
  };
}

describe('a find that is wrong', () => {
  test('a find that is called wrong is marked in its report', async () => {
    const answer = await agree(
      { given: 'a scan is finished', ...judging, response: { status: 200, json: judged() } },
      (api) => judgeFind(api, { ...find, verdict: 'not_there' }),
    );
    expect(answer.report?.condition_notes).toMatchObject({ concerns: [{ disputed: 'not_there' }] });
  });

  test('a find is shown again', async () => {
    const answer = await agree(
      { given: 'a scan is finished', ...restoring, response: { status: 200, json: FINISHED } },
      (api) => restoreFind(api, find),
    );
    expect(answer.report?.condition_notes).toMatchObject({ concerns: [{ disputed: null }] });
  });

  test.each(REFUSALS)('a verdict is refused when %s', async (given, status, detail) => {
    const error = await agree({ given, ...judging, response: { status, json: { detail } } }, (api) =>
      refusalOf(judgeFind(api, { ...find, verdict: 'not_there' })),
    );
    expect(error).toMatchObject({ status, detail });
  });

  test.each(REFUSALS)('taking a verdict back is refused when %s', async (given, status, detail) => {
    const error = await agree({ given, ...restoring, response: { status, json: { detail } } }, (api) =>
      refusalOf(restoreFind(api, find)),
    );
    expect(error).toMatchObject({ status, detail });
  });
});
