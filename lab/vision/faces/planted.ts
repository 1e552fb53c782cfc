import { atLeast } from '../bench/figure.ts';
import { mean } from '../bench/statistics.ts';
import { BLEMISHES, DARK_SPOTS } from '../lesions-on-photo.ts';
import type { PlantedFind } from './find-planted.ts';
import { byThirdOfLightness } from './people.ts';
import type { Person } from './people.ts';
import type { Row } from './repeats.ts';

const ABOUT_PLANTED = `The painter's lesions on the searched skin of each photograph: ${BLEMISHES} blemishes of one kind and ${DARK_SPOTS} dark spots of any size and strength, most of them faint.`;

/** How many of the planted lesions are found, and named as what they are. */
export function ofPlanted(people: readonly Person[]): Row[] {
  const thirds = [...byThirdOfLightness(people)];
  const sample = people.filter((person) => plantedOn([person]).length > 0).length;
  const rowOf = (shareOf: (lesions: readonly PlantedFind[]) => number): Pick<Row, 'value' | 'parts'> => ({
    value: shareOf(plantedOn(people)),
    parts: thirds.map(([name, some]) => ({ name, value: shareOf(plantedOn(some)) })),
  });
  return [
    {
      id: 'planted.found',
      what: 'Lesions planted on real skin that are found',
      ...rowOf((lesions) => mean(lesions.map(({ isFound }) => (isFound ? 1 : 0)))),
      unit: 'share',
      goal: atLeast(0.9),
      sample,
      note: ABOUT_PLANTED,
    },
    {
      id: 'planted.named',
      what: 'Of these, blemishes and dark spots that are not taken for each other',
      ...rowOf((lesions) =>
        mean(lesions.filter(({ isFound }) => isFound).map(({ isNamed }) => (isNamed ? 1 : 0))),
      ),
      unit: 'share',
      goal: atLeast(0.9),
      sample,
    },
  ];
}

function plantedOn(people: readonly Person[]): PlantedFind[] {
  return people.flatMap(({ first, second }) => [...first.planted, ...(second?.planted ?? [])]);
}
