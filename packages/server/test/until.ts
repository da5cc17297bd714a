const patienceMs = 120_000;
const checkEveryMs = 25;

/** Waits for an asynchronous effect, such as a sent mail. */
export async function until<T>(check: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const found = await check();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, checkEveryMs));
  }
}
