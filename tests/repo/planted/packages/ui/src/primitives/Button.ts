export { thing } from '../results/thing.ts';
