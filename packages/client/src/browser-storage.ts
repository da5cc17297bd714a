type Kind = 'localStorage' | 'sessionStorage';

// In-memory fallback for browsers with disabled storage.
const kept = new Map<string, string>();
const placeOf = (name: string, kind: Kind) => `${kind} ${name}`;

/** Reads a stored item: `localStorage` keeps it between visits, `sessionStorage` until the tab closes. */
export function readItem(name: string, kind: Kind): string | undefined {
  try {
    return globalThis[kind].getItem(name) ?? undefined;
  } catch {
    return kept.get(placeOf(name, kind));
  }
}

export function storeItem(name: string, value: string, kind: Kind): void {
  kept.set(placeOf(name, kind), value);
  try {
    globalThis[kind].setItem(name, value);
  } catch {
    // The in-memory copy lasts as long as the page.
  }
}

export function removeItem(name: string, kind: Kind): void {
  kept.delete(placeOf(name, kind));
  try {
    globalThis[kind].removeItem(name);
  } catch {
    // Nothing was stored.
  }
}

export function clearSessionStorage(): void {
  for (const place of kept.keys()) if (place.startsWith('sessionStorage ')) kept.delete(place);
  try {
    sessionStorage.clear();
  } catch {
    // Nothing was stored.
  }
}
