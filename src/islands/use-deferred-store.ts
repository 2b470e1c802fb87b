/** The value of a store whose changes are rendered in steps, between which the page responds to input. */
import { startTransition, useEffect, useState } from 'react';

type Store<Value> = { readonly subscribe: (listener: (value: Value) => void) => () => void };

/** Returns initial, which the server rendered, until hydrated. useStore() would render each change at once. */
export function useDeferredStore<Value>(store: Store<Value>, initial: NoInfer<Value>): Value {
  const [value, setValue] = useState<Value>(initial);
  useEffect(() => store.subscribe((next) => startTransition(() => setValue(next))), [store]);
  return value;
}
