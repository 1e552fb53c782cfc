import type { CareCard, CrisisHelp, HomeRegion } from '@daylit/contract';

const line = (where: string, emergency: string, call: string, text: string | null = null): CrisisHelp => ({
  line: `Day and night, in ${where}.`,
  call,
  text,
  emergency,
});

/**
 * To be signed like the cards. Each answers day and night. A region without an entry gets the general line,
 * and no guessed number. The number 112 of the European Union comes from its directive 2018/1972.
 */
const LINES: Partial<Record<HomeRegion, CrisisHelp>> = {
  // telefonseelsorge.at; an emergency number of the state since 1998
  AT: line('Austria', '112', '142'),
  // lifeline.org.au, lifeinmind.org.au
  AU: line('Australia', '000', '131114', '0477131114'),
  // 988.ca, canada.ca
  CA: line('Canada', '911', '988', '988'),
  // 143.ch
  CH: line('Switzerland', '112', '143'),
  // telefonseelsorge.de
  DE: line('Germany', '112', '08001110111'),
  // Línea 024, sanidad.gob.es
  ES: line('Spain', '112', '024'),
  // 3114.fr
  FR: line('France', '112', '3114'),
  // samaritans.org
  GB: line('the United Kingdom', '999', '116123'),
  // samaritans.org/ireland
  IE: line('Ireland', '112', '116123'),
  // vmnvd.gov.lv
  LV: line('Latvia', '112', '116123'),
  // 113.nl
  NL: line('the Netherlands', '112', '113'),
  // 1737.org.nz, health.govt.nz
  NZ: line('New Zealand', '111', '1737', '1737'),
  // 988lifeline.org
  US: { line: 'Free, day and night, in the United States.', call: '988', text: '988', emergency: '911' },
};

const ELSEWHERE: CrisisHelp = {
  line: 'Your local crisis line and emergency number are there day and night.',
  call: null,
  text: null,
  emergency: null,
};

/** The members of the European Union whose crisis line is not listed: their emergency number is known. */
const EU: ReadonlySet<HomeRegion> = new Set([
  'BE',
  'BG',
  'CY',
  'CZ',
  'DK',
  'EE',
  'FI',
  'GR',
  'HR',
  'HU',
  'IT',
  'LT',
  'LU',
  'MT',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const);

/** Whom somebody can call or text who lives there. */
export function helpIn(region: HomeRegion | null): CrisisHelp {
  if (region === null) return ELSEWHERE;
  return LINES[region] ?? (EU.has(region) ? { ...ELSEWHERE, emergency: '112' } : ELSEWHERE);
}

/** Replaces `{emergency}`, `{line}` and `{Line}` by the numbers of a region, or by what is true anywhere. */
export function withNumbers(words: string, { call, text, emergency }: CrisisHelp): string {
  const line =
    call === null
      ? 'in the US call or text 988, elsewhere your local number'
      : text === null
        ? `call ${call}`
        : call === text
          ? `call or text ${call}`
          : `call ${call} or text ${text}`;
  return words
    .replaceAll('{emergency}', emergency ?? '911 or your local emergency number')
    .replaceAll('{line}', line)
    .replaceAll('{Line}', `${line.charAt(0).toUpperCase()}${line.slice(1)}`);
}

/** A card with the numbers of a region. */
export function cardWithNumbers(card: CareCard, help: CrisisHelp): CareCard {
  const fill = (words: string) => withNumbers(words, help);
  return {
    ...card,
    sentence: fill(card.sentence),
    steps: card.steps.map((step) => ({ ...step, lead: fill(step.lead), text: fill(step.text) })),
  };
}
