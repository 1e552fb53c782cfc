export { billing } from '../modules/billing/service.ts';

export const errors = 1;
