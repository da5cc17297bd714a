/** What random tests begin with: another one each time, unless `TEST_SEED` says which. */
export const testSeed = Number(process.env.TEST_SEED ?? Date.now() % 2 ** 31);

/** How many random operations on money are compared with the model, unless `MODEL_OPERATIONS` says how many. */
export const modelOperations = (usual: number) => Number(process.env.MODEL_OPERATIONS ?? usual);
