/**
 * Puts a copy of the demo into a data folder before the first start, which then takes seconds: node
 * scripts/prepare-demo.ts <data folder> <port>. For browser tests, which start a platform for each run.
 */
import { mkdirSync } from 'node:fs';
import { prepareDemo } from '../test/filled-demo.ts';

const [folder, port] = process.argv.slice(2);
if (!folder || !port) throw new Error('Say where and for which port: prepare-demo.ts <data folder> <port>');
mkdirSync(folder, { recursive: true });
await prepareDemo({ DATA_DIR: folder, PORT: port });
