export * from './enums.gen.ts';
export * from './examples.gen.ts';
export * from './facts.gen.ts';
export * from './limits.gen.ts';
export type * from './names.ts';
export type * from './report-facts.ts';
export type * from './views.ts';
export type { components, operations, paths } from './schema.gen.ts';
export type * from './types.gen.ts';
