/**
 * Questions by what answers them: a topic, or several where each of them would be right, joined by `|`.
 * Frozen: they were written before the assistant was tuned.
 */
export type Questions = Readonly<Record<string, readonly string[]>>;

export interface Question {
  says: string;
  expected: string;
}

/** Each question beside what answers it. */
export function listQuestions(groups: readonly Questions[]): Question[] {
  return groups.flatMap((group) =>
    Object.entries(group).flatMap(([expected, texts]) => texts.map((says) => ({ says, expected }))),
  );
}
