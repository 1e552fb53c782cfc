export { thing } from '../results/thing.ts';
export const Card = 1;
