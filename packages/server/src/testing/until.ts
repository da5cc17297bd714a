const patienceMs = 120_000;
const askEveryMs = 25;

/** Waits for something that happens by itself, such as a mail being sent. */
export async function until<T>(ask: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const found = await ask();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
  }
}
