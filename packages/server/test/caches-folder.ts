import { tmpdir } from 'node:os';

/** The folder of what several runs share. All other temporary files of the tests are deleted after each run. */
export const cachesFolder = process.env.TEST_CACHES ?? tmpdir();
