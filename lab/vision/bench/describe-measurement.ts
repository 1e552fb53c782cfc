import type { FigureGroup, MeasuredFigure } from '@daylit/contract';

import { goalWords, inWords, valueWords, verdictWords } from './figure-words.ts';
import type { Figures } from './measure-figures.ts';

/** Heading of each group, and how it is measured, in plain words. */
const GROUPS: Record<FigureGroup, { heading: string; how: string }> = {
  finding: {
    heading: 'Finding the face',
    how: 'Painted faces of every tone, pictures without anybody, and pictures of two or three people go through the photo check. Wrong is a face that is not found, a second one that is not there, and somebody seen in an empty picture.',
  },
  following: {
    heading: 'Following a planted sign',
    how: 'One sign at a time is painted into faces of all tones in strengths from none to strong. The figure is the rank correlation (Spearman) of the severity with the strength, over all faces at once: 1 means that more of the sign always reads as more, whoever the person is. Plain photos are frontal and evenly lit; the hard ones have pores, light from the side and JPEG compression.',
  },
  blemishes: {
    heading: 'Blemishes',
    how: 'Blemishes of colours that the engine was not built on are painted into textured skin, and its finds are held against their places. The same is done with dark spots.',
  },
  steadiness: {
    heading: 'Steadiness',
    how: 'The same photo is saved again, cropped, tilted, coloured, brightened and blurred. The skin stays the same, so the severity should. The figure is the root mean square change in points of 5, of the sign that moves most. Only signs that are there are counted: one that reads 0 would stay at 0.',
  },
  fairness: {
    heading: 'The same on every skin tone',
    how: 'The same face, with the same sign in the same light, is painted in every tone. Whatever differs then is unfair. Spread is the mean severity of the tone that reads most minus that of the tone that reads least.',
  },
  portraits: {
    heading: 'Portraits of real people',
    how: 'On portraits of real people nobody knows the true strength of a sign, but a measure that goes along with how light the skin is would be suspect. Limits of the engine were set while looking at portraits like these, so they are no independent check.',
  },
  real_faces: {
    heading: 'Real faces',
    how: 'Photographs of real people, two of each in one session. Nobody knows the true strength of a sign in them, but an ordinary face should not be told much, two photos of one person should read alike, and no sign should be told on light skin only. Where a place of a sign must be known, lesions are painted onto the photographs.',
  },
  determinism: {
    heading: 'The same photo, the same report',
    how: 'Whole reports, words and shapes included, from two engines, byte by byte.',
  },
  speed: {
    heading: 'Speed and memory',
    how: 'Times are ratios to what no scan can do without, measured in the same run: decoding the photo and finding the face. These figures belong to the machine that measured them.',
  },
};

/** What a group counts, where it is not photos. */
const SAMPLES: Partial<Record<FigureGroup, string>> = { speed: 'Runs', real_faces: 'People' };

const HOW_IT_WORKS = `The engine finds the face, lays it on a chart of fixed size, and turns every pixel into optical density, in which
exposure is a constant and dyes add up. Redness and evenness are read from what blood and pigment add, lines and texture
from small differences of brightness, shine from mirrored light, dark circles from the skin under the eyes against the
cheeks. Blemishes and dark spots are small dark places that a classifier, trained on painted faces and on real skin with
painted lesions, tells from pores and folds. A fixed scale turns each measure into a severity from 0 (not visible) to 5
(strong). Where the photo is too small, blurred, covered or badly lit for a sign, the report says "cannot tell" instead
of a number. Nothing here is a diagnosis.`;

const THE_FACES = `Faces are painted by a program (\`packages/phantom\`) with signs of known strength, in colours that are not the
engine's own. The seeds are split into a development part, which thresholds may be chosen on, and a held-out part, which
they may not. All figures below are from the held-out part, apart from the portraits and the real faces.`;

const OWN_FACES = `\`npm run lab:faces -- FOLDER\` prints the table of real faces for any folder of portraits, at about a second a photograph
and half a second for each of four copies in which the face is smaller and ten in which the light is another.
Nothing leaves the machine and nothing is kept. The folder holds a \`faces.csv\`:

\`\`\`
file,person,shot,age,tone
calm/007.jpg,007,1,31,
smiling/007.jpg,007,2,31,
\`\`\`

\`file\` is relative to the folder, \`person\` and \`shot\` are any words; the shot that comes first in the alphabet is the one that is
judged, the next one is its repeat and should be of the same session. \`age\` in years and \`tone\`, the collection's own word, may be
empty; without tones, people are grouped by the lightness of their skin in the photograph (L\\* under 45, under 60, or more).
Values hold no commas. Without a \`faces.csv\` every picture is named \`PERSON_SHOT.jpg\`, such as \`007_1.jpg\`.`;

/** The text of docs/measurement.md: the figures of painted faces and those of real ones. */
export function describeMeasurement(
  { engine_version, reference_set_version, not_validated, figures: painted }: Figures,
  real: readonly MeasuredFigure[],
): string {
  const figures = [...painted, ...real];
  const groups = (Object.keys(GROUPS) as FigureGroup[]).filter((name) =>
    figures.some(({ group }) => group === name),
  );
  return `# How the measurements are checked

Made from \`packages/vision/figures.gen.json\` by \`npm run generate\`; do not edit. \`npm run lab:vision\` measures anew.
Engine ${engine_version}, reference set ${reference_set_version}.

## What is measured, and how

${HOW_IT_WORKS}

${THE_FACES}

## What was not validated

${not_validated.map((sentence) => `- ${sentence}`).join('\n')}

## Measuring on other faces

${OWN_FACES}

## Goals that are not met

${listOf(figures.filter(({ met }) => met === false))}

## Goals that were not measured

${listOf(figures.filter(({ met }) => met === null))}

${groups
  .map((group) =>
    section(
      group,
      figures.filter((figure) => figure.group === group),
    ),
  )
  .join('\n')}`;
}

function listOf(figures: MeasuredFigure[]): string {
  if (figures.length === 0) return 'None.';
  return figures
    .map(
      (figure) =>
        `- ${titleOf(figure)}: ${valueWords(figure)}${figure.met === null ? '' : `, the goal is ${goalWords(figure)}`}.`,
    )
    .join('\n');
}

function titleOf({ group, what }: MeasuredFigure): string {
  return `${GROUPS[group].heading}: ${what}`;
}

function section(group: FigureGroup, figures: MeasuredFigure[]): string {
  const rows = figures.map(
    (figure) =>
      `| ${figure.what} | ${valueWords(figure)} | ${goalWords(figure)} | ${verdictWords(figure)} | ${figure.sample_size} |`,
  );
  return `## ${GROUPS[group].heading}

${GROUPS[group].how}

| What | Measured | Goal | | ${SAMPLES[group] ?? 'Photos'} |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
${notes(figures)}${alikeInParts(figures).map(partsTable).join('')}`;
}

/** Each note once. A note that does not apply to the whole group names its figures. */
function notes(figures: MeasuredFigure[]): string {
  const texts = new Map<string, string[]>();
  for (const { note, what } of figures) if (note) texts.set(note, [...(texts.get(note) ?? []), what]);
  const lines = [...texts].map(([note, whats]) =>
    whats.length === figures.length ? `- ${note}` : `- ${whats.join('; ')}: ${note}`,
  );
  return lines.length === 0 ? '' : `\n${lines.join('\n')}\n`;
}

/** Figures that share names of parts, in one list each. */
function alikeInParts(figures: MeasuredFigure[]): MeasuredFigure[][] {
  const lists: { names: Set<string>; figures: MeasuredFigure[] }[] = [];
  for (const figure of figures.filter(({ parts }) => parts.length > 0)) {
    const own = figure.parts.map(({ name }) => name);
    let list = lists.find(({ names }) => own.some((name) => names.has(name)));
    if (!list) lists.push((list = { names: new Set(), figures: [] }));
    for (const name of own) list.names.add(name);
    list.figures.push(figure);
  }
  return lists.map(({ figures: alike }) => alike);
}

/**
 * The figures by tone, sign or width of the face: one row per figure, one column per part, in the order of
 * the figure with most of them.
 */
function partsTable(figures: MeasuredFigure[]): string {
  const fullest = figures.toSorted((a, b) => b.parts.length - a.parts.length);
  const names = [...new Set(fullest.flatMap(({ parts }) => parts.map(({ name }) => name)))];
  const rows = figures.map(({ what, unit, parts }) => {
    const cells = names.map((name) => {
      const part = parts.find((candidate) => candidate.name === name);
      return part ? inWords(part.value, unit === 'ratio' ? 'points' : unit) : '–';
    });
    return `| ${what} | ${cells.join(' | ')} |`;
  });
  return `
| In parts | ${names.join(' | ')} |
| --- |${' --- |'.repeat(names.length)}
${rows.join('\n')}
`;
}
