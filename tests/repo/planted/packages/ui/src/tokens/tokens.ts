export { format } from '../lib/format.ts';
