import type { FieldProblems } from '@semilla/client';

/** What was typed twice must be the same twice. */
export function repeatProblems(name: 'email' | 'password', once: string, again: string): FieldProblems {
  const same = name === 'email' ? once.trim().toLowerCase() === again.trim().toLowerCase() : once === again;
  if (again === '') return { [`${name}Repeat`]: { code: 'required', params: {} } };
  return same ? {} : { [`${name}Repeat`]: { code: `${name}_repeat`, params: {} } };
}
