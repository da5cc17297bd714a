interface Paging {
  skip: number;
  take: number;
  orderSide: 'asc' | 'desc';
}

/** Skipping this many rows costs less than waiting for the total. */
const nearMax = 1_000;
const opposite = { asc: 'desc', desc: 'asc' } as const;

/**
 * Returns the requested page and the total. A page nearer to the end is read from the end in the opposite order, so
 * the last page of a million rows is as fast as the first. The order must have no ties and must reverse completely
 * with `orderSide`; otherwise pass `isMirrored: false`.
 */
export async function pageFromNearerEnd<Query extends Paging, Row>(
  query: Query,
  counting: PromiseLike<{ total: number }[]>,
  find: (query: Query) => Promise<{ data: Row[] }>,
  { isMirrored = true } = {},
): Promise<{ data: Row[]; total: number }> {
  const { skip, take, orderSide } = query;
  if (skip <= nearMax || !isMirrored) {
    const [{ data }, [counted]] = await Promise.all([find(query), counting]);
    return { data, total: counted?.total ?? 0 };
  }
  const [{ total } = { total: 0 }] = await counting;
  const after = Math.max(0, total - skip - take);
  if (skip <= after) return { data: (await find(query)).data, total };
  const left = Math.min(take, total - skip);
  if (left <= 0) return { data: [], total };
  const { data } = await find({ ...query, orderSide: opposite[orderSide], skip: after, take: left });
  return { data: data.toReversed(), total };
}
