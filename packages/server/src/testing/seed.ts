/** What random tests begin with: another one each time, unless `TEST_SEED` says which. */
export const testSeed = Number(process.env.TEST_SEED ?? Date.now() % 2 ** 31);

/** How much of something a run looks at: as much as a change needs, or all of it in `npm run test:long`. */
export const sized = (usual: number, long: number): number => (process.env.TEST_LONG ? long : usual);

/** How many random operations on money are compared with the model, unless `TEST_OPERATIONS` says how many. */
export const modelOperations = Number(process.env.TEST_OPERATIONS ?? sized(10_000, 100_000));
