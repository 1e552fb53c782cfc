import type { CrisisHelp, HomeRegion } from '@daylit/contract';

/** To be signed like the cards. A region without an entry gets the general line, and no guessed number. */
const LINES: Partial<Record<HomeRegion, CrisisHelp>> = {
  US: { line: 'Free, day and night, in the United States.', call: '988', text: '988', emergency: '911' },
};

const ELSEWHERE: CrisisHelp = {
  line: 'Your local crisis line and emergency number are there day and night.',
  call: null,
  text: null,
  emergency: null,
};

/** Whom somebody can call or text who lives there. */
export const helpIn = (region: HomeRegion | null): CrisisHelp =>
  (region === null ? undefined : LINES[region]) ?? ELSEWHERE;
