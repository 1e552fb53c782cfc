export * from '../../../scripts/tool.ts';
