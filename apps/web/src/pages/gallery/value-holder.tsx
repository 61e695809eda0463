import { useState, type ReactNode } from 'react';

interface ValueHolderProps<Value> {
  readonly first: Value;
  readonly children: (value: Value, change: (next: Value) => void) => ReactNode;
}

/** Holds the value of a component that leaves it to its page. */
export function ValueHolder<Value>({ first, children }: ValueHolderProps<Value>) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}

export const nothing = (): void => {};
