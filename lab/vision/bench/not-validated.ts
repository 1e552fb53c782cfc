/** What the figures do not show. Printed in docs/measurement.md and sent by `GET /api/transparency`. */
export const NOT_VALIDATED: readonly string[] = [
  'No dermatologist has judged the same faces, so no figure says how well a score agrees with an expert.',
  'Real people were photographed twice within minutes only, in one studio, and other light was only computed; on another day, with another lamp or phone, two photos differ more, and by how much is unknown.',
  'Signs of known strength are painted by a program, on painted faces and, as blemishes and dark spots, on photographs. What follows them there may follow real skin less well.',
  'The few portraits of real people are posed, lit and often retouched; nobody knows how red or lined their skin truly was.',
  'Real make-up, scars, tattoos and skin conditions were not tested.',
  'A filter that smooths skin or strengthens its colours was tried on photos of 51 people: most were not noticed, so a report may describe the filter.',
  'Children were not tested.',
  'Dryness and sensitivity are impressions from appearance and answers; a photo does not measure them.',
];
