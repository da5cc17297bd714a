import { tourGiveUpMs, tourPollMs } from '@semilla/contract';

/** What is there at last, looked for twice a second; undefined once it has taken too long. */
export async function waitFor<T>(find: () => T | undefined, signal: AbortSignal): Promise<T | undefined> {
  for (let waitedMs = 0; waitedMs <= tourGiveUpMs && !signal.aborted; waitedMs += tourPollMs) {
    const found = find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, tourPollMs));
  }
  return undefined;
}
