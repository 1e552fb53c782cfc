/**
 * Sources of rules and care plans. `editorial` and `general_knowledge` are our own defaults: no source fixes
 * the number, and a dermatologist has to sign them before the product is offered to the public.
 */
export const SOURCES = {
  aad_acne_2024: 'AAD guideline on acne, 2024, J Am Acad Dermatol 90(5):1006',
  chien_2016: 'Chien 2016, skin care medicines in pregnancy, J Am Board Fam Med 29:254',
  bozzo_2011: 'Bozzo 2011, safety of skin care products during pregnancy, Can Fam Physician, PMC3114665',
  martin_1998:
    'Martin 1998, stability of adapalene and tretinoin with benzoyl peroxide, Br J Dermatol 139(s52):8',
  del_rosso_2010: 'Del Rosso 2010, tretinoin with benzoyl peroxide in an optimised gel, PubMed 20967192',
  fda_aha_2005: 'FDA guidance on labels of cosmetics with alpha hydroxy acids, January 2005',
  eu_2024_996: 'Commission Regulation (EU) 2024/996: vitamin A, arbutin, kojic acid',
  cosing: 'Regulation (EC) 1223/2009, Annexes II, III, V and VI (CosIng)',
  draelos_2006: 'Draelos 2006, niacinamide and facial sebum, PubMed 16766489',
  de_dormael_2019: 'De Dormael 2019, 31 trials of topical vitamin C, PMC6415704',
  retinoid_review_2022: 'Cosmetic retinoids, focused review 2022, doi 10.1007/s12325-022-02319-7',
  periorbital_2016: 'Dark areas around the eyes, review 2016, PMC4756872',
  nrs_2025: 'National Rosacea Society, survey of 1,104 people, April 2025',
  bad_redness: 'British Association of Dermatologists, guideline on facial redness, summary',
  aad_dry_skin: 'AAD advice on dry skin: ingredients that help',
  aad_patch_test: 'AAD, how to test skin care products, 2021',
  aad_abcde: 'AAD, what to look for in a changing spot',
  aad_routine: 'AAD, order of a routine and SPF 30 or more',
  hales_2025: 'Hales 2025, skin care routines of teenagers, Pediatrics',
  pharmacy_module: 'UK pharmacy training module: blemishes, referral and time to effect',
  tone_review_2024: 'Uneven tone in darker skin, review 2024, Practical Dermatology',
  mixing_actives_2026: 'Which actives not to mix, overview, June 2026 (weak source)',
  editorial: 'Default chosen for this product',
  general_knowledge: 'General knowledge, not looked up',
} as const;

export type SourceId = keyof typeof SOURCES;

/** Where a source can be read. Sources without an address are books, laws by their number, or our own. */
export const SOURCE_URLS: Partial<Record<SourceId, string>> = {
  chien_2016: 'https://www.jabfm.org/content/29/2/254',
  bozzo_2011: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3114665/',
  martin_1998: 'https://doi.org/10.1046/j.1365-2133.1998.1390s2008.x',
  del_rosso_2010: 'https://pubmed.ncbi.nlm.nih.gov/20967192/',
  fda_aha_2005:
    'https://www.fda.gov/regulatory-information/search-fda-guidance-documents/guidance-industry-labeling-cosmetics-containing-alpha-hydroxy-acids',
  nrs_2025: 'https://rosacea.org/blog/2025/april/rosacea-awareness-month-calls-for-holistic-approach',
  aad_routine: 'https://www.medicalnewstoday.com/articles/dermatologist-recommended-skin-care',
  mixing_actives_2026: 'https://theexosomeedit.com/what-skincare-actives-you-should-not-mix-evidence',
};

/** Our own defaults, which wait for a dermatologist's review. */
export const OWN_DEFAULTS: ReadonlySet<SourceId> = new Set(['editorial', 'general_knowledge']);
