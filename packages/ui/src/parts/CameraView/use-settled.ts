import { useEffect, useState } from 'react';

/**
 * The value, once it has stood for a while. What changes many times a second can be seen, but not listened to: a live
 * region gets this one.
 */
export function useSettled<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
