export { frame } from '../hooks/use-thing.ts';
