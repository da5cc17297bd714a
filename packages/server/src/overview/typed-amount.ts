import { positiveMoney } from '@semilla/contract';
import { decimalFromTyped } from '@semilla/format';

/** The amount that a text writes, as a decimal. A longer number, such as that of a phone, is no amount. */
export function typedAmount(text: string): string | undefined {
  const decimal = decimalFromTyped(text);
  return positiveMoney.safeParse(decimal).success ? decimal : undefined;
}
