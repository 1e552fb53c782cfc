/**
 * Words that no text about skin may contain: names of diseases, promises of a remedy, and words that shame.
 * This is the only such list. Tests check our own texts against it; a model's texts are checked when they
 * arrive.
 */
export const FORBIDDEN_WORDS =
  /\b(treat\w*|cure[sd]?|curing|heal(s|ed|ing)?|remed(y|ies)|diagnos\w*|patient\w*|disease\w*|disorder\w*|patholog\w*|symptom\w*|acne\w*|rosacea|melasma|eczema|dermat(itis|osis|oses)|psoria\w*|vitiligo|lupus|urticaria|impetigo|folliculitis|keratos[ie]s|melanoma|carcinoma|cancer\w*|malignan\w*|benign|tumou?rs?|infect\w*|inflamm\w*|antibiotic\w*|steroid\w*|medic(al|ation|ations|ine|ines)|anti-?ag(e)?ing|ag(e)?ing|skin age|lighten\w*|whiten\w*|bleach\w*|flaw\w*|perfect\w*|imperfection\w*|ugly|(bad|problem) skin|correct\w*|clinically|guarantee\w*|safe for you|miracle)\b/i;

/** Endings of the names of diseases and drugs, after two or more letters. */
const MEDICAL_ENDS = 'itis|osis|a?emia|opathy|algia|cillin|cycline|mycin|azole|statin|sone|olone|profen';

/** Stems of such words, anywhere in a word. */
const MEDICAL_ROOTS = 'diabet|thyroid|hormon|deficien|allerg|asthma|depress|arthrit|prescri|edema|retinoin';

const MEDICAL_WORDS =
  'pcos|syndromes?|illness(es)?|liver|kidneys?|heart|blood (test|sugar|pressure)s?|iron|zinc pills?|minoxidil|accutane|roaccutane|adapalene|hydroquinone|spironolactone|aspirin|paracetamol|antihistamines?|pills?|tablets?|capsules?|supplements?|dos(e|es|age)|\\d+ ?mg|injections?|botox|fillers?';

/**
 * Internal diseases, their symptoms, and drugs. Our own texts name some of them where a source does ("wait
 * until a doctor has looked at it"); a model may name only those that it was given: "you surely have anemia,
 * take iron" is a finding and a prescription. A list is never complete: it supplements the rules that the
 * model is given, and does not replace them.
 */
export const WORDS_OF_MEDICINE = new RegExp(
  `\\b(\\p{L}{2,}(${MEDICAL_ENDS})|\\p{L}*(${MEDICAL_ROOTS})\\p{L}*|${MEDICAL_WORDS})\\b`,
  'iu',
);
