import { z } from 'zod';
import { unlessMissing } from '../shared/rules.ts';
import { plainNumber } from './document-number.ts';
import { legalForms } from './person-choices.ts';

const spanish = /^([ABCDEFGHJNPQRSUVW])(\d{7})([0-9A-J])$/;
// A VAT number of a country other than Spain, with the prefix of that country.
const foreign = /^(?!ES)[A-Z]{2}[A-Z0-9]{5,13}$/;
const controlLetters = 'JABCDEFGHI';
const needsLetter = 'PQRSNW';
const needsDigit = 'ABEH';

const plain = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^ES/, '');

/** Whether the check character of a company's NIF matches its digits. */
function isSpanishTaxId(written: string): boolean {
  const [, kind = '', digits = '', control = ''] = spanish.exec(written) ?? [];
  if (!kind) return false;
  const sum = [...digits].reduce((total, digit, index) => {
    const doubled = Number(digit) * 2;
    return total + (index % 2 === 0 ? Math.floor(doubled / 10) + (doubled % 10) : Number(digit));
  }, 0);
  const check = (10 - (sum % 10)) % 10;
  const isLetter = control === controlLetters[check];
  const isDigit = control === String(check);
  if (needsLetter.includes(kind)) return isLetter;
  return needsDigit.includes(kind) ? isDigit : isLetter || isDigit;
}

/** A company's tax number, stored without spaces and hyphens: a Spanish NIF, or a foreign number with its country prefix. */
export const taxId = z
  .string({ error: unlessMissing('tax_id') })
  .trim()
  .min(1, { error: 'required', abort: true })
  .max(30, { error: 'tax_id' })
  .overwrite(plain)
  .refine((written) => isSpanishTaxId(written) || foreign.test(written), { error: 'tax_id' })
  .meta({ example: 'B85432102' });

const withoutCountry = (number: string | null | undefined) =>
  plainNumber(number ?? '').replace(/^ES(?=.{9}$)/, '');

/**
 * Whether two tax numbers are equal apart from case, punctuation and the prefix ES. A missing one equals no
 * other.
 */
export function isSameTaxId(one: string | null | undefined, other: string | null | undefined): boolean {
  return withoutCountry(one) !== '' && withoutCountry(one) === withoutCountry(other);
}

export const legalForm = z.enum(legalForms, { error: unlessMissing('choice') }).meta({ example: 'SL' });
