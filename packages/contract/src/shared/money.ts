import { centsMax } from './cents.ts';
import { centsFromDecimal, decimalFromCents, hundredthsFromText } from './decimals.ts';
import { fieldKinds } from './field-kinds.ts';
import './rules.ts';
import { z } from 'zod';

const decimal = /^(\d{1,9})\.(\d{2})$/;

/** Returns the error code for a refused number with two decimals. */
export function decimalProblem(tooBig: string, otherwise: string) {
  return ({ input }: { input?: unknown }) => {
    if (typeof input !== 'string') return undefined;
    if (/^-\d+\.\d{2}$/.test(input)) return 'negative';
    return /^\d+\.\d{2}$/.test(input) ? tooBig : otherwise;
  };
}

/** A decimal as text; for a JSON number the code says how the value is written. */
export const decimalText = (code: string) =>
  z.string({ error: ({ input }) => (typeof input === 'number' ? code : undefined) });

const problem = decimalProblem('amount_too_big', 'money');

const upToMax = z.int().min(0, { error: 'negative' }).max(centsMax, { error: 'amount_too_big' });

/** An amount in euros: a decimal string with two decimals on the wire (`"1500.00"`), integer cents everywhere else. */
export const money = z
  .codec(decimalText('money').regex(decimal, { error: problem }), upToMax.brand<'Cents'>(), {
    decode: centsFromDecimal,
    encode: decimalFromCents,
  })
  .meta({ example: '1500.00', description: 'Euros with exactly two decimals.' })
  .register(fieldKinds, { kind: 'money' });

/** An amount above zero. */
export const positiveMoney = z
  .codec(
    decimalText('money')
      .regex(decimal, { error: problem })
      .refine((text) => !/^0+\.00$/.test(text), { error: 'greater_than_zero' }),
    upToMax.min(1, { error: 'greater_than_zero' }).brand<'Cents'>(),
    { decode: centsFromDecimal, encode: decimalFromCents },
  )
  .meta({ example: '250.00', description: 'Euros with exactly two decimals, more than zero.' })
  .register(fieldKinds, { kind: 'money' });

const totalDecimal = /^(\d{1,13})\.(\d{2})$/;

/** A sum of amounts, which may exceed the maximum of a single amount. */
export const moneyTotal = z
  .codec(decimalText('money').regex(totalDecimal, { error: problem }), z.int().min(0).brand<'Cents'>(), {
    decode: hundredthsFromText,
    encode: decimalFromCents,
  })
  .meta({ example: '128250.00', description: 'Euros with exactly two decimals.' })
  .register(fieldKinds, { kind: 'money' });

/** A balance; may be negative. */
export const balance = z
  .codec(decimalText('money').regex(/^-?\d{1,13}\.\d{2}$/, { error: problem }), z.int().brand<'Cents'>(), {
    decode: hundredthsFromText,
    encode: decimalFromCents,
  })
  .meta({ example: '128250.00', description: 'Euros with exactly two decimals; below zero with a minus.' })
  .register(fieldKinds, { kind: 'money' });
