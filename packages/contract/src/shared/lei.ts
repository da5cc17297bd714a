import { z } from 'zod';
import { unlessMissing } from './rules.ts';

const form = /^[A-Z0-9]{18}\d{2}$/;

/** The remainder modulo 97, with letters as 10 to 35; computed digit by digit to stay within exact numbers. */
function remainderOf(code: string): number {
  const digits = [...code].map((character) => Number.parseInt(character, 36)).join('');
  return [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0);
}

/** Checks the form and the check digits (ISO 17442, ISO 7064 MOD 97-10). */
export function isLei(code: string): boolean {
  return form.test(code) && remainderOf(code) === 1;
}

/** Appends the check digits to the first 18 characters. */
export function leiOf(start: string): string {
  return `${start}${String(98 - remainderOf(`${start}00`)).padStart(2, '0')}`;
}

/** Made up, for the demo and for tests. */
export const demoLei = '959800SEMILLADEMO067';

/** A legal entity identifier, stored without spaces. */
export const lei = z
  .string({ error: unlessMissing('lei') })
  .trim()
  .min(1, { error: 'required', abort: true })
  .max(40, { error: 'lei' })
  .overwrite((text) => text.toUpperCase().replace(/\s/g, ''))
  .refine(isLei, { error: 'lei' })
  .meta({ example: '959800TMBXRMPZ3XGP38' });
