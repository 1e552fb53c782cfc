export { conditionNotes } from './condition-notes.ts';
export { photoQuality } from './photo.ts';
export { PHRASE_BOOK } from './phrase-book.ts';
export { placesAsHeading } from './places.ts';
export { progressSummary } from './progress.ts';
export { CONCERN_NAMES } from './signs.ts';
export { skinSensitivity } from './skin-sensitivity.ts';
export { skinType } from './skin-type.ts';
