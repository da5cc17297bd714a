/** `localStorage` persists between visits, `sessionStorage` as long as the tab is open. */
type Kind = 'localStorage' | 'sessionStorage';

/** Reads a stored value. If storage is not available, nothing is stored. */
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
    // Without storage, the value lasts as long as the page.
  }
}

export function forget(name: string, kind: Kind = 'localStorage'): void {
  try {
    globalThis[kind].removeItem(name);
  } catch {
    // Without storage, there is nothing to delete.
  }
}
