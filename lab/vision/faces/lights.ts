import { SIGN_VALUES } from '@daylit/contract';
import type { ScanRecord } from '../../../packages/vision/src/index.ts';
import { compareConditions } from '../../../packages/vision/src/report/comparison-gate.ts';
import { SIGNS } from '../../../packages/vision/src/signs/signs.ts';
import { SIGN_WORDS } from '../bench/figure-words.ts';
import { atMost } from '../bench/figure.ts';
import { mean } from '../bench/statistics.ts';
import { scansIn } from './people.ts';
import type { Person } from './people.ts';
import { LIGHTS } from './relight.ts';
import { deviationOf, differenceBetween, isToldChange } from './repeats.ts';
import type { Row } from './repeats.ts';

/** Said once, at the first sign. */
const ABOUT_LIGHTS =
  'The second photo was given another light by computation, on the surface of the face mesh. The goal is what the error bar stands for. Nothing is known of real lamps and other cameras.';

/** Refused photos and pairs compared with caution that are not worth a word: as many as without a light. */
const FEW = 2;

/** How far two photos of a person differ when the second has another light. */
export function ofLights(people: readonly Person[]): Row[] {
  const sample = people.filter(({ second }) => (second?.relit.length ?? 0) > 0).length;
  const pairs = LIGHTS.map(({ name }) => ({ name, both: pairsIn(people, name) }));
  const told = pairs.map(({ name, both }) => ({
    name,
    value: mean(both.map((records) => (isToldChange(scansIn(...records)) ? 1 : 0))),
  }));
  return [
    {
      id: 'light.false_changes',
      what: 'Pairs of photos in two lights that are told any change, in the worst light',
      value: worstOf(told),
      unit: 'share',
      goal: atMost(0.05),
      sample,
      note: sample === 0 ? undefined : gateOn(pairs, sample),
      parts: told,
    },
    ...SIGN_VALUES.map((sign): Row => {
      const parts = pairs.map(({ name, both }) => ({
        name,
        value: deviationOf(both.flatMap((records) => differenceBetween(records, sign))),
      }));
      return {
        id: `light.${sign}`,
        what: `${SIGN_WORDS[sign]}: standard deviation from one photo to the next in another light, the worst`,
        value: worstOf(parts),
        unit: 'points',
        goal: atMost(SIGNS[sign].spread),
        sample,
        note: sign === SIGN_VALUES[0] ? ABOUT_LIGHTS : undefined,
        parts,
      };
    }),
  ];
}

/** Each person's first photo, and the second one in this light; without those that the gate refused. */
function pairsIn(people: readonly Person[], light: string): [ScanRecord, ScanRecord][] {
  return people.flatMap(({ first, second }): [ScanRecord, ScanRecord][] => {
    const record = second?.relit.find((one) => one.light === light)?.record;
    return first.analysis && record ? [[first.analysis.record, record]] : [];
  });
}

/** Null without a value. */
function worstOf(parts: readonly { value: number }[]): number | null {
  const worst = Math.max(...parts.map(({ value }) => value).filter(Number.isFinite));
  return Number.isFinite(worst) ? worst : null;
}

/** What the gates say of the lights: refused photos, and pairs that are compared with caution. */
function gateOn(
  pairs: readonly { name: string; both: [ScanRecord, ScanRecord][] }[],
  sample: number,
): string {
  const told = pairs.flatMap(({ name, both }) => {
    // The lights that were not tried on anybody have no pairs.
    const results = both.map((records) => compareConditions(...scansIn(...records)).result);
    const refused = both.length === 0 ? 0 : sample - both.length;
    const caution = results.filter((result) => result === 'directional').length;
    return refused + caution > FEW ? [`${name}: ${refused} refused, ${caution} with caution`] : [];
  });
  return `Of ${sample} photos: ${told.join('; ')}.`;
}
