import type { Loaded } from '../lib/states.ts';

/** A stage of a report as `Loaded`. An absent stage is still waiting. */
export function arrived<Value>(stage: Value | undefined): Loaded<Value> {
  return stage === undefined ? { state: 'waiting' } : { state: 'ready', value: stage };
}
