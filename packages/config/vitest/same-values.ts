// Properties try the same values in each run of `npm run test:all`: a run fails because of a change, never by chance.
// TEST_LONG tries new values in each run, and TEST_SEED those of an earlier one.
import fc from 'fast-check';

const { TEST_SEED, TEST_LONG } = process.env;
const seed = TEST_SEED ?? (TEST_LONG ? undefined : 20261121);
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) });
