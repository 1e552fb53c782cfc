/**
 * Words that no text about skin may contain: names of diseases, promises of a remedy, and words that shame.
 * This is the only such list. Tests check our own texts against it; a model's texts are checked when they
 * arrive.
 */
export const FORBIDDEN_WORDS =
  /\b(treat\w*|cure[sd]?|curing|heal(s|ed|ing)?|remed(y|ies)|diagnos\w*|patient\w*|disease\w*|disorder\w*|patholog\w*|symptom\w*|acne\w*|rosacea|melasma|eczema|dermat(itis|osis|oses)|psoria\w*|vitiligo|lupus|urticaria|impetigo|folliculitis|keratos[ie]s|melanoma|carcinoma|cancer\w*|malignan\w*|benign|tumou?rs?|infect\w*|inflamm\w*|antibiotic\w*|steroid\w*|medic(al|ation|ations|ine|ines)|anti-?ag(e)?ing|ag(e)?ing|skin age|lighten\w*|whiten\w*|bleach\w*|flaw\w*|perfect\w*|imperfection\w*|ugly|(bad|problem) skin|correct\w*|clinically|guarantee\w*|safe for you|miracle)\b/i;

/**
 * Illnesses of the whole body, what they are told by, and drugs. Our own texts name some of them where a
 * source does ("wait until a doctor has looked at it"); a model says none that it was not given: "you surely
 * have anemia, take iron" is a finding and a prescription.
 */
export const WORDS_OF_MEDICINE =
  /\b(\p{L}{2,}(itis|osis|a?emia|opathy|oedema|edema|algia|cillin|cycline|mycin|azole|statin|sone|olone|profen)|\p{L}*(diabet|thyroid|hormon|deficien|allerg|asthma|depress|arthrit|prescri)\p{L}*|pcos|syndrome\w*|illness\w*|liver|kidneys?|heart|blood (test|sugar|pressure)s?|iron|zinc pills?|minoxidil|isotretinoin|accutane|roaccutane|tretinoin|adapalene|hydroquinone|spironolactone|cortisone|hydrocortisone|aspirin|ibuprofen|paracetamol|antihistamines?|pills?|tablets?|capsules?|supplements?|dos(e|es|age)|\d+ ?mg|injections?|botox|fillers?)\b/iu;
