/**
 * Pages that were kept, or would have been, had not something changed: they are rendered again whoever asks, so nobody
 * who does is blamed for it. Only so many, or knowing many addresses would be a way around the limit.
 */
export function createOwedPages(owedMax: number) {
  const owed = new Set<string>();
  return {
    add(key: string): void {
      owed.delete(key);
      owed.add(key);
      for (const oldest of owed) {
        if (owed.size <= owedMax) break;
        owed.delete(oldest);
      }
    },
    settle: (key: string) => owed.delete(key),
    has: (key: string) => owed.has(key),
  };
}
