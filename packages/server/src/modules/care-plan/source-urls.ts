import type { SourceId } from './sources.ts';

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
