type Press = (key: string) => boolean;

const lists = new Set<Press>();

/** Registers the keys of a list that is on the page. Returns a function that removes them. */
export function followRowKeys(press: Press): () => void {
  lists.add(press);
  return () => lists.delete(press);
}

/** Offers a key to the lists on the page. Returns whether one of them did something. */
export const pressRowKey: Press = (key) => [...lists].some((press) => press(key));

export const hasRowKeys = () => lists.size > 0;

/** The keys of a list, as shown in the list of shortcuts. */
export const rowKeys = [
  { keys: ['j'], label: 'overview.rowKeys.next' },
  { keys: ['k'], label: 'overview.rowKeys.previous' },
  { keys: ['o', 'Enter'], label: 'overview.rowKeys.open' },
  { keys: ['x'], label: 'overview.rowKeys.select' },
  { keys: ['e'], label: 'overview.rowKeys.edit' },
];
