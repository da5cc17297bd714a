import { z } from 'zod';
import './rules.ts';

export const passwordLengthMin = 8;
export const passwordSpecials = '#?!@$%^&*-';

/** One function per rule, so that a form can tick them off while the user types. */
export const passwordRules = {
  length: (value: string) => value.length >= passwordLengthMin,
  uppercase: (value: string) => /\p{Lu}/u.test(value),
  lowercase: (value: string) => /\p{Ll}/u.test(value),
  digit: (value: string) => /[0-9]/.test(value),
  special: (value: string) => /[#?!@$%^&*-]/.test(value),
} as const;

/** The maximum length keeps requests small; it does not affect the cost of hashing. */
export const newPassword = z
  .string()
  .min(1, { error: 'required' })
  .max(200, { error: 'text_too_long' })
  .refine((value) => Object.values(passwordRules).every((holds) => holds(value)), { error: 'password' })
  .meta({ example: 'Almendro#24' });

/** A password at log-in. Only the length is checked, so that errors reveal nothing about the stored password. */
export const givenPassword = z.string().min(1, { error: 'required' }).max(200, { error: 'text_too_long' });
