import { InvalidInput } from '../../kit/errors.ts';

// Loaded with the first password that is chosen: the list takes fifty milliseconds.
let commonPasswords: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Refuses a password of the list that attackers try first, also with signs added, such as `Password1!`. */
export async function refuseCommonPassword(password: string): Promise<void> {
  commonPasswords ??= load();
  const known = await commonPasswords;
  const lower = password.toLowerCase();
  if (!known.has(lower) && !known.has(lower.replace(/[^\p{L}\d]/gu, ''))) return;
  throw new InvalidInput([{ path: 'password', code: 'password_common', params: {} }]);
}
