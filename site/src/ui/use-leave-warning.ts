import { useEffect } from 'react';

const stay = (event: BeforeUnloadEvent) => event.preventDefault();

/** Lets the browser ask before it reloads or leaves, for as long as something would be lost for good. */
export function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [isNeeded]);
}
