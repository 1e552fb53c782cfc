import config from './playwright.config.ts';

export default { ...config, testMatch: '**/*.slow.test.ts', testIgnore: [] };
