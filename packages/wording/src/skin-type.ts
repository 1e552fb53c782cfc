import type { Place, Preferences, SkinFacts, SkinLook, SkinTypeFinding } from '@daylit/contract';
import { fill, otherwise, type Phrase, phraseFor, type Words } from './phrase.ts';
import { placesAsSubject } from './places.ts';

type Told = SkinLook['type'];

const TYPE_OF_FEEL: Partial<Record<NonNullable<Preferences['midday_feel']>, Told>> = {
  tight: 'dry',
  comfortable: 'normal',
  shiny_t_zone: 'combination',
  shiny_all_over: 'oily',
};

const FEELS: Partial<Record<NonNullable<Preferences['midday_feel']>, string>> = {
  tight: 'feels tight',
  comfortable: 'feels comfortable',
  shiny_t_zone: 'gets shiny on your forehead and nose',
  shiny_all_over: 'gets shiny all over',
};

interface LookFacts extends SkinLook {
  /** Shine is one of the concerns. */
  isShineNamed: boolean;
}

/**
 * What shows of a skin type. `{strongest}` are the places where shine is strongest, as the statement names
 * them.
 */
export const LOOKS: readonly Phrase<LookFacts>[] = [
  {
    when: 'combination, and shine is no concern',
    holds: ({ type, isShineNamed }) => type === 'combination' && !isShineNamed,
    says: '{Strongest} {shine} a little more than {cheeks}.',
  },
  {
    when: 'combination',
    holds: ({ type }) => type === 'combination',
    says: '{Strongest} {shine} more than {cheeks}.',
  },
  {
    when: 'oily, and shine is no concern',
    holds: ({ type, isShineNamed }) => type === 'oily' && !isShineNamed,
    says: 'Your skin shines a little all over.',
  },
  {
    when: 'oily',
    holds: ({ type }) => type === 'oily',
    says: 'The shine is not only in the middle of your face.',
  },
  {
    when: 'dry, some shine',
    holds: (look) => look.type === 'dry' && (look.isShineNamed || shinesALittle(look)),
    says: 'Your skin looks rough in places.',
  },
  {
    when: 'dry',
    holds: ({ type }) => type === 'dry',
    says: 'Your skin looks matte, and rough in places.',
  },
  {
    when: 'normal, and shine is a concern',
    holds: ({ isShineNamed }) => isShineNamed,
    says: 'Your skin shines, but less than oily skin does.',
  },
  {
    when: 'normal, a little shine',
    holds: shinesALittle,
    says: 'Your skin shines only a little.',
  },
  { when: 'normal', holds: otherwise, says: 'Your skin looks neither shiny nor dry.' },
];

/** A face may look matte on the whole and shine in one area. */
export function shinesALittle({ zone, cheeks }: SkinLook): boolean {
  return Math.max(zone.severity, cheeks.severity) >= 0.5;
}

interface TypeFacts {
  told: Told | undefined;
  look: SkinLook | null;
}

/** How the type was found. The person's own answer decides; the photo can agree, differ or say nothing. */
export const TYPE_REASONS: readonly Phrase<TypeFacts>[] = [
  {
    when: 'told, the photo shows nothing',
    holds: ({ told, look }) => told !== undefined && look === null,
    says: 'You say that your skin {feels} around midday.',
  },
  {
    when: 'told, the photo agrees',
    holds: ({ told, look }) => told !== undefined && told === look?.type,
    says: '{Shown} Your answers say the same.',
  },
  {
    when: 'told, the photo differs',
    holds: ({ told }) => told !== undefined,
    says: '{Shown} But you say that your skin {feels} around midday, and that counts more.',
  },
  {
    when: 'not told, the photo shows something',
    holds: ({ look }) => look !== null,
    says: '{Shown} Tell us how your skin feels around midday for a better answer.',
  },
  {
    when: 'neither',
    holds: otherwise,
    says: 'This photo shows no clear type. Tell us how your skin feels around midday.',
  },
];

/** The skin type with its reason. Without an answer of the person, the photo gives a first guess. */
export function skinType(
  { look, signs }: Pick<SkinFacts, 'look' | 'signs'>,
  { midday_feel }: Preferences,
): SkinTypeFinding {
  const shine = signs.find(({ sign }) => sign === 'shine');
  const isShineNamed = shine?.isConcern === true;
  const told = midday_feel === undefined ? undefined : TYPE_OF_FEEL[midday_feel];
  const words = {
    feels: (midday_feel && FEELS[midday_feel]) ?? '',
    shown:
      look === null
        ? ''
        : fill(phraseFor(LOOKS, { ...look, isShineNamed }), lookWords(look, shine?.strongest ?? [])),
  };
  const explanation = fill(phraseFor(TYPE_REASONS, { told, look }), words);
  if (told === undefined) {
    if (look === null) return { skin_type: 'cannot_tell', explanation, basis: 'none', confidence: 'low' };
    return { skin_type: look.type, explanation, basis: 'photo', confidence: 'low' };
  }
  const agrees = look?.type === told;
  return {
    skin_type: told,
    explanation,
    basis: agrees ? 'answers_and_photo' : 'answers',
    confidence: agrees ? 'high' : 'medium',
  };
}

function lookWords({ cheeks }: SkinLook, shinesMost: readonly Place[]): Words {
  const most = placesAsSubject(shinesMost);
  return {
    strongest: most.subject,
    shine: most.isPlural ? 'shine' : 'shines',
    cheeks: placesAsSubject(cheeks.places).subject,
  };
}
