/** What this browser keeps between visits. One that keeps nothing is as good as one that was never here. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // The choice then lasts as long as the page.
  }
}
