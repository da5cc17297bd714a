/** Goal: the first administrator of a platform, made at a terminal, and what is said where there can be none. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { atTerminal } from '../src/testing/at-terminal.ts';

const script = fileURLToPath(new URL('./create-admin.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'semilla-admin-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const createAdmin = (...given: string[]) => atTerminal(script, { DATA_DIR: dataDir }, ...given);

const elena = ['--email', 'elena@example.com', '--name', 'Elena', '--surname', 'Vidal'];

describe('create-admin', () => {
  it('[P5] makes an administrator once, who chooses a password at an address', async () => {
    const made = await createAdmin(...elena);
    expect(made).toMatchObject({ status: 0, said: expect.stringMatching(/\/auth\/reset\?token=[\w-]{43}$/) });
    expect(await createAdmin(...elena)).toEqual({
      status: 1,
      said: 'elena@example.com has an account already.',
    });
  });

  it('[P5] says what to give where something is missing', async () => {
    const { status, said } = await createAdmin('--email', 'elena');
    expect([status, said]).toEqual([
      1,
      expect.stringMatching(/^Say who it is: npm run create-admin -- --email/),
    ]);
  });
});
