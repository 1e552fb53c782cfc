/** One class of ingredients: how to recognise it on a label and in what a person writes. */
export interface ClassDefinition {
  /** As shown to people, fit for the middle of a sentence. */
  label: string;
  /** INCI names in capitals, separated by semicolons because the names themselves hold commas. */
  names: string;
  /** For names with many spellings. Tested on the name in capitals. */
  pattern?: RegExp;
  /** Words people write in an avoid list when they mean the whole class; lower case, semicolons. */
  aliases: string;
}
