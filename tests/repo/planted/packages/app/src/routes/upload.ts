export { client } from '../../../api-client/src/index.ts';
export { inside } from '../../../api-client/src/inside.ts';
export { frame } from '../frame/frame.ts';
