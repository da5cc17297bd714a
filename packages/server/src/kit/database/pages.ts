interface Paging {
  skip: number;
  take: number;
  orderSide: 'asc' | 'desc';
}

/** What is passed over to get here costs less than waiting for the number of all rows. */
const nearMax = 1_000;
const opposite = { asc: 'desc', desc: 'asc' } as const;

/**
 * The page asked for, and how many rows there are. One that is far from the beginning is looked for from the end where that is
 * nearer, in the opposite order: so the last page of a million rows is as quick as the first. The order must leave no ties, and
 * be the other way round, all of it, on the other side: where it is not, `isMirrored` says so.
 */
export async function pageFromNearerEnd<Query extends Paging, Row>(
  query: Query,
  counting: PromiseLike<{ total: number }[]>,
  find: (query: Query) => Promise<{ data: Row[] }>,
  { isMirrored = true } = {},
): Promise<{ data: Row[]; total: number }> {
  const { skip, take, orderSide } = query;
  if (skip <= nearMax || !isMirrored) {
    const [{ data }, [all]] = await Promise.all([find(query), counting]);
    return { data, total: all?.total ?? 0 };
  }
  const [{ total } = { total: 0 }] = await counting;
  const after = Math.max(0, total - skip - take);
  if (skip <= after) return { data: (await find(query)).data, total };
  const left = Math.min(take, total - skip);
  if (left <= 0) return { data: [], total };
  const { data } = await find({ ...query, orderSide: opposite[orderSide], skip: after, take: left });
  return { data: data.toReversed(), total };
}
