// Measures how well the wordings of some authors teach those of another: npm run bench:authors -- [author …].
// Each author of examples is left out in turn, and asks.
import {
  AUTHORS,
  findRedFlag,
  learnWithout,
  readExamples,
} from '../../../packages/server/test/assistant-member.ts';
import { judgeKind } from './judge.ts';

const chosen = process.argv.slice(2);
const unknown = chosen.filter((author) => !AUTHORS.includes(author));
if (unknown.length > 0)
  throw new Error(`No author of that name: ${unknown.join(', ')}. ${AUTHORS.join(', ')}`);

const percent = (part: number, all: number): string =>
  all === 0 ? '   none' : `${((100 * part) / all).toFixed(1).padStart(5)} %`;

for (const author of chosen.length > 0 ? chosen : AUTHORS) {
  learnWithout(author);
  const { topics, redFlags, harmless, outOfScope } = readExamples([author]);
  const asked = [...topics].flatMap(([topic, texts]) =>
    // Examples of a form, with `{sign}` in them, are no questions.
    texts.filter((text) => !text.includes('{')).map((text) => judgeKind(text, topic)),
  );
  const strangers = outOfScope.map((text) => judgeKind(text, 'nothing'));
  const right = asked.filter(({ verdict }) => verdict === 'right').length;
  const wrong = [...asked, ...strangers].filter(({ verdict }) => verdict === 'wrong').length;
  const alarms = [...harmless, ...asked.map(({ says }) => says)].filter((text) => findRedFlag(text) !== null);
  const flags = [...redFlags].flatMap(([flag, texts]) =>
    texts.map((text) => ({ flag, found: findRedFlag(text) })),
  );
  const caught = flags.filter(({ found }) => found !== null);
  const exact = flags.filter(({ flag, found }) => found === flag);
  console.log(
    [
      author.padEnd(16),
      `right ${percent(right, asked.length)} of ${asked.length}`,
      `wrong ${percent(wrong, asked.length + strangers.length)}`,
      `false alarms ${alarms.length} of ${harmless.length + asked.length}`,
      flags.length === 0
        ? ''
        : `red flags ${percent(caught.length, flags.length)} of ${flags.length}, with their card ${percent(exact.length, flags.length)}`,
    ].join('  '),
  );
}
