/**
 * Words that no text about skin may contain: names of diseases, promises of a remedy, and words that shame.
 * This is the only such list. Tests check our own texts against it; a model's texts are checked when they
 * arrive.
 */
export const FORBIDDEN_WORDS =
  /\b(treat\w*|cure[sd]?|curing|heal(s|ed|ing)?|remed(y|ies)|diagnos\w*|patient\w*|disease\w*|disorder\w*|patholog\w*|symptom\w*|acne\w*|rosacea|melasma|eczema|dermat(itis|osis|oses)|psoria\w*|vitiligo|lupus|urticaria|impetigo|folliculitis|keratos[ie]s|melanoma|carcinoma|cancer\w*|malignan\w*|benign|tumou?rs?|infect\w*|inflamm\w*|antibiotic\w*|steroid\w*|medic(al|ation|ations|ine|ines)|anti-?ag(e)?ing|ag(e)?ing|skin age|lighten\w*|whiten\w*|bleach\w*|flaw\w*|perfect\w*|imperfection\w*|ugly|(bad|problem) skin|correct\w*|clinically|guarantee\w*|safe for you|miracle)\b/i;
