/** What random tests begin with: another one each time, unless `TEST_SEED` says which. */
export const testSeed = Number(process.env.TEST_SEED ?? Date.now() % 2 ** 31);
