export { face } from '../../phantom/src/index.ts';
