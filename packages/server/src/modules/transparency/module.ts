import type { Transparency } from '@daylit/contract';
import type { ExternalModels } from '../../external-model.ts';
import { createTransparencyHandlers, type TransparencyHandlers } from './handlers.ts';
import type { PublishedFigures } from './ports.ts';
import { listProcessors } from './processors.ts';
import { RETENTION } from './retention.ts';

interface Dependencies {
  /** The engine that is running. */
  analyser: { version: string };
  figures: PublishedFigures;
  smtpUrl: string | undefined;
  models: ExternalModels;
  payments: { readonly name: 'sandbox' | 'stripe' };
}

/** Transparency: which engine measures, how well, who else receives data, and how long data is kept. */
export function createTransparency({ analyser, figures, payments, ...settings }: Dependencies): {
  handlers: TransparencyHandlers;
  ports: { transparency: Transparency };
} {
  const { signs, ...measurement } = figures;
  const transparency: Transparency = {
    analysis: { engine_version: analyser.version, processed_by: 'This server', signs },
    measurement,
    processors: listProcessors({ ...settings, payments: payments.name }),
    retention: [...RETENTION],
  };
  return { handlers: createTransparencyHandlers(transparency), ports: { transparency } };
}
