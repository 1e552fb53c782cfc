import type { Preferences } from '@daylit/contract';
import { createLeftOuts } from '../src/modules/care-plan/left-out/left-outs.ts';
import type { LeftOuts } from '../src/modules/care-plan/ports.ts';
import { readLabel } from '../src/modules/catalogue/read-label.ts';
import { sampleCatalogue } from '../src/modules/catalogue/samples/sample-catalogue.ts';

/** What these answers leave out of the sample catalogue, for a member without a database. */
export function leftOutsOf(preferences: Preferences): LeftOuts {
  const samples = new Map(sampleCatalogue.products.map((one) => [one.product.id, one]));
  return createLeftOuts({
    db: undefined as never,
    finder: { find: async () => samples, readLabel: (text, step) => readLabel(text, step, 'reported') },
    notes: { find: async () => ({ told: [], despite: [], areMailsOff: false }), save: async () => undefined },
    profiles: { findProfile: async () => ({ goals: [], issues: [], preferences }) },
  });
}
