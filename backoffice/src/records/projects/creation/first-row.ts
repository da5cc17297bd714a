/** Asks for one row of a list, to learn whether it has any. */
export const firstRow = { pagination: { page: 1, perPage: 1 } };
