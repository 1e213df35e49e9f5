import { useEffect, useState } from 'react';

/** A value that follows another once that has been quiet for `delay` milliseconds; until then it is `initial`. */
export function useDebounced<Value>(value: Value, delay: number, initial = value): Value {
  const [settled, setSettled] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
