/**
 * Writes what arrives together with one call: at once if nothing is being written, otherwise once that has ended. Each
 * caller waits for its own item.
 */
export function inGroups<Item>(write: (items: Item[]) => Promise<void>): (item: Item) => Promise<void> {
  let waiting: Item[] = [];
  let current: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  function writeWaiting(): Promise<void> {
    const items = waiting;
    [waiting, next] = [[], undefined];
    current = write(items);
    return current;
  }
  return (item) => {
    waiting.push(item);
    next ??= current.then(writeWaiting, writeWaiting);
    return next;
  };
}
