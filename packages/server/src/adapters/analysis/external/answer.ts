import { Ajv2020 } from 'ajv/dist/2020.js';
import { SIGNS, type Sign } from '@daylit/vision';
import { isPlainWords } from './plain-words.ts';

/** Where a model may say that it sees something. Without sides, which a model and a mirror do not agree about. */
export const PLACES = {
  whole_face: 'Across the face',
  forehead: 'Forehead',
  between_brows: 'Between the brows',
  nose: 'Nose',
  cheeks: 'Cheeks',
  under_eyes: 'Under the eyes',
  beside_eyes: 'Beside the eyes',
  around_mouth: 'Around the mouth',
  chin: 'Chin',
  jaw: 'Jaw',
} as const;

/** A sign as the model sees it. */
export interface SeenConcern {
  sign: Sign;
  place: keyof typeof PLACES;
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

/** Most characters of each text. The document allows 1000 for a text that holds ours as well. */
const LENGTHS = { overall_assessment: 600, positive_observation: 200, description: 300 };

// Lengths of texts are judged below: some model servers refuse a schema that names them.
/** The answer as JSON Schema, sent along and enforced here. */
export const ANSWER_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['overall_assessment', 'positive_observations', 'concerns'],
  properties: {
    overall_assessment: { type: 'string' },
    positive_observations: { type: 'array', maxItems: 4, items: { type: 'string' } },
    concerns: {
      type: 'array',
      maxItems: SIGNS.length,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['sign', 'place', 'severity_score', 'description'],
        properties: {
          sign: { type: 'string', enum: [...SIGNS] },
          place: { type: 'string', enum: Object.keys(PLACES) },
          severity_score: { type: 'number', minimum: 0, maximum: 5 },
          description: { type: 'string' },
        },
      },
    },
  },
} as const;

/** True when a value has the shape of an answer; says nothing about its words. */
export const isModelAnswer = new Ajv2020().compile<ModelAnswer>(ANSWER_SCHEMA);

/** True when every text of an answer may stand in a report. */
export function isFit({ overall_assessment, positive_observations, concerns }: ModelAnswer): boolean {
  return (
    isPlainWords(overall_assessment, LENGTHS.overall_assessment) &&
    positive_observations.every((text) => isPlainWords(text, LENGTHS.positive_observation)) &&
    concerns.every(({ description }) => isPlainWords(description, LENGTHS.description))
  );
}
