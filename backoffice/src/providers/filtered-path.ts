/** The address of a list that shows only what matches. */
export function filteredPath(path: string, filter: Record<string, string>): string {
  const shown = Object.fromEntries(Object.keys(filter).map((name) => [name, true]));
  const query = { displayedFilters: JSON.stringify(shown), filter: JSON.stringify(filter), page: '1' };
  return `${path}?${new URLSearchParams(query)}`;
}
