/** Whether tests run at their full size. */
export const isLong = Boolean(process.env.TEST_LONG);

/**
 * The seed of random tests, unless `TEST_SEED` sets it. `npm run test:all` always uses the same one, so that a run fails because of
 * a change, never by chance; `npm run test:long` uses another in each run.
 */
export const testSeed = Number(process.env.TEST_SEED ?? (isLong ? Date.now() % 2 ** 31 : 20261121));

/** The size of a test: small in `npm run test:all`, full in `npm run test:long`. */
export const sized = <T>(small: T, full: T): T => (isLong ? full : small);

/** The number of random money operations compared with the model, unless `TEST_OPERATIONS` sets it. */
const modelOperations = (small: number) => Number(process.env.TEST_OPERATIONS ?? sized(small, 100_000));

/** The operations decided in memory. */
export const operationsInMemory = modelOperations(10_000);

/** Operations in a database take ten times as long. */
export const operationsInDatabase = modelOperations(2_048);

const [partNumber = 1, parts = 1] = (process.env.TEST_PART ?? '1/1').split('/').map(Number);

/** The part of a long search for this process, as `1/2`, so that several processes can share it. */
export const testPart = { number: partNumber, of: parts };

/** The number of random sequences of staff acts, unless `TEST_SEQUENCES` sets it. */
export const randomSequences = Number(process.env.TEST_SEQUENCES ?? sized(72, 100_000));

/** The longest sequences of a search must contain at least one of these acts; if empty, all sequences are tried. */
export const testActs = (process.env.TEST_ACTS ?? '').split(',').filter(Boolean);
