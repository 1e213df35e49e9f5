import { useEffect, useState } from 'react';

/** Returns `initial`, and then the value once it has not changed for `delay` milliseconds. */
export function useDebounced<Value>(value: Value, delay: number, initial = value): Value {
  const [settled, setSettled] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
