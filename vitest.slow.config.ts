import { unitTests } from './vitest.config.ts';

export default unitTests({ areSlow: true });
