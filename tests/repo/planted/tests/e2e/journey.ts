export * from '../../packages/server/src/main.ts';
export * from '../../contracts/agree.ts';
