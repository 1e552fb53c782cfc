export { billing } from './modules/billing/service.ts';
