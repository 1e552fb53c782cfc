import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The query, which is removed from the address at once so that no history entry or referrer holds it. */
export function useSentQuery(): string {
  const [query, setQuery] = useSearchParams();
  const [sent] = useState(() => query.toString());
  useEffect(() => {
    if (query.size > 0) setQuery({}, { replace: true });
  }, [query, setQuery]);
  return sent;
}
