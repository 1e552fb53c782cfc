/**
 * Questions by what answers them: a topic, or several where each of them would be right, joined by `|`.
 * All of them were looked at while the assistant was made: they guard, and do not tell how new ones fare.
 */
export type Questions = Readonly<Record<string, readonly string[]>>;
