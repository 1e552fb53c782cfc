import type { ClassDefinition } from './class-definition.ts';

/** Ingredients that some skin does not tolerate, and those that no cosmetic may contain. */
export const IRRITANT_CLASSES = {
  // The allergens that must be labelled count as fragrance, also when they preserve the product or occur in
  // an oil: the effect is the same.
  fragrance: {
    label: 'fragrance',
    names: `PARFUM; AROMA; AMYL CINNAMAL; CINNAMYL ALCOHOL; CITRAL; EUGENOL; AMYLCINNAMYL ALCOHOL;
      BENZYL SALICYLATE; CINNAMAL; COUMARIN; GERANIOL; ANISE ALCOHOL; BENZYL CINNAMATE; FARNESOL; LINALOOL;
      BENZYL BENZOATE; CITRONELLOL; HEXYL CINNAMAL; LIMONENE; ALPHA-ISOMETHYL IONONE;
      EVERNIA PRUNASTRI EXTRACT; EVERNIA FURFURACEA EXTRACT; ISOEUGENOL; HYDROXYCITRONELLAL; BENZYL ALCOHOL;
      METHYL 2-OCTYNOATE`,
    pattern:
      /^(LAVANDULA|CITRUS|MENTHA|EUCALYPTUS|MELALEUCA|ROSMARINUS|PELARGONIUM|CYMBOPOGON|CANANGA|EUGENIA|CINNAMOMUM|POGOSTEMON)\b.*\bOIL\b|\bFRAGRANCE\b|\bPARFUM\b|ESSENTIAL OIL/,
    aliases: 'fragrance; perfume; parfum; scent; essential oil',
  },
  drying_alcohol: {
    label: 'drying alcohol',
    names: 'ALCOHOL DENAT; ALCOHOL; ISOPROPYL ALCOHOL; ETHANOL',
    pattern: /^SD ALCOHOL/,
    aliases: 'alcohol; denatured alcohol; alcohol denat.',
  },
  common_irritant: {
    label: 'common irritants',
    names: 'MENTHOL; CAMPHOR; MENTHYL LACTATE; SODIUM LAURYL SULFATE',
    pattern: /HAMAMELIS VIRGINIANA|EUCALYPTUS|MENTHA PIPERITA/,
    aliases: 'witch hazel; sls; peppermint',
  },
  scrub: {
    label: 'scrub grains',
    names: 'POLYETHYLENE; PUMICE; JUGLANS REGIA SHELL POWDER; PERLITE',
    pattern: /(SHELL|SEED|STONE|KERNEL) POWDER/,
    aliases: 'scrub; physical exfoliant',
  },
  sensitiser_preservative: {
    label: 'preservatives that often sensitise',
    names: `METHYLISOTHIAZOLINONE; METHYLCHLOROISOTHIAZOLINONE; DMDM HYDANTOIN; QUATERNIUM-15;
      IMIDAZOLIDINYL UREA; DIAZOLIDINYL UREA`,
    aliases: 'isothiazolinone; formaldehyde releaser',
  },
  // Regulation (EC) 1223/2009, Annex II, entries 221 and 300: not allowed in a cosmetic for the face.
  mercury: {
    label: 'mercury',
    names: 'CALOMEL; MERCURIO',
    pattern: /\bMERCUR(Y|IC|OUS)\b/,
    aliases: '',
  },
  corticosteroid: {
    label: 'corticosteroids',
    names: `HYDROCORTISONE; CLOBETASOL PROPIONATE; BETAMETHASONE; BETAMETHASONE VALERATE;
      BETAMETHASONE DIPROPIONATE; DEXAMETHASONE; TRIAMCINOLONE ACETONIDE; MOMETASONE FUROATE;
      FLUOCINOLONE ACETONIDE; FLUTICASONE PROPIONATE; PREDNISOLONE`,
    aliases: 'cortisone; steroid',
  },
} satisfies Record<string, ClassDefinition>;
