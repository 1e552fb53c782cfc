import type { StepKey } from '@daylit/contract';
import type { RoutineKind } from './profile.ts';
import type { Group } from './rule.ts';
import { EVERY_DAY, type Omission, type SlotRequest } from './slot-request.ts';

type Basics = readonly (SlotRequest | Omission)[];

function request(
  group: Group,
  step: StepKey,
  purpose: string,
  instruction: string,
  more: Partial<SlotRequest> = {},
): SlotRequest {
  return { group, step, days: EVERY_DAY, instruction, purpose, needs: [], prefers: [], without: [], ...more };
}

/** Leaves a slot out, and says why. */
export function omit(group: Group, step: StepKey, reason: string): Omission {
  return { kind: 'left_out', group, step, instruction: 'Leave this step out.', reason };
}

const WASH_NIGHT = 'Massage into damp skin for half a minute, then rinse.';
const WASH_MORNING = 'Wash briefly with lukewarm water and pat dry.';

const GEL = { without: ['occlusive'], prefers: ['humectant'] } as const satisfies Partial<SlotRequest>;

function sunscreen(prefers: SlotRequest['prefers'] = []): SlotRequest {
  return request(
    'morning',
    'sunscreen',
    'Daily protection from the sun.',
    'Two finger lengths; again every two hours outdoors.',
    { needs: ['sunscreen_mineral', 'sunscreen_organic'], prefers },
  );
}

function moisturizer(group: Group, instruction: string, prefers: SlotRequest['prefers']): SlotRequest {
  return request(group, 'moisturizer', 'Keeps water in the skin.', instruction, { prefers });
}

function cleanser(group: Group, more: Partial<SlotRequest> = {}): SlotRequest {
  const instruction = group === 'morning' ? WASH_MORNING : WASH_NIGHT;
  return request(group, 'cleanser', 'Cleans without stripping.', instruction, more);
}

const WATER_ONLY: Omission = {
  kind: 'habit',
  group: 'morning',
  step: 'cleanser',
  instruction: 'Rinse with lukewarm water and pat dry.',
  reason: 'Water is enough: your skin keeps its own oils.',
};

const PLAIN_BASICS: Basics = [
  sunscreen(),
  cleanser('morning'),
  cleanser('night'),
  moisturizer('morning', 'Spread a thin layer over face and neck.', ['humectant']),
  moisturizer('night', 'Spread a thin layer over face and neck.', ['humectant']),
];

/** The daily steps for each kind of skin, before concerns are considered. */
export const BASICS: Record<RoutineKind, Basics> = {
  normal: [
    ...PLAIN_BASICS,
    omit('weekly', 'exfoliant', 'Optional for normal skin.'),
    omit('weekly', 'mask', 'Your daily steps are enough.'),
  ],
  dry: [
    sunscreen(['humectant', 'barrier_lipid', 'occlusive']),
    WATER_ONLY,
    cleanser('night', { prefers: ['humectant', 'barrier_lipid', 'occlusive'] }),
    moisturizer('morning', 'Spread over skin that is still damp.', ['barrier_lipid', 'occlusive']),
    moisturizer('night', 'Spread generously over skin that is still damp.', [
      'barrier_lipid',
      'occlusive',
      'humectant',
    ]),
    omit(
      'weekly',
      'exfoliant',
      'Give dry skin four weeks of moisture first. Then a mild one once a week is enough.',
    ),
    request('weekly', 'mask', 'Adds moisture.', 'Saturday: ten minutes, then rinse and moisturize.', {
      days: ['Saturday'],
      prefers: ['humectant', 'barrier_lipid'],
      without: ['clay'],
    }),
  ],
  oily: [
    sunscreen(),
    cleanser('morning', GEL),
    cleanser('night', GEL),
    moisturizer('morning', 'Spread a thin layer: oily skin needs water, too.', ['humectant']),
    moisturizer('night', 'Spread a thin layer.', ['humectant']),
    omit('weekly', 'exfoliant', 'Your other steps are enough. More would dry your skin out.'),
    request(
      'weekly',
      'mask',
      'Takes up shine for a while.',
      'Saturday: ten minutes on forehead, nose and chin, then rinse.',
      { days: ['Saturday'], needs: ['clay'] },
    ),
  ],
  combination: [
    sunscreen(),
    cleanser('morning'),
    cleanser('night'),
    moisturizer('morning', 'Spread a thin layer, a little more on the cheeks.', ['humectant']),
    moisturizer('night', 'Spread a thin layer, a little more on the cheeks.', ['humectant']),
    omit('weekly', 'exfoliant', 'Your other steps are enough for now.'),
    omit('weekly', 'mask', 'One mask rarely suits both cheeks and forehead.'),
  ],
  sensitive: [
    sunscreen(['sunscreen_mineral']),
    WATER_ONLY,
    cleanser('night', { prefers: ['humectant'] }),
    moisturizer('morning', 'Pat on a thin layer without rubbing.', ['barrier_lipid', 'soothing']),
    moisturizer('night', 'Pat on a thin layer without rubbing.', ['barrier_lipid', 'soothing']),
    omit('weekly', 'exfoliant', 'Skin that reacts easily is better off without.'),
    omit('weekly', 'mask', 'Fewer products give your skin time to calm down.'),
  ],
  not_set: [
    ...PLAIN_BASICS,
    omit('weekly', 'exfoliant', 'Not until we know your skin type.'),
    omit('weekly', 'mask', 'Not until we know your skin type.'),
  ],
  teen: [
    ...PLAIN_BASICS,
    omit('weekly', 'exfoliant', 'Not needed for your skin.'),
    omit('weekly', 'mask', 'Not needed for your skin.'),
  ],
};

const SERUM_REASONS = {
  placed: 'One serum is enough.',
  left_out: 'What would have helped was left out. The notes say why.',
  not_needed: 'Nothing in your answers or your photo calls for a serum.',
} as const;

interface Filled {
  serum: keyof typeof SERUM_REASONS;
  /** The step is done in another part of the week. */
  isDoneElsewhere: boolean;
  /** False where the face is only rinsed with water. */
  hasCleanser: boolean;
}

/** Why a slot stays empty when neither the basics nor a concern fill it. */
export function omissionReason(step: StepKey, kind: RoutineKind, filled: Filled): string {
  const { serum, isDoneElsewhere, hasCleanser } = filled;
  if (kind === 'teen') return 'Your daily steps are enough.';
  if (kind === 'sensitive') return 'Three products are enough until your skin has been calm for two weeks.';
  if (step === 'serum') {
    return SERUM_REASONS[serum];
  }
  if (step === 'mask')
    return isDoneElsewhere
      ? 'Once a week is enough.'
      : 'Nothing in your answers or your photo calls for a mask.';
  if (step === 'toner' && !hasCleanser) return 'Optional: your moisturizer is enough.';
  if (step === 'toner') return 'Optional: your cleanser and moisturizer are enough.';
  if (step === 'eye_cream' && isDoneElsewhere) return 'Once a day is enough.';
  if (step === 'eye_cream') return 'Optional: your moisturizer is enough around the eyes.';
  return 'It would add little to a moisturizer that suits you.';
}
