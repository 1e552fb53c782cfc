import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { noLastRelease, readLastRelease } from '../../packages/server/test/last-release.ts';
import document from '@daylit/contract/openapi.json' with { type: 'json' };
import { type ApiDocument, childOf, findBreakingChanges } from './breaking-changes.ts';

test.skipIf(noLastRelease !== undefined)(
  `a program for the last release still works${noLastRelease === undefined ? '' : `: ${noLastRelease}`}`,
  () => {
    const released: ApiDocument = parse(readLastRelease('openapi.yaml'));
    expect(Object.keys(released.paths).length).toBeGreaterThan(80);
    expect(findBreakingChanges(released, document)).toEqual([]);
  },
);

/** A copy of the document with another value at a place. Undefined takes away what is there. */
function changed(...changes: [place: string, value: unknown][]): ApiDocument {
  const copy = structuredClone(document);
  for (const [place, value] of changes) {
    const steps = place.split(' ');
    const last = steps.pop() ?? '';
    const parent = steps.reduce<unknown>(childOf, copy) as Record<string, unknown>;
    if (value === undefined) delete parent[last];
    else parent[last] = value;
  }
  return copy;
}

const SCHEMAS = 'components schemas';
const USAGE = 'paths /api/usage get';
const DAY = { name: 'day', in: 'query', schema: { type: 'string' } };

describe('breaking changes', () => {
  test.each([
    ['an operation that is gone', USAGE, undefined, 'GET /api/usage is gone'],
    [
      'a field of an answer that is gone',
      `${SCHEMAS} Account properties username`,
      undefined,
      'GET /api/account 200.username is gone',
    ],
    [
      'a field of an answer that may be missing',
      `${SCHEMAS} Account required`,
      ['email'],
      'GET /api/account 200.username may be missing now',
    ],
    [
      'a field of an answer that may be null',
      `${SCHEMAS} AccessToken properties id type`,
      ['integer', 'null'],
      'GET /api/access-tokens 200[].id may be null now',
    ],
    [
      'a field of an answer with fewer types',
      `${SCHEMAS} LatestScan properties id type`,
      'integer',
      'GET /api/checkins/latest 200.id is no null any more',
    ],
    [
      'a new required field of a request',
      `${SCHEMAS} NewAccessToken required`,
      ['name', 'scopes', 'days', 'note'],
      'POST /api/access-tokens body.note is required now',
    ],
    [
      'a value that a request no longer takes',
      `${SCHEMAS} NewAccessToken properties days enum`,
      [30, 90],
      'POST /api/access-tokens body.days no longer takes 365',
    ],
    [
      'a new required parameter',
      `${USAGE} parameters`,
      [{ ...DAY, required: true }],
      'GET /api/usage query day is required now',
    ],
    [
      'a call that programs can no longer make',
      `${USAGE} security`,
      [{ session: [] }],
      'GET /api/usage takes no access token with read any more',
    ],
    ['an answer that is gone', `${USAGE} responses 200`, undefined, 'GET /api/usage 200 is gone'],
  ])('%s is found', (_name, place, value, sentence) => {
    expect(findBreakingChanges(document, changed([place, value]))).toContain(sentence);
  });

  test('additions break nothing', () => {
    const more = changed(
      ['paths /api/new', document.paths['/api/usage']],
      [`${USAGE} parameters`, [DAY]],
      [`${SCHEMAS} Account properties nickname`, { type: 'string' }],
      [`${SCHEMAS} Account required`, ['email', 'username', 'nickname']],
      [`${SCHEMAS} NewAccessToken properties note`, { type: 'string' }],
      [`${SCHEMAS} NewAccessToken properties days enum`, [30, 90, 180, 365]],
      [`${SCHEMAS} AccessTokenScope enum`, ['read', 'scan', 'chat']],
    );
    expect(findBreakingChanges(document, more)).toEqual([]);
  });
});
