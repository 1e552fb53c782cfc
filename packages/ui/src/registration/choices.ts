import type { AgeBand, Preferences } from '@daylit/contract';

/** How the skin feels at midday with nothing on it. Weighs more than the photo for the skin type. */
type MiddayFeel = NonNullable<Preferences['midday_feel']>;

/** How often new products sting or itch. Weighs more than the photo for the sensitivity. */
type Reacts = NonNullable<Preferences['reacts']>;

/** One tile: what is sent and what is read. */
export interface Choice<Value extends string> {
  value: Value;
  label: string;
}

export const MIDDAY_FEELS: readonly Choice<MiddayFeel>[] = [
  { value: 'tight', label: 'Tight' },
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'shiny_t_zone', label: 'Shiny on forehead and nose' },
  { value: 'shiny_all_over', label: 'Shiny all over' },
  { value: 'not_sure', label: 'Not sure' },
];

export const REACTS: readonly Choice<Reacts>[] = [
  { value: 'rarely', label: 'Rarely' },
  { value: 'sometimes', label: 'Sometimes' },
  { value: 'often', label: 'Often' },
  { value: 'not_sure', label: 'Not sure' },
];

const GOALS = ['Glowing skin', 'Even tone', 'Hydrated skin', 'Younger appearance'];

const CONCERNS = ['Acne', 'Dryness', 'Redness', 'Dark spots', 'Wrinkles'];

// Nobody of 13 to 17 is asked whether they want to look younger.
const ADULT_CHOICES = new Set(['Younger appearance', 'Wrinkles']);

/** The goals that are offered to this age. Before the age is known, all of them. */
export function goalsFor(ageBand: AgeBand | undefined): string[] {
  return choicesFor(ageBand, GOALS);
}

/** The concerns that are offered to this age. */
export function concernsFor(ageBand: AgeBand | undefined): string[] {
  return choicesFor(ageBand, CONCERNS);
}

function choicesFor(ageBand: AgeBand | undefined, choices: string[]): string[] {
  return ageBand === '13-17' ? choices.filter((choice) => !ADULT_CHOICES.has(choice)) : choices;
}

/** The ticked ones and, if it says something new, the text of Other: what the profile keeps as one list. */
export function withOther(ticked: readonly string[], other: string): string[] {
  const text = other.trim();
  return text === '' || ticked.includes(text) ? [...ticked] : [...ticked, text];
}

/** The text of Other in a list that `withOther` made, so that going back shows it again. */
export function otherOf(list: readonly string[]): string {
  return list.find((entry) => !GOALS.includes(entry) && !CONCERNS.includes(entry)) ?? '';
}
