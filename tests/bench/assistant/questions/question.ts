/**
 * Questions by what answers them: a topic, or several where each of them would be right, joined by `|`.
 * Frozen: they were written before the assistant was tuned, and half of them are held out.
 */
export type Questions = Readonly<Record<string, readonly string[]>>;
