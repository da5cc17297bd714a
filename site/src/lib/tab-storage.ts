/**
 * What this tab of the browser remembers, also after its page was loaded anew; in a browser that stores nothing, for as
 * long as the page stays.
 */
const places = new Map<string, string>();

export function recall(place: string): string | undefined {
  try {
    return sessionStorage.getItem(place) ?? undefined;
  } catch {
    return places.get(place);
  }
}

export function remember(place: string, text: string): void {
  places.set(place, text);
  try {
    sessionStorage.setItem(place, text);
  } catch {
    // It stays in the map.
  }
}

export function forget(place: string): void {
  places.delete(place);
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Nothing was stored.
  }
}
