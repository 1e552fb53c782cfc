import type { ClassDefinition } from './class-definition.ts';

/** Ingredients that protect, moisten or calm, and rarely irritate. */
export const CARE_CLASSES = {
  sunscreen_organic: {
    label: 'organic UV filters',
    names: `HOMOSALATE; BENZOPHENONE-3; PHENYLBENZIMIDAZOLE SULFONIC ACID;
      TEREPHTHALYLIDENE DICAMPHOR SULFONIC ACID; BUTYL METHOXYDIBENZOYLMETHANE; OCTOCRYLENE;
      ETHYLHEXYL METHOXYCINNAMATE; ISOAMYL P-METHOXYCINNAMATE; ETHYLHEXYL TRIAZONE;
      DROMETRIZOLE TRISILOXANE; DIETHYLHEXYL BUTAMIDO TRIAZONE; ETHYLHEXYL SALICYLATE;
      METHYLENE BIS-BENZOTRIAZOLYL TETRAMETHYLBUTYLPHENOL;
      DISODIUM PHENYL DIBENZIMIDAZOLE TETRASULFONATE;
      BIS-ETHYLHEXYLOXYPHENOL METHOXYPHENYL TRIAZINE; POLYSILICONE-15;
      DIETHYLAMINO HYDROXYBENZOYL HEXYL BENZOATE; TRIS-BIPHENYL TRIAZINE`,
    pattern:
      /\b(AVOBENZONE|OCTINOXATE|OCTISALATE|OXYBENZONE|ENSULIZOLE|ECAMSULE|BEMOTRIZINOL|BISOCTRIZOLE)\b/,
    aliases: 'organic filter; chemical filter; chemical sunscreen',
  },
  sunscreen_mineral: {
    label: 'mineral UV filters',
    names: 'ZINC OXIDE; TITANIUM DIOXIDE',
    pattern: /\bCI (77891|77947)\b/,
    aliases: 'mineral filter; mineral sunscreen; physical sunscreen',
  },
  iron_oxides: {
    label: 'iron-oxide tint',
    names: 'IRON OXIDES',
    pattern: /\bCI 7749[129]\b/,
    aliases: 'iron oxide; tint',
  },
  humectant: {
    label: 'humectants',
    names: `GLYCERIN; SODIUM HYALURONATE; HYALURONIC ACID; HYDROLYZED HYALURONIC ACID; UREA; SODIUM PCA;
      BETAINE; PANTHENOL`,
    aliases: 'humectant',
  },
  barrier_lipid: {
    label: 'barrier lipids',
    names: 'CHOLESTEROL; PHYTOSPHINGOSINE',
    pattern: /^CERAMIDE\b/,
    aliases: 'ceramide',
  },
  occlusive: {
    label: 'emollients that hold water in',
    names: 'PETROLATUM; DIMETHICONE; PARAFFINUM LIQUIDUM; SQUALANE; LANOLIN; CAPRYLIC/CAPRIC TRIGLYCERIDE',
    pattern: /BUTYROSPERMUM PARKII/,
    aliases: 'occlusive',
  },
  soothing: {
    label: 'soothing agents',
    names: 'ALLANTOIN; BISABOLOL; MADECASSOSIDE; ASIATICOSIDE',
    pattern: /AVENA SATIVA|CENTELLA ASIATICA/,
    aliases: '',
  },
  clay: {
    label: 'clay',
    names: 'KAOLIN; BENTONITE; MONTMORILLONITE; ILLITE',
    aliases: 'clays',
  },
} satisfies Record<string, ClassDefinition>;
