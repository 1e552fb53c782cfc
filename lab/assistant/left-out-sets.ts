// Measures how well some sets of examples teach the wordings of another: npm run lab:sets -- [set …]. Each
// set is left out in turn, and asks.
import { trainModel } from '../../packages/assistant/scripts/train-model.ts';
import { readExamples, readSets } from '../../packages/assistant/scripts/read-examples.ts';
import { createRanking } from '../../packages/assistant/src/recognition/ranking.ts';
import { findRedFlag } from '../../packages/assistant/src/red-flags/find-red-flag.ts';
import { checkTopic } from './ask.ts';

const chosen = process.argv.slice(2);
const sets = readSets();
const unknown = chosen.filter((set) => !sets.includes(set));
if (unknown.length > 0) throw new Error(`No set of that name: ${unknown.join(', ')}. ${sets.join(', ')}`);

const percent = (part: number, all: number): string =>
  all === 0 ? '   none' : `${((100 * part) / all).toFixed(1).padStart(5)} %`;

for (const left of chosen.length > 0 ? chosen : sets) {
  const ranking = createRanking(trainModel(readExamples((set) => set !== left)));
  const { topics, redFlags, harmless, outOfScope } = readExamples((set) => set === left);
  const asked = [...topics].flatMap(([topic, texts]) =>
    // Examples of a form, with `{sign}` in them, are no questions.
    texts.filter((text) => !text.includes('{')).map((text) => checkTopic(ranking, text, topic)),
  );
  const strangers = outOfScope.map((text) => checkTopic(ranking, text, 'nothing'));
  const right = asked.filter(({ verdict }) => verdict === 'right').length;
  const wrong = [...asked, ...strangers].filter(({ verdict }) => verdict === 'wrong').length;
  const alarms = [...harmless, ...asked.map(({ text }) => text)].filter(
    (text) => findRedFlag(ranking, text) !== null,
  );
  const flags = [...redFlags].flatMap(([flag, texts]) =>
    texts.map((text) => ({ flag, found: findRedFlag(ranking, text) })),
  );
  const caught = flags.filter(({ found }) => found !== null);
  const exact = flags.filter(({ flag, found }) => found === flag);
  console.log(
    [
      left.padEnd(4),
      `right ${percent(right, asked.length)} of ${asked.length}`,
      `wrong ${percent(wrong, asked.length + strangers.length)}`,
      `false alarms ${alarms.length} of ${harmless.length + asked.length}`,
      flags.length === 0
        ? ''
        : `red flags ${percent(caught.length, flags.length)} of ${flags.length}, with their card ${percent(exact.length, flags.length)}`,
    ].join('  '),
  );
}
