import type { Loaded } from '../lib/states.ts';

/** A stage of a report as its section takes it. One that is absent is still on its way. */
export function arrived<Value>(stage: Value | undefined): Loaded<Value> {
  return stage === undefined ? { state: 'waiting' } : { state: 'ready', value: stage };
}
