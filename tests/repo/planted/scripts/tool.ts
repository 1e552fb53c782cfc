export * from '../packages/server/src/main.ts';
