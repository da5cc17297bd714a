import { setTimeout as pause } from 'node:timers/promises';
import type { PageAddress } from './page-address.ts';

const startAfterMs = 20;
const pauseMs = 1_000;
/**
 * While one page waits for the database, the other is rendered. All at once would keep every connection and the
 * process busy for seconds, and requests of visitors would be refused.
 */
const atOnceMax = 2;

interface Renewal {
  render(address: PageAddress): Promise<unknown>;
  /** Whether the page is cached; a visitor may have asked for it in the meantime. */
  isKept(address: PageAddress): boolean;
  /** The most pages of one round. */
  pagesMax: number;
}

/**
 * Returns a function that renders dropped pages again before visitors ask for them, the most recently used, which is
 * the last one given, first. It does so in rounds with a pause between them, because during hundreds of orders a page
 * would be stale before it is rendered.
 */
export function renewPages({ render, isKept, pagesMax }: Renewal): (dropped: PageAddress[]) => void {
  const toRenew = new Map<string, PageAddress>();
  let isRenewing = false;

  async function renewRound(): Promise<void> {
    const addresses = [...toRenew.values()].toReversed().slice(0, pagesMax).values();
    toRenew.clear();
    // All workers take from the same iterator, so each page is rendered once.
    const work = async () => {
      for (const address of addresses) if (!isKept(address)) await render(address).catch(() => {});
    };
    await Promise.all(Array.from({ length: atOnceMax }, work));
  }

  async function renewAll(): Promise<void> {
    isRenewing = true;
    await pause(startAfterMs, undefined, { ref: false });
    while (toRenew.size) {
      await renewRound();
      await pause(pauseMs, undefined, { ref: false });
    }
    isRenewing = false;
  }

  return (dropped) => {
    for (const address of dropped) {
      toRenew.delete(address.key);
      toRenew.set(address.key, address);
    }
    if (!isRenewing && toRenew.size) void renewAll();
  };
}
