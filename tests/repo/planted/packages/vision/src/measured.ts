export { measure } from '../../../lab/vision/measure.ts';
