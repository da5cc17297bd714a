/**
 * Pages that a change made stale. They are rendered again anyway, so requests for them do not count towards the limit.
 * Their number is limited, or visitors could use many URLs to get around the limit.
 */
export function createPendingRenders(owedMax: number) {
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
