import { Ajv2020 } from 'ajv/dist/2020.js';
import {
  PAIRED_REGIONS,
  REGION_VALUES,
  SIDE_VALUES,
  SIGN_VALUES,
  type KeyConcern,
  type Region,
  type Sign,
} from '@daylit/contract';
import { isPlainWords } from './plain-words.ts';

/**
 * Names of the regions in which a model may see a sign. They name no side, because a model can confuse left
 * and right, as in a mirror.
 */
const REGION_WORDS: Readonly<Record<Region, string>> = {
  whole_face: 'Across the face',
  forehead: 'Forehead',
  glabella: 'Between the brows',
  nose: 'Nose',
  chin: 'Chin',
  cheek: 'Cheeks',
  under_eye: 'Under the eyes',
  eye_corner: 'Beside the eyes',
  mouth: 'Around the mouth',
  jaw: 'Jaw',
};

/** The place of a concern that only the model sees. A paired region counts on both sides. */
export function placeSeenIn(region: Region): Pick<Required<KeyConcern>, 'location_observed' | 'places'> {
  const sides = PAIRED.has(region) ? SIDE_VALUES : [null];
  return { location_observed: REGION_WORDS[region], places: sides.map((side) => ({ region, side })) };
}

const PAIRED: ReadonlySet<Region> = new Set(PAIRED_REGIONS);

/** A sign as the model sees it. */
export interface SeenConcern {
  sign: Sign;
  region: Region;
  /** 0 to 5. */
  severity_score: number;
  description: string;
}

/** What the model may say: words and concerns. It has no field for a measurement. */
export interface ModelAnswer {
  overall_assessment: string;
  positive_observations: string[];
  concerns: SeenConcern[];
}

/**
 * Maximum characters of each text. The document allows 1000, because the final text also holds our own words.
 */
const LENGTHS = { overall_assessment: 600, positive_observation: 200, description: 300 };

// `isFit` checks the lengths of the texts, because some model servers refuse a schema that limits them.
/** The answer as JSON Schema. It is sent with the question, and every answer is validated against it. */
export const ANSWER_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['overall_assessment', 'positive_observations', 'concerns'],
  properties: {
    overall_assessment: { type: 'string' },
    positive_observations: { type: 'array', maxItems: 4, items: { type: 'string' } },
    concerns: {
      type: 'array',
      maxItems: SIGN_VALUES.length,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['sign', 'region', 'severity_score', 'description'],
        properties: {
          sign: { type: 'string', enum: [...SIGN_VALUES] },
          region: { type: 'string', enum: [...REGION_VALUES] },
          severity_score: { type: 'number', minimum: 0, maximum: 5 },
          description: { type: 'string' },
        },
      },
    },
  },
} as const;

/** True when a value has the shape of an answer; says nothing about its words. */
export const isModelAnswer = new Ajv2020().compile<ModelAnswer>(ANSWER_SCHEMA);

/** True when every text of an answer may be used in a report. */
export function isFit({ overall_assessment, positive_observations, concerns }: ModelAnswer): boolean {
  return (
    isPlainWords(overall_assessment, LENGTHS.overall_assessment) &&
    positive_observations.every((text) => isPlainWords(text, LENGTHS.positive_observation)) &&
    concerns.every(({ description }) => isPlainWords(description, LENGTHS.description))
  );
}
