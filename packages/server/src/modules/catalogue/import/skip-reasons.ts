/** Why a line of a file is skipped, and what the import's report says about it. */
export const SKIP_REASONS = {
  line_too_long: 'the line is longer than 1 MB',
  unreadable: 'the line cannot be read',
  bad_code: 'the code is no bar code of 8, 12, 13 or 14 digits',
  no_name: 'it has no name',
  unfit_name: 'the name holds markup',
  withdrawn: 'the source marks it as withdrawn',
  not_for_the_face: 'it is not for the face: hair, body, make-up and the like',
  no_step: 'no category and no word of the name says which step it is for',
  no_ingredients: 'it has no ingredient list',
  unreadable_ingredients:
    'of the ingredient list too few names are known, or it has fewer than 3 or more than 120',
  older: 'the catalogue has a newer version of it',
  bad_price: 'the price is no amount from 0 to 100000',
  other_currency: 'the currency is not USD: prices are shown in US dollars',
  bad_link: 'the link does not begin with https://',
  refused: 'the database cannot store it',
  bad_day: 'the day on which the price was seen is no date like 2026-11-12, or is in the future',
} as const;

export type SkipReason = keyof typeof SKIP_REASONS;
