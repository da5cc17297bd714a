import type { Refusal } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import type { Say } from './words.ts';

/** The message for a refusal by a rule of the contract. The API applies the same rules. */
export function sayRefusal(say: Say, { code, amounts, numbers }: Refusal): string {
  const shown = Object.entries(amounts).map(([name, cents]) => [name, formatMoney(cents)]);
  return say(['errors', code].join('.'), { ...numbers, ...Object.fromEntries(shown) });
}
