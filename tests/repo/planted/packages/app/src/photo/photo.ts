export { frame } from '../data/things.ts';
