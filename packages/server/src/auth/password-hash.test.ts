/** Goal: passwords are hashed at the full cost. Method: a separate process, because tests replace argon2 with a fast one. */
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** OWASP's minimum for argon2id with two passes. */
const memoryKiBMin = 19_456;
const passesMin = 2;

it('[C2] a stored password hash has at least the cost that OWASP recommends, and its own salt', () => {
  const program = `
    const { hashPassword, isPasswordOf } = await import('./password-hash.ts');
    const hashes = [await hashPassword('Naranjo#2026'), await hashPassword('Naranjo#2026')];
    const answers = [await isPasswordOf(hashes[0], 'Naranjo#2026'), await isPasswordOf(hashes[0], 'Naranjo#2027')];
    console.log(JSON.stringify({ hashes, answers }));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const { hashes, answers } = JSON.parse(stdout) as { hashes: string[]; answers: boolean[] };
  expect(answers).toEqual([true, false]);
  for (const hash of hashes) {
    const [, memory, passes, salt = '', digest = ''] =
      /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/.exec(hash) ?? [];
    expect(Number(memory)).toBeGreaterThanOrEqual(memoryKiBMin);
    expect(Number(passes)).toBeGreaterThanOrEqual(passesMin);
    expect(Buffer.from(salt, 'base64').length).toBeGreaterThanOrEqual(16);
    expect(Buffer.from(digest, 'base64').length).toBeGreaterThanOrEqual(32);
  }
  expect(hashes[0]).not.toBe(hashes[1]);
});
