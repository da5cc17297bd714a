/**
 * Limits how many pages are rendered at the same time for all visitors together, because each takes connections, memory
 * and processor time from everything else.
 */
export function createRenderLimit(max: number) {
  let count = 0;
  return {
    isFull: () => count >= max,
    async during<T>(render: () => Promise<T>): Promise<T> {
      count += 1;
      try {
        return await render();
      } finally {
        count -= 1;
      }
    },
  };
}
