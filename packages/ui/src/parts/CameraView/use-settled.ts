import { useEffect, useState } from 'react';

/**
 * The value, once it has not changed for `delay` milliseconds. For a live region: words that change many
 * times a second can be seen but not listened to.
 */
export function useSettled<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
