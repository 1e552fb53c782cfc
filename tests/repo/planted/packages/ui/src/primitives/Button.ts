export { Face } from '../art/Face.ts';
export const Button = 1;
