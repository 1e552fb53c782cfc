export { smtp } from '../../adapters/mail/smtp.ts';
export { billing } from '../billing/service.ts';
export { engine } from '../../../../vision/src/index.ts';
export { client } from '../../../../api-client/src/index.ts';
