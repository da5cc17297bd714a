/** Between visits, or as long as the tab is open. */
type Kind = 'localStorage' | 'sessionStorage';

/** What this browser keeps. One that keeps nothing is as good as one that was never here. */
export function recall(name: string, kind: Kind = 'localStorage'): string | null {
  try {
    return globalThis[kind].getItem(name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string, kind: Kind = 'localStorage'): void {
  try {
    globalThis[kind].setItem(name, value);
  } catch {
    // It then lasts as long as the page.
  }
}

export function forget(name: string, kind: Kind = 'localStorage'): void {
  try {
    globalThis[kind].removeItem(name);
  } catch {
    // What could not be kept need not be taken away.
  }
}
