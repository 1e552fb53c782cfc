export { frame } from '../photo/photo.ts';
