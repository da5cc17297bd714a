import { describe, expect, it } from 'vitest';
import { repeatProblems } from './repeat-problems.ts';

describe('repeatProblems', () => {
  it.each([
    ['email', 'lucia@example.com', 'Lucia@example.com ', undefined],
    ['email', 'lucia@example.com', 'luisa@example.com', 'email_repeat'],
    ['password', 'Semilla#2026', 'Semilla#2026', undefined],
    ['password', 'Semilla#2026', 'semilla#2026', 'password_repeat'],
    ['password', 'Semilla#2026', '', 'required'],
  ] as const)('[V2] [V3] a %s of %s repeated as %s: %s', (name, once, again, code) => {
    expect(repeatProblems(name, once, again)[`${name}Repeat`]).toEqual(code && { code, params: {} });
  });
});
