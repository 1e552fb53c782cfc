import { readdirSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { constants, getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stagesOf } from '../../../../../test/learned.ts';
import { askAssistant, assistedMember } from '../../../../../test/assistant-member.ts';
import { createEmbeddedAssistant } from '../embedded-assistant.ts';
import { learnedFileIn } from './learned-file.ts';
import { readExamples } from './examples.ts';
import { createPreparation, learnOnThread } from './learning.ts';
import { createRanking, labelExamples, type LearnedRanking, learnFirst } from './ranking.ts';

const directory = await mkdtemp(path.join(tmpdir(), 'daylit-learned-'));
afterAll(() => rm(directory, { recursive: true }));
const learning = stagesOf(learnOnThread(directory));
let [first, both]: LearnedRanking[] = [];
/** How often this thread was free meanwhile. */
let turns = 0;
/** Whether a thread of this process had a lower priority meanwhile. */
let didGiveWay = false;

// A minute of a processor that others use too.
beforeAll(async () => {
  const free = setInterval(() => (turns += 1), 5);
  const watch = setInterval(
    () => (didGiveWay ||= priorities().includes(constants.priority.PRIORITY_BELOW_NORMAL)),
    100,
  );
  [first, both] = await learning;
  clearInterval(free);
  clearInterval(watch);
}, 360_000);

/** Of all threads of this process, on Linux. */
const priorities = (): number[] =>
  process.platform === 'linux' ? readdirSync('/proc/self/task').map((id) => priorityOf(Number(id))) : [];

/** A thread may have ended since it was listed. */
function priorityOf(thread: number): number {
  try {
    return getPriority(thread);
  } catch {
    return 0;
  }
}

it.runIf(process.platform === 'linux')(
  'learns the second opinion on a thread that gives way to all others (Linux)',
  () => {
    expect(didGiveWay).toBe(true);
  },
);

it('learns the same on a thread as here, and does not block this one', async () => {
  expect(turns).toBeGreaterThan(20);
  const here = createRanking(learnFirst(labelExamples(readExamples())));
  const reading = here.read('why do i glisten at noon');
  for (const one of [first, both]) {
    const ranking = createRanking({ ...(one as LearnedRanking), second: null });
    expect(ranking.read('why do i glisten at noon')).toEqual(reading);
    expect(ranking.rank(reading)[0]?.label).toBe('concern.shine');
    expect(ranking.rank(reading)).toEqual(here.rank(reading));
    expect(ranking.strangenessOf(reading.words)).toBe(here.strangenessOf(reading.words));
  }
});

it('stores what it learned, and reads nothing else', async () => {
  const learned = both as LearnedRanking;
  const file = learnedFileIn(directory);
  expect(file.read()?.vocabulary).toEqual(learned.vocabulary);
  file.write({ ...learned, vocabulary: ['kept'] });
  const again = await stagesOf(learnOnThread(directory));
  expect(again.map(({ vocabulary, second }) => [vocabulary, second?.phrases.labels])).toEqual([
    [['kept'], learned.labels.labels],
  ]);
  const [name = ''] = await readdir(directory);
  const kept = await readFile(path.join(directory, name));
  // What stands first tells which code and which examples it was learned by.
  for (const at of [0, 1_000_000]) {
    const other = Buffer.from(kept);
    other.writeUInt8(255 - other.readUInt8(at), at);
    await writeFile(path.join(directory, name), other);
    expect(file.read()).toBeUndefined();
  }
  // Without a directory it learns again each time.
  const nowhere = learnedFileIn(path.join(directory, name, 'cache'));
  nowhere.write(learned);
  expect(nowhere.read()).toBeUndefined();
});

describe('while the second opinion is being learned', () => {
  const QUESTION = 'my chin is a minefield of zits';
  const failures: unknown[] = [];
  afterEach(() => void failures.splice(0));
  const asker = (learn: Parameters<typeof createPreparation>[1]) => {
    const prepare = createPreparation((error) => failures.push(error), learn);
    const assistant = createEmbeddedAssistant(prepare);
    return async () => (await askAssistant(QUESTION, assistedMember(), [], assistant)).kind;
  };

  it('the first one answers what it is sure of, and afterwards both answer', async () => {
    expect([first?.second, both?.second?.phrases.labels]).toEqual([null, first?.labels.labels]);
    const second = Promise.withResolvers<LearnedRanking>();
    const answer = asker(async function* () {
      yield first as LearnedRanking;
      yield await second.promise;
    });
    expect(await answer()).toBe('cannot_answer');
    second.resolve(both as LearnedRanking);
    await expect.poll(answer).toBe('answer');
  });

  it('and when that fails, the first one goes on answering', async () => {
    const answer = asker(async function* () {
      yield first as LearnedRanking;
      throw new Error('crashed');
    });
    expect(await answer()).toBe('cannot_answer');
    await expect.poll(() => failures).toHaveLength(1);
    expect(await answer()).toBe('cannot_answer');
  });
});

const threadOf = (code: string) => learnOnThread(undefined, new URL(`data:text/javascript,${code}`), 500);

describe('when the thread that learns', () => {
  const failures: unknown[] = [];
  afterEach(() => void failures.splice(0));
  const assistantThat = (learn: Parameters<typeof createPreparation>[1]) =>
    createEmbeddedAssistant(createPreparation((error) => failures.push(error), learn));

  it.each([
    ['ends without a word', 'process.exit(0)'],
    ['crashes', 'throw new Error("crashed")'],
    ['never ends', 'setInterval(() => 0, 50)'],
  ])('%s, all who wait hear what the report says, and red flags are found', async (_, code) => {
    const assistant = assistantThat(() => threadOf(code));
    const [first, second, flagged] = await Promise.all(
      ['What do I use tonight?', 'Hello', 'A mole on my cheek changed shape and bled'].map((text) =>
        askAssistant(text, assistedMember(), [], assistant),
      ),
    );
    expect(first).toMatchObject({ kind: 'cannot_answer', search: null });
    expect(first?.text).toMatch(/^I cannot read questions at the moment.*Your cheeks look/s);
    expect(second?.text).toBe(first?.text);
    expect(flagged?.kind).toBe('red_flag');
    // One more failure after all of them failed; then it pauses.
    await askAssistant('Hello', assistedMember(), [], assistant);
    expect(failures).toHaveLength(2);
  });

  it('dies once, it learns again, and whoever waits is answered', async () => {
    const assistant = assistantThat(async function* () {
      if (failures.length === 0) yield* threadOf('process.exit(1)');
      yield both as LearnedRanking;
    });
    const { text } = await askAssistant('What do I use tonight?', assistedMember(), [], assistant);
    expect(text).toContain('Tonight, in this order:');
    expect(failures).toHaveLength(1);
  });
});
