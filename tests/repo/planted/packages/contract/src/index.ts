export { client } from '../../api-client/src/index.ts';
