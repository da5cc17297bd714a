import { z } from 'zod';
import { decimalFromCents, hundredthsFromDecimal, hundredthsFromText } from './decimals.ts';
import { fieldKinds } from './field-kinds.ts';
import { decimalProblem, decimalText } from './money.ts';

const belowHundred = /^\d{1,2}\.\d{2}$/;

/** A percentage from 0.00 up to 99.99: a decimal string on the wire (`"8.50"`), integer hundredths everywhere else. */
export const percent = z
  .codec(
    decimalText('percent')
      .regex(/^\d{1,9}\.\d{2}$/, { error: decimalProblem('percent_below_hundred', 'percent') })
      .refine((text) => belowHundred.test(text), { error: 'percent_below_hundred' }),
    z.int().min(0, { error: 'negative' }).max(9_999, { error: 'percent_below_hundred' }),
    { decode: hundredthsFromDecimal, encode: decimalFromCents },
  )
  .meta({ example: '8.50', description: 'Percent with exactly two decimals, less than 100.' })
  .register(fieldKinds, { kind: 'percent' });

/** A share from 0.00 to 100.00. */
export const share = z
  .codec(decimalText('percent').regex(/^\d{1,3}\.\d{2}$/, { error: 'percent' }), z.int().min(0).max(10_000), {
    decode: hundredthsFromDecimal,
    encode: decimalFromCents,
  })
  .meta({ example: '62.50', description: 'Percent with exactly two decimals, at most 100.' })
  .register(fieldKinds, { kind: 'percent' });

/** A yearly return. It may be negative, and very large after a few days. */
export const yearlyReturn = z
  .codec(decimalText('percent').regex(/^-?\d{1,13}\.\d{2}$/, { error: 'percent' }), z.int().min(-10_000), {
    decode: hundredthsFromText,
    encode: decimalFromCents,
  })
  .meta({
    example: '7.45',
    description: 'Percent a year with exactly two decimals; below zero with a minus.',
  })
  .register(fieldKinds, { kind: 'percent' });
