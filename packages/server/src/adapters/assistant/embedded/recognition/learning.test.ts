import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { askAssistant, assistedMember } from '../../../../../test/assistant-member.ts';
import { createEmbeddedAssistant } from '../embedded-assistant.ts';
import { learnedFileIn } from './learned-file.ts';
import { readExamples } from './examples.ts';
import { createPreparation, learnOnThread } from './learning.ts';
import { createRanking, learnRanking } from './ranking.ts';

const directory = await mkdtemp(path.join(tmpdir(), 'daylit-learned-'));
afterAll(() => rm(directory, { recursive: true }));
const there = learnOnThread(directory);

it('learns the same on a thread as here, and does not block this one', async () => {
  let turns = 0;
  const free = setInterval(() => (turns += 1), 5);
  const ranking = createRanking(await there);
  clearInterval(free);
  expect(turns).toBeGreaterThan(20);
  const here = createRanking(learnRanking(readExamples()));
  const words = here.read('why do i glisten at noon');
  expect(ranking.read('why do i glisten at noon')).toEqual(words);
  expect(ranking.rank(words)[0]?.label).toBe('concern.shine');
  expect(ranking.rank(words)).toEqual(here.rank(words));
  expect(ranking.strangenessOf(words)).toBe(here.strangenessOf(words));
});

it('stores what it learned, and reads nothing else', async () => {
  const learned = await there;
  const file = learnedFileIn(directory);
  expect(file.read()?.vocabulary).toEqual(learned.vocabulary);
  file.write({ ...learned, vocabulary: ['kept'] });
  expect((await learnOnThread(directory)).vocabulary).toEqual(['kept']);
  const [name = ''] = await readdir(directory);
  const kept = await readFile(path.join(directory, name));
  kept.writeUInt8(255 - kept.readUInt8(1_000_000), 1_000_000);
  await writeFile(path.join(directory, name), kept);
  expect(file.read()).toBeUndefined();
  // Without a directory it learns again each time.
  const nowhere = learnedFileIn(path.join(directory, name, 'cache'));
  nowhere.write(learned);
  expect(nowhere.read()).toBeUndefined();
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
    const assistant = assistantThat(() => (failures.length === 0 ? threadOf('process.exit(1)') : there));
    const { text } = await askAssistant('What do I use tonight?', assistedMember(), [], assistant);
    expect(text).toContain('Tonight, in this order:');
    expect(failures).toHaveLength(1);
  });
});
