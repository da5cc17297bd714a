/**
 * Handles items in groups, one call of `work` per group. An item starts a group at once if no call is running;
 * otherwise it waits and shares the next call. Each caller gets the result of its group's call.
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
