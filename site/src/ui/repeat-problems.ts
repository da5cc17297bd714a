import type { FieldProblems } from '@semilla/client';

/** Checks that a repeated e-mail address or password equals the first. */
export function repeatProblems(name: 'email' | 'password', once: string, again: string): FieldProblems {
  const same = name === 'email' ? once.trim().toLowerCase() === again.trim().toLowerCase() : once === again;
  if (again === '') return { [`${name}Repeat`]: { code: 'required', params: {} } };
  return same ? {} : { [`${name}Repeat`]: { code: `${name}_repeat`, params: {} } };
}
