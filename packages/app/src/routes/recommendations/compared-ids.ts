/** More columns cannot be read side by side. */
const MOST = 4;

/** The ids of a comparison from the address, each once, at most four. */
export function comparedIds(query: URLSearchParams): string[] {
  const ids = (query.get('ids') ?? '').split(',').map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== ''))].slice(0, MOST);
}
