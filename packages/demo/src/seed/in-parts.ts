const partSizeMax = 5_000;

/** Writes rows in order, in parts small enough for one statement. */
export async function inParts<T>(
  all: readonly T[],
  write: (part: T[]) => Promise<unknown>,
  partSize = partSizeMax,
): Promise<void> {
  for (let from = 0; from < all.length; from += partSize) await write(all.slice(from, from + partSize));
}
