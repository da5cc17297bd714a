import { z } from 'zod';
import './rules.ts';
import { passwordRules } from './password-rules.ts';

/** The maximum length keeps requests small; it does not affect the cost of hashing. */
export const newPassword = z
  .string()
  .min(1, { error: 'required' })
  .max(200, { error: 'text_too_long' })
  .refine((value) => Object.values(passwordRules).every((holds) => holds(value)), { error: 'password' })
  .meta({ example: 'Almendro#24' });

/** A password at log-in. Only the length is checked, so that errors reveal nothing about the stored password. */
export const givenPassword = z.string().min(1, { error: 'required' }).max(200, { error: 'text_too_long' });
