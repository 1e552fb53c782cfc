import { type Daypart, ROUTINE_STEPS } from '@daylit/contract';

/** The parts of a routine, in the order of the day. */
export const DAYPARTS = Object.keys(ROUTINE_STEPS) as Daypart[];
