import { tourGiveUpMs, tourPollMs } from '@semilla/contract';

/** Repeats `find` twice a second until it returns something. Returns undefined after a timeout or when aborted. */
export async function waitFor<T>(find: () => T | undefined, signal: AbortSignal): Promise<T | undefined> {
  for (let waitedMs = 0; waitedMs <= tourGiveUpMs && !signal.aborted; waitedMs += tourPollMs) {
    const found = find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, tourPollMs));
  }
  return undefined;
}
