import type { Handlers } from '../../http/contract.ts';
import type { Processor, PublishedFigures } from './ports.ts';
import { RETENTION } from './retention.ts';

interface Facts {
  /** Version of the engine that is running. */
  engineVersion: string;
  figures: PublishedFigures;
  processors: Processor[];
}

export type TransparencyHandlers = Pick<Handlers, 'getTransparency'>;

/** What anybody may know about this installation. The answer does not depend on the caller. */
export function createTransparencyHandlers({
  engineVersion,
  figures: { signs, ...measurement },
  processors,
}: Facts): TransparencyHandlers {
  const body = {
    analysis: { engine_version: engineVersion, processed_by: 'This server', signs },
    measurement,
    processors,
    retention: [...RETENTION],
  };
  return { getTransparency: async () => ({ status: 200, body }) };
}
