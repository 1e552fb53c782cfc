/** Maximum number of cached results; more would cost memory for names that never occur again. */
const MAX_KEPT = 20_000;

/** Memoizes a function. For pure functions that are often called with the same argument. */
export function remember<Result>(of: (key: string) => Result): (key: string) => Result {
  const kept = new Map<string, Result>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const result = of(key);
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(key, result);
    return result;
  };
}
