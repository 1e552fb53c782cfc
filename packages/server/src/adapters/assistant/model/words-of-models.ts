// Words by which a sentence of a model is checked. A list is never complete: it supplements
// the rules that the model is given, and the checks of what it claims.

const list = (words: string): string =>
  words
    .trim()
    .split(/\s*\n\s*|\s*,\s*/)
    .join('|');

/** Words of everyday talk about skin, which become a finding when somebody is said to have it. */
const EVERYDAY = list(`
  acne\\w*, infect\\w+, allerg(?:y|ies|ic reaction), hormonal\\w*, hormone (?:imbalance|problem|disorder)s?, deficien\\w+
  benign, malignan\\w*, cancer\\w*, tumou?rs?, cysts?, warts?, hives, diabetes, an? \\w+ (?:disease|disorder|syndrome)
`);

/** Names of conditions. A finding is a doctor's. */
const DISEASE = list(`
  (?:hormonal|fungal|cystic|nodular|bacterial) acne, acne (?:vulgaris|rosacea|conglobata), fungal \\w+, bacterial \\w+, yeast \\w+
  rosacea, melasma, eczema\\w*, psoriasis, vitiligo, lupus, urticaria, impetigo, folliculitis, melanoma, \\w*carcinoma, skin cancer
  malassezia, ringworm, scabies, shingles, herpes, cold sores?, thyroid\\w*, pcos, an[a]?emi[ac], arthriti[sc], o?edema
  keratosis \\w+, actinic \\w+, perioral \\w+, \\w\\w\\w+(?:itis|osis|pathy)
`);

export const CONDITION = `${EVERYDAY}|${DISEASE}`;

/** Names of drugs and of what a doctor gives. Neither a cosmetic ingredient nor a sunscreen is among them. */
const DRUG = list(`
  \\w*tretinoin\\w*, retin-a, accutane, roaccutane, adapalene, differin, epiduo, tazarotene, trifarotene, hydroquinone
  clindamycin, \\w\\w\\w+mycin, \\w\\w\\w+cycline, \\w\\w\\w+cillin, metronidazole, ivermectin, soolantra, dapsone, finacea, skinoren, \\w\\w\\w+conazole
  spironolactone, finasteride, minoxidil, metformin, \\w*cortison\\w*, \\w*cortisol cream, \\w\\w\\w+solone, betamethasone, clobetasol, mometasone
  prednison\\w*, steroids?, steroid cream, corticosteroid\\w*, tacrolimus, pimecrolimus, elidel, protopic, methotrexate, \\w\\w\\w+cyclovir
  nystatin, terbinafine, lamisil, mupirocin, neosporin, bacitracin, permethrin, dupixent, humira, ibuprofen, aspirin, paracetamol
  acetaminophen, antihistamin\\w*, cetirizine, loratadine, benadryl, antibiotic\\w*, birth control, contracepti\\w*, botox, antidepress\\w*
`);

/** Brands of skin care. A product is named only where this server knows it. */
const BRAND = list(`
  cerave, cetaphil, neutrogena, nivea, olay, l.or[eé]al, garnier, la roche.posay, vichy, av[eè]ne, bioderma, eucerin, aveeno
  the ordinary, the inkey list, paula.s choice, drunk elephant, kiehl.s, clinique, est[eé]e lauder, lanc[oô]me, shiseido, sk-ii
  laneige, cosrx, innisfree, beauty of joseon, some by mi, tatcha, glossier, first aid beauty, good molecules, youth to the people
  sunday riley, supergoop, elta ?md, skinceuticals, dermalogica, murad, mario badescu, proactiv, clearasil, stridex, panoxyl, bioré
  dr\\.? jart, dove, simple skincare, burt.s bees, the body shop, lush, kiko, sephora, vanicream, cln, hada labo, anua, purito, isntree
`);

export const NAMES_DRUG = new RegExp(`\\b(?:${DRUG})\\b`, 'giu');
export const NAMES_BRAND = new RegExp(`\\b(?:${BRAND})(?![\\p{L}\\d])`, 'iu');
export const NAMES_DISEASE = new RegExp(`\\b(?:${DISEASE})\\b`, 'iu');
export const NAMES_CONDITION = new RegExp(`\\b(?:${CONDITION})\\b`, 'giu');

/** Words with a capital that are no names of products: ingredients, pages, days, signs, and abbreviations. */
export const ORDINARY_NAMES: ReadonlySet<string> = new Set(
  `i ai i'm i’m i'd i’d i'll i’ll i've i’ve spf uv uva uvb uva/uvb aha ahas bha bhas pha phas pm am us uk eu fda aad inci diy faq ok
  ph q-tip q-tips step steps tip tips note daylit daylit's daylit’s english korean american european academy dermatology
  vitamin vitamins acid acids oil oils butter extract gel cream serum lotion cleanser moisturizer moisturiser sunscreen toner exfoliant
  mask eye hyaluronic salicylic glycolic lactic azelaic mandelic kojic tranexamic ascorbic ferulic niacinamide ceramide ceramides
  peptide peptides glycerin glycerine panthenol squalane aloe vera centella asiatica cica zinc oxide titanium dioxide shea jojoba
  rosehip tea tree green witch hazel bakuchiol retinol retinal retinoid retinoids petrolatum urea allantoin dimethicone benzoyl
  peroxide sulfur clay kaolin charcoal collagen caffeine oat oatmeal colloidal honey turmeric licorice antioxidant antioxidants hydroxy
  alpha beta broad spectrum broad-spectrum mineral chemical t-zone u-zone fitzpatrick type morning evening night weekly
  report care plan timeline account billing privacy preferences recommendations upload chat page free trial plus pro
  redness texture lines fine shine tone uneven blemishes dark circles spots monday tuesday wednesday thursday friday saturday sunday
  january february march april may june july august september october november december
  vitamin-c mediterranean christmas google internet bmi tewl nmf co2 led b3 b5 c e a k d b`
    .trim()
    .split(/\s+/),
);
