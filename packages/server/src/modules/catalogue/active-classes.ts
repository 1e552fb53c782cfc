import type { ClassDefinition } from './class-definition.ts';

/** Ingredients with a visible effect. The care plan decides who may use them, and how often. */
export const ACTIVE_CLASSES = {
  niacinamide: {
    label: 'niacinamide',
    names: 'NIACINAMIDE',
    aliases: 'vitamin b3; nicotinamide',
  },
  azelaic: {
    label: 'azelaic acid',
    names: 'AZELAIC ACID; POTASSIUM AZELOYL DIGLYCINATE',
    aliases: 'azelaic',
  },
  bha: {
    label: 'salicylic acid',
    names: 'SALICYLIC ACID; BETAINE SALICYLATE; CAPRYLOYL SALICYLIC ACID',
    aliases: 'bha; beta hydroxy acid; salicylic',
  },
  aha: {
    label: 'alpha hydroxy acids',
    names: `GLYCOLIC ACID; LACTIC ACID; MANDELIC ACID; TARTARIC ACID; MALIC ACID; AMMONIUM GLYCOLATE;
      AMMONIUM LACTATE; SODIUM GLYCOLATE`,
    aliases: 'aha; alpha hydroxy acid; fruit acid',
  },
  pha: {
    label: 'polyhydroxy acids',
    names: 'GLUCONOLACTONE; LACTOBIONIC ACID; MALTOBIONIC ACID',
    aliases: 'pha; polyhydroxy acid; poly hydroxy acid',
  },
  bpo: {
    label: 'benzoyl peroxide',
    names: 'BENZOYL PEROXIDE',
    aliases: 'bpo',
  },
  retinoid_drug: {
    label: 'retinoid medicines',
    names: 'ADAPALENE; TRETINOIN; TAZAROTENE; TRIFAROTENE; ISOTRETINOIN',
    aliases: 'retinoic acid; prescription retinoid',
  },
  retinoid_cosmetic: {
    label: 'retinoids',
    names: `RETINOL; RETINAL; RETINALDEHYDE; RETINYL PALMITATE; RETINYL ACETATE; RETINYL PROPIONATE;
      RETINYL LINOLEATE; RETINYL RETINOATE; HYDROXYPINACOLONE RETINOATE`,
    aliases: 'retinoid; vitamin a; retinol',
  },
  vitc_pure: {
    label: 'vitamin C',
    names: 'ASCORBIC ACID',
    aliases: 'pure vitamin c; l-ascorbic acid; vitamin c',
  },
  vitc_derivative: {
    label: 'a vitamin C derivative',
    names: `SODIUM ASCORBYL PHOSPHATE; MAGNESIUM ASCORBYL PHOSPHATE; ASCORBYL GLUCOSIDE;
      3-O-ETHYL ASCORBIC ACID; ETHYL ASCORBIC ACID; TETRAHEXYLDECYL ASCORBATE;
      ASCORBYL TETRAISOPALMITATE`,
    aliases: 'vitamin c derivative; vitamin c',
  },
  tranexamic: {
    label: 'tranexamic acid',
    names: 'TRANEXAMIC ACID; CETYL TRANEXAMATE MESYLATE',
    aliases: 'tranexamic',
  },
  tone_evening: {
    label: 'tone-evening agents',
    names: `ALPHA-ARBUTIN; ARBUTIN; KOJIC ACID; ISOBUTYLAMIDO THIAZOLYL RESORCINOL;
      PHENYLETHYL RESORCINOL; HEXYLRESORCINOL`,
    pattern: /GLYCYRRHIZA GLABRA/,
    aliases: 'tone evening agent; liquorice; licorice',
  },
  caffeine: {
    label: 'caffeine',
    names: 'CAFFEINE',
    aliases: '',
  },
  sulfur: {
    label: 'sulfur',
    names: 'SULFUR; COLLOIDAL SULFUR',
    aliases: 'sulphur',
  },
  hydroquinone: {
    label: 'hydroquinone',
    names: 'HYDROQUINONE',
    aliases: '',
  },
} satisfies Record<string, ClassDefinition>;
