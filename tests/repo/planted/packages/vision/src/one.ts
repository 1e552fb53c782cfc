export { engine as one } from './index.ts';
