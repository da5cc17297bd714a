const partSizeMax = 5_000;

/** So many at a time that a statement stays small, in their order. */
export async function inParts<T>(
  all: readonly T[],
  write: (part: T[]) => Promise<unknown>,
  partSize = partSizeMax,
): Promise<void> {
  for (let from = 0; from < all.length; from += partSize) await write(all.slice(from, from + partSize));
}
