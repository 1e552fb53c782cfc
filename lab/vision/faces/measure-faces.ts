import { SIGN_VALUES } from '@daylit/contract';
import type { MeasuredFigure, Sign } from '@daylit/contract';
import { CONCERN_FROM } from '../../../packages/vision/src/index.ts';
import { atLeast, atMost, figure } from '../bench/figure.ts';
import { mean, median, range, spearman } from '../bench/statistics.ts';
import { SIGN_WORDS } from '../bench/figure-words.ts';
import { ofLights } from './lights.ts';
import { ofPairs, ofSizes } from './repeats.ts';
import type { Row } from './repeats.ts';
import { ofPlanted } from './planted.ts';
import { byTone, factsOf, peopleIn, severityIn } from './people.ts';
import type { Person } from './people.ts';
import type { ReadShot } from './read-shots.ts';

/** Least number of people of a tone whose share counts. */
const FEW = 5;

/**
 * All figures that the photographs allow. Without second shots or ages, some have no number. `set` names the
 * collection in the first note.
 */
export function measureFaces(shots: readonly ReadShot[], set = 'These photographs'): MeasuredFigure[] {
  const people = peopleIn(shots);
  return [
    ...ofPhotos(shots, aboutSet(set, people)),
    ...ofReports(people),
    ...ofPairs(people),
    ...ofSizes(people),
    ...ofPlanted(people),
    ...ofLights(people),
    ...ofTones(people),
    ...ofAges(people),
  ].map((measured) => figure({ ...measured, group: 'real_faces', id: `real_faces.${measured.id}` }));
}

/** What set it is, and how many people of which tone. */
function aboutSet(set: string, people: readonly Person[]): string {
  const tones = [...byTone(people)].map(([name, some]) => `${some.length} with ${name}`);
  return `${set}: ${people.length} people, ${tones.join(', ')}.`;
}

function isNamedCovered({ analysis, isCalledCovered }: ReadShot): boolean {
  return isCalledCovered || analysis?.skin.leftOut.includes('around_eyes') === true;
}

function ofPhotos(shots: readonly ReadShot[], about: string): Row[] {
  const sample = new Set(shots.map(({ person }) => person)).size;
  const beards = shots.filter(({ analysis }) => analysis?.skin.leftOut.includes('under_beard'));
  return [
    {
      id: 'found',
      what: 'Photos in which a face is found',
      value: mean(shots.map(({ isFound }) => (isFound ? 1 : 0))),
      unit: 'share',
      goal: atLeast(1),
      sample,
      note: about,
    },
    {
      id: 'named_covers',
      what: 'Photos in which glasses or a cover are named',
      value: shots.filter(isNamedCovered).length,
      unit: 'count',
      goal: atMost(0),
      sample,
      note: `Counted as if nobody wore any. A beard is named in ${beards.length}, which may be right.`,
    },
  ];
}

function ofReports(people: readonly Person[]): Row[] {
  const sample = people.length;
  const concerns = people.map(
    ({ first }) => SIGN_VALUES.filter((sign) => factsOf(first, sign)?.isConcern).length,
  );
  return [
    {
      id: 'concerns',
      what: 'Concerns a face',
      value: mean(concerns),
      unit: 'count',
      goal: atMost(1),
      sample,
    },
    ...SIGN_VALUES.map((sign): Row => {
      const told = severitiesOf(people, sign);
      return {
        id: `strong.${sign}`,
        what: `${SIGN_WORDS[sign]}: people with ${CONCERN_FROM} or more`,
        value: told.filter((severity) => severity >= CONCERN_FROM).length / sample,
        unit: 'share',
        goal: atMost(0.35),
        sample,
        note: `The middle one of the ${told.length} people who are told reads ${median(told).toFixed(1)}.`,
      };
    }),
    ...(['blemishes', 'dark_spots'] as const).map((sign): Row => {
      const counts = people.flatMap(({ first }) => factsOf(first, sign)?.count ?? []);
      return {
        id: `finds.${sign}`,
        what: `${SIGN_WORDS[sign]}: finds a face, where they are counted`,
        value: mean(counts),
        unit: 'count',
        goal: atMost(2),
        sample: counts.length,
      };
    }),
  ];
}

function ofTones(people: readonly Person[]): Row[] {
  const tones = [...byTone(people)].filter(([, some]) => some.length >= FEW);
  return SIGN_VALUES.flatMap((sign): Row[] => {
    const parts = tones.map(([name, some]) => ({
      name: `${name} (${some.length})`,
      value: severitiesOf(some, sign).length / some.length,
    }));
    const pairs = people.flatMap(({ first }): [number, number][] => {
      const severity = severityIn(first, sign);
      return severity === null ? [] : [[first.lightness, severity]];
    });
    return [
      {
        id: `told.${sign}`,
        what: `${SIGN_WORDS[sign]}: told on the tone with most against the tone with fewest`,
        value: tones.length > 1 ? range(parts.map(({ value }) => value)) : null,
        unit: 'share',
        goal: atMost(0.1),
        sample: people.length,
        parts,
      },
      {
        id: `lightness.${sign}`,
        what: `${SIGN_WORDS[sign]}: rank correlation with the lightness of the skin, whichever way`,
        value: Math.abs(spearman(pairs)),
        unit: 'correlation',
        goal: atMost(0.2),
        sample: pairs.length,
        note: spearman(pairs) < 0 ? 'More on darker skin.' : undefined,
      },
    ];
  });
}

function ofAges(people: readonly Person[]): Row[] {
  return (['lines', 'texture'] as const).map((sign) => {
    const pairs = people.flatMap(({ first }): [number, number][] => {
      const severity = severityIn(first, sign);
      return severity === null || first.age === null ? [] : [[first.age, severity]];
    });
    return {
      id: `age.${sign}`,
      what: `${SIGN_WORDS[sign]}: rank correlation with age`,
      value: spearman(pairs),
      unit: 'correlation',
      goal: atLeast(sign === 'lines' ? 0.6 : 0.3),
      sample: pairs.length,
    };
  });
}

function severitiesOf(people: readonly Person[], sign: Sign): number[] {
  return people.flatMap(({ first }) => severityIn(first, sign) ?? []);
}
