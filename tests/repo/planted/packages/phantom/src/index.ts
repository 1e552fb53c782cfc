export { one } from '../../vision/src/one.ts';
export const face = 1;
