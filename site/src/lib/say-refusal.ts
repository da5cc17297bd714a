import type { Refusal } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import type { Say } from './words.ts';

/** A refusal of the contract's rules in words, the same that the API would find. */
export function sayRefusal(say: Say, { code, amounts, numbers }: Refusal): string {
  const shown = Object.entries(amounts).map(([name, cents]) => [name, formatMoney(cents)]);
  return say(['errors', code].join('.'), { ...numbers, ...Object.fromEntries(shown) });
}
