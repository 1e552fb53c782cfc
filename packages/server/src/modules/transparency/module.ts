import type { ExternalModel } from '../../external-model.ts';
import { createTransparencyHandlers, type TransparencyHandlers } from './handlers.ts';
import type { PublishedFigures } from './ports.ts';
import { listProcessors } from './processors.ts';

interface Dependencies {
  /** Version of the engine that is running. */
  engineVersion: string;
  figures: PublishedFigures;
  smtpUrl: string | undefined;
  external: ExternalModel | undefined;
}

/** Transparency: which engine measures, how well, who else receives data, and how long data is kept. */
export function createTransparency({ engineVersion, figures, ...settings }: Dependencies): {
  handlers: TransparencyHandlers;
} {
  const processors = listProcessors(settings);
  return { handlers: createTransparencyHandlers({ engineVersion, figures, processors }) };
}
