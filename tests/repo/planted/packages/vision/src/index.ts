import 'node:fs';
export { one } from './one.ts';
export const engine = 1;
