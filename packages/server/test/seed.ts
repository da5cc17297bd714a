/** The seed of random tests: different in each run, unless `TEST_SEED` sets it. */
export const testSeed = Number(process.env.TEST_SEED ?? Date.now() % 2 ** 31);

/** The number of random money operations compared with the model, unless `MODEL_OPERATIONS` sets it. */
export const modelOperations = (fallback: number) => Number(process.env.MODEL_OPERATIONS ?? fallback);
