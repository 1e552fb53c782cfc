export { frame } from '../frame/frame.ts';
