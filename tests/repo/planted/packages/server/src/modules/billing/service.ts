export const billing = 1;
export { errors } from '../../http/errors.ts';
