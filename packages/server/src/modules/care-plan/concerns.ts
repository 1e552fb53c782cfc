import {
  azelaicAcid,
  caffeineEyeCream,
  gentleExfoliant,
  hydratingSerum,
  niacinamide,
  retinoid,
  salicylicAcid,
  soothingSerum,
  tranexamicAcid,
  vitaminC,
  vitaminCDerivative,
} from './choices.ts';
import type { Concern } from './concern.ts';

/**
 * The concerns that products can be added for. The order decides between concerns of equal weight: calming
 * comes first.
 */
export const CONCERNS: readonly Concern[] = [
  {
    key: 'redness',
    name: 'redness',
    signs: ['redness'],
    words: /\b(red|redness|flush\w*)\b/i,
    choices: [
      azelaicAcid({ evidence: 'A', sources: ['bad_redness'] }),
      niacinamide({ evidence: 'C', sources: ['general_knowledge'] }),
      soothingSerum({ evidence: 'C', sources: ['general_knowledge'] }),
    ],
    sunscreen: ['sunscreen_mineral'],
    judgeAfter: '8 weeks',
    seeProfessional: 'See a doctor if redness stays, burns, comes with bumps, or if your eyes sting.',
    adviceSources: ['bad_redness'],
  },
  {
    key: 'dryness',
    name: 'dryness',
    signs: [],
    words: /\bdry|dehydrat|hydrat|flak/i,
    choices: [
      hydratingSerum('morning', { evidence: 'A', sources: ['aad_dry_skin'] }),
      hydratingSerum('night', { evidence: 'A', sources: ['aad_dry_skin'] }),
    ],
    sunscreen: ['humectant'],
    judgeAfter: '2 to 4 weeks',
    seeProfessional: 'See a doctor if your skin cracks, bleeds or itches at night.',
    adviceSources: ['editorial', 'general_knowledge'],
  },
  {
    key: 'blemishes',
    name: 'visible blemishes',
    signs: ['blemishes'],
    words: /acne|blemish|breakout|pimple|\bzits?\b/i,
    choices: [
      salicylicAcid({ evidence: 'A', sources: ['aad_acne_2024'] }),
      azelaicAcid({ evidence: 'A', sources: ['aad_acne_2024', 'chien_2016'] }),
      niacinamide({ evidence: 'C', sources: ['general_knowledge'] }),
    ],
    sunscreen: [],
    judgeAfter: '8 to 12 weeks',
    seeProfessional:
      'Ask a pharmacist about benzoyl peroxide, and see a doctor about lumps, scars, pain, or no change after 12 weeks.',
    adviceSources: ['pharmacy_module'],
  },
  {
    key: 'dark_spots',
    name: 'uneven tone',
    signs: ['dark_spots', 'tone_evenness'],
    words: /dark (spot|patch|mark)|pigment|uneven|even tone|discolou?r/i,
    choices: [
      azelaicAcid({ evidence: 'B', sources: ['tone_review_2024'] }),
      niacinamide({ evidence: 'B', sources: ['tone_review_2024'] }),
      vitaminC({ evidence: 'B', sources: ['de_dormael_2019'] }),
      vitaminCDerivative({ evidence: 'C', sources: ['de_dormael_2019'] }),
      tranexamicAcid({ evidence: 'B', sources: ['tone_review_2024'] }),
    ],
    sunscreen: ['iron_oxides'],
    judgeAfter: '8 to 12 weeks',
    seeProfessional:
      'First let a doctor look at any single spot that changes, bleeds, itches or differs from the others.',
    adviceSources: ['editorial', 'aad_abcde'],
  },
  {
    key: 'texture',
    name: 'visible texture',
    signs: ['texture'],
    words: /textur|rough|\bpores?\b|glow|smooth/i,
    choices: [
      gentleExfoliant({ evidence: 'C', sources: ['general_knowledge'] }),
      salicylicAcid({ evidence: 'C', sources: ['general_knowledge'] }),
      niacinamide({ evidence: 'C', sources: ['general_knowledge'] }),
    ],
    sunscreen: [],
    judgeAfter: '8 weeks',
    seeProfessional: 'See a doctor about a new rough or scaly patch.',
    adviceSources: ['editorial', 'general_knowledge'],
  },
  {
    key: 'shine',
    name: 'visible shine',
    signs: ['shine'],
    words: /\boil(y|iness)\b|shin(e|y)|greas/i,
    choices: [
      niacinamide({ evidence: 'B', sources: ['draelos_2006'] }),
      salicylicAcid({ evidence: 'C', sources: ['general_knowledge'] }),
    ],
    sunscreen: [],
    judgeAfter: '4 to 6 weeks',
    seeProfessional: 'See a doctor if it changed suddenly together with hair loss or your cycle.',
    adviceSources: ['draelos_2006', 'general_knowledge'],
  },
  {
    key: 'lines',
    name: 'visible lines',
    signs: ['lines'],
    words: /wrinkle|\b(fine )?lines?\b|younger|\b(anti-?)?age?ing\b/i,
    choices: [
      retinoid({ evidence: 'C', sources: ['retinoid_review_2022', 'eu_2024_996'] }),
      vitaminC({ evidence: 'C', sources: ['de_dormael_2019'] }),
    ],
    sunscreen: [],
    judgeAfter: '12 weeks or more',
    seeProfessional: 'A dermatologist can tell you about options on prescription.',
    adviceSources: ['retinoid_review_2022'],
  },
  {
    key: 'dark_circles',
    name: 'darker skin under the eyes',
    signs: ['dark_circles'],
    words: /dark circle|under.?eye|eye bag/i,
    choices: [caffeineEyeCream({ evidence: 'C', sources: ['periorbital_2016'] })],
    sunscreen: [],
    judgeAfter: '8 weeks',
    seeProfessional: 'See a doctor if it is on one side only, swollen or sudden.',
    adviceSources: ['editorial', 'general_knowledge'],
  },
];
