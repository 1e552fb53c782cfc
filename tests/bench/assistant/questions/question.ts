/**
 * Questions by their topic, or several topics joined by `
 *
 * ` where each of them would be right. Frozen: they were written before the assistant was tuned.
 */
export type Questions = Readonly<Record<string, readonly string[]>>;

export interface Question {
  says: string;
  expected: string;
}

/** Each question with its topics. */
export function listQuestions(groups: readonly Questions[]): Question[] {
  return groups.flatMap((group) =>
    Object.entries(group).flatMap(([expected, texts]) => texts.map((says) => ({ says, expected }))),
  );
}
