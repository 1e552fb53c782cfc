export { Button } from '../primitives/Button.ts';
export const format = 1;
