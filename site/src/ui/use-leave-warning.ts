import { useEffect } from 'react';

const stay = (event: BeforeUnloadEvent) => event.preventDefault();

/** Lets the browser ask before it reloads or leaves the page, while data would be lost. */
export function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [isNeeded]);
}
