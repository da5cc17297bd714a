interface Sort {
  field: string;
  order: 'ASC' | 'DESC';
}

/** The address of a list page that opens with this filter and order, and with other parameters of the page. */
export function listPath(
  path: string,
  filter: Record<string, unknown>,
  sort?: Sort,
  others: Record<string, string> = {},
): string {
  const shown = Object.fromEntries(Object.keys(filter).map((name) => [name, true]));
  const query = { displayedFilters: JSON.stringify(shown), filter: JSON.stringify(filter), page: '1' };
  const sorting = sort && { sort: sort.field, order: sort.order };
  return `${path}?${new URLSearchParams({ ...query, ...sorting, ...others })}`;
}
