/**
 * Works on what arrives together with one call: at once if nothing is being worked on, otherwise once that has ended. Each
 * caller waits for its own item, and is answered what the call answered.
 */
export function inGroups<Item, Answer = void>(
  work: (items: Item[]) => Promise<Answer>,
): (item: Item) => Promise<Answer> {
  let waiting: Item[] = [];
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<Answer> | undefined;
  function workOnWaiting(): Promise<Answer> {
    const items = waiting;
    [waiting, next] = [[], undefined];
    const working = work(items);
    current = working;
    return working;
  }
  return (item) => {
    waiting.push(item);
    next ??= current.then(workOnWaiting, workOnWaiting);
    return next;
  };
}
