/** Returns the first value that is not null, also after later changes. */
import { useState } from 'react';

export function useFirst<T>(value: T | null): T | null {
  const [first, setFirst] = useState(value);
  if (first === null && value !== null) setFirst(value);
  return first ?? value;
}
