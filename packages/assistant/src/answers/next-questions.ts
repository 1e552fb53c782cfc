import { ENTRIES } from '../knowledge/knowledge.ts';
import { askOf, type Recognised } from '../recognition/recognise.ts';
import type { ReadQuestion } from './draft.ts';

/** The signs of the report that are offered. */
const MOST_SIGNS = 2;

/** What can be asked next in a conversation: about its subject, then about the report and the plan. */
export async function nextOf(asked: ReadQuestion): Promise<string[]> {
  const { subject } = asked.conversation;
  const entry = ENTRIES.get(subject?.topic ?? '');
  return [...(entry?.next ?? []), ...(await ofReport(asked))];
}

/** The question that the conversation is about, for those who did not ask it in these words, and the next. */
export function ofSubject(subject: Recognised): string[] {
  const { topic } = subject;
  return topic === null ? [] : [askOf(topic, subject), ...(ENTRIES.get(topic)?.next ?? []).slice(0, 1)];
}

/** What can be asked about the signs that stand out in the last report, and about the plan. */
export async function ofReport({ question: { facts } }: ReadQuestion): Promise<string[]> {
  const scan = await facts.scan();
  const signs = scan?.analysis_result?.condition_notes.key_concerns_identified ?? [];
  return [
    ...signs
      .slice(0, MOST_SIGNS)
      .map(({ sign }) => askOf('report.sign', { signs: [sign], ingredients: [], steps: [] })),
    'What do I use tonight?',
  ];
}
