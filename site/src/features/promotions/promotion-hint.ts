/** Remembers whether there is anything to promote, so that the next page keeps a place for it or does not. */
export function keepWhetherPromoted(isPromoted: boolean): void {
  try {
    if (isPromoted) localStorage.removeItem('promotion');
    else localStorage.setItem('promotion', 'none');
  } catch {
    // A browser that stores nothing keeps the place.
  }
}
