import type { AgeBand, Preferences } from '@daylit/contract';

/** How the bare skin feels at midday. It has more weight than the photo for the skin type. */
type MiddayFeel = NonNullable<Preferences['midday_feel']>;

/** How often new products sting or itch. It has more weight than the photo for the sensitivity. */
type Reacts = NonNullable<Preferences['reacts']>;

/** One tile: the value of the API and its label. */
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

// Members of 13 to 17 are not asked whether they want to look younger.
const ADULT_CHOICES = new Set(['Younger appearance', 'Wrinkles']);

/** The goals that are offered at this age; all of them before the age is known. */
export function goalsFor(ageBand: AgeBand | undefined): string[] {
  return choicesFor(ageBand, GOALS);
}

/** The concerns that are offered at this age. */
export function concernsFor(ageBand: AgeBand | undefined): string[] {
  return choicesFor(ageBand, CONCERNS);
}

function choicesFor(ageBand: AgeBand | undefined, choices: string[]): string[] {
  return ageBand === '13-17' ? choices.filter((choice) => !ADULT_CHOICES.has(choice)) : choices;
}

/** The ticked entries and, unless blank or a duplicate, the text of Other: one list for the profile. */
export function withOther(ticked: readonly string[], other: string): string[] {
  const text = other.trim();
  return text === '' || ticked.includes(text) ? [...ticked] : [...ticked, text];
}

/** The text of Other in a list of `withOther`, so that it can be shown again. */
export function otherOf(list: readonly string[]): string {
  return list.find((entry) => !GOALS.includes(entry) && !CONCERNS.includes(entry)) ?? '';
}

/** Goals as one line: "Even tone, hydrated skin". The text of Other keeps its capitals. */
export function goalsInWords(goals: readonly string[]): string {
  if (goals.length === 0) return 'None chosen';
  return goals
    .map((goal, index) =>
      index > 0 && GOALS.includes(goal) ? goal.charAt(0).toLowerCase() + goal.slice(1) : goal,
    )
    .join(', ');
}
