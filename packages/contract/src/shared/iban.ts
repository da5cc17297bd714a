import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { z } from 'zod';
import { fieldKinds } from './field-kinds.ts';
import './rules.ts';

/** An account number, stored without spaces. */
export const iban = z
  .string()
  .max(50, { error: 'iban' })
  .overwrite((text) => electronicFormatIBAN(text) ?? '')
  .refine((text) => isValidIBAN(text), { error: 'iban' })
  .meta({ example: 'ES9121000418450200051332' })
  .register(fieldKinds, { kind: 'iban' });
