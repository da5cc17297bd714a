import { z } from 'zod';
import './rules.ts';

export const passwordLengthMin = 8;
export const passwordSpecials = '#?!@$%^&*-';

/** The rules one by one, so that a form can tick them off while one types. */
export const passwordRules = {
  length: (value: string) => value.length >= passwordLengthMin,
  uppercase: (value: string) => /\p{Lu}/u.test(value),
  lowercase: (value: string) => /\p{Ll}/u.test(value),
  digit: (value: string) => /[0-9]/.test(value),
  special: (value: string) => /[#?!@$%^&*-]/.test(value),
} as const;

/** A new password. A long one costs as much to check as a short one, but a bound keeps requests small. */
export const newPassword = z
  .string()
  .min(1, { error: 'required' })
  .max(200, { error: 'text_too_long' })
  .refine((value) => Object.values(passwordRules).every((holds) => holds(value)), { error: 'password' })
  .meta({ example: 'Semilla#2026' });

/** A password as given at log-in: only bounded, because what is wrong with it is nobody's business. */
export const givenPassword = z.string().min(1, { error: 'required' }).max(200, { error: 'text_too_long' });
