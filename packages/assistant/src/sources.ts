import type { ChatSource, EvidenceGrade } from '@daylit/contract';
import { OWN_DEFAULTS, SOURCE_URLS, SOURCES, type SourceId } from '@daylit/wording';

/** Sources that answers cite and care plans do not. */
const MORE_SOURCES = {
  eu_2023_1545: 'Commission Regulation (EU) 2023/1545: labels of fragrance allergens',
  tretinoin_review: 'Tretinoin for sun-worn skin, analysis of 8 trials, dpcj.org',
  aad_steps: 'AAD advice on routines for dry and oily skin: toner and eye cream are optional',
  selfie_agreement_2022: 'Cook 2022: how far selfie analysis and dermatologists agree',
  phone_colour: 'Color differences between phone photos, PMC11230921',
  phones_2019: 'Flament 2019: skin signs in selfies of different phones',
  camera_angle: 'Camera angle, distance and skin color, PMC10247498',
  nhs_bumps: 'NHS advice on small rough bumps of arms and thighs, as doctoori.net carries it',
  aad_sunscreen_use: 'AAD recommendations for applying sunscreen, as vibrantdermatology.com lists them',
  product: 'How this product works: measurement and privacy pages',
} as const;

const MORE_URLS: Partial<Record<AnswerSource, string>> = {
  eu_2023_1545: 'https://eur-lex.europa.eu/eli/reg/2023/1545/oj',
  tretinoin_review: 'https://www.dpcj.org/index.php/dpc/article/view/5172',
  phone_colour: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC11230921/',
  camera_angle: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10247498/',
  retinoid_review_2022: 'https://doi.org/10.1007/s12325-022-02319-7',
  de_dormael_2019: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6415704/',
  periorbital_2016: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4756872/',
  aad_sunscreen_use: 'https://vibrantdermatology.com/the-importance-of-applying-sunscreen',
  draelos_2006: 'https://pubmed.ncbi.nlm.nih.gov/16766489/',
};

/** What an answer can cite. */
export type AnswerSource = SourceId | keyof typeof MORE_SOURCES;

const TITLES: Record<AnswerSource, string> = { ...SOURCES, ...MORE_SOURCES };
const URLS: Partial<Record<AnswerSource, string>> = { ...MORE_URLS, ...SOURCE_URLS };

export function isSource(id: string): id is AnswerSource {
  return id in TITLES;
}

/** A source as it is sent, without its number. A fact about the product itself has no grade. */
export function sourceOf(id: AnswerSource, grade: EvidenceGrade | null): Omit<ChatSource, 'number'> {
  return {
    title: TITLES[id],
    note: null,
    url: URLS[id] ?? null,
    grade: id === 'product' ? null : grade,
    is_reviewed: !OWN_DEFAULTS.has(id as SourceId),
  };
}
