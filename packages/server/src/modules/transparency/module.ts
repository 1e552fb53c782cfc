import type { ExternalModel } from '../../external-model.ts';
import { createTransparencyHandlers, type TransparencyHandlers } from './handlers.ts';
import type { PublishedFigures } from './ports.ts';
import { listProcessors } from './processors.ts';

interface Dependencies {
  /** The engine that is running. */
  analyser: { version: string };
  figures: PublishedFigures;
  smtpUrl: string | undefined;
  external: ExternalModel | undefined;
}

/** Transparency: which engine measures, how well, who else receives data, and how long data is kept. */
export function createTransparency({ analyser, figures, ...settings }: Dependencies): {
  handlers: TransparencyHandlers;
} {
  const processors = listProcessors(settings);
  return { handlers: createTransparencyHandlers({ engineVersion: analyser.version, figures, processors }) };
}
