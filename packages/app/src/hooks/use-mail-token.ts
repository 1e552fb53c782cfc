import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The token, which is removed from the address at once so that no history entry or referrer holds it. */
export function useMailToken(): string | null {
  const [query, setQuery] = useSearchParams();
  const [token] = useState(() => query.get('token'));
  useEffect(() => {
    if (query.has('token')) setQuery({}, { replace: true });
  }, [query, setQuery]);
  return token;
}
