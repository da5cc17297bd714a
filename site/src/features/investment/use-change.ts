import { useEffect, useRef, useState } from 'react';

/** Whether a value differs from that of the first render. Calls `onChange` for each new value. */
export function useChange<Value>(value: Value, onChange: () => void): boolean {
  const [first] = useState(value);
  const shown = useRef(value);
  useEffect(() => {
    if (Object.is(shown.current, value)) return;
    shown.current = value;
    onChange();
  });
  return value !== first;
}
