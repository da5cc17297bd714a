import type { Refusal } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { ApiError } from '../../kit/errors.ts';

/** Throws the refusal found by the contract's rules as an `ApiError`; does nothing without a refusal. */
export function refuse(refusal: Refusal | undefined): void {
  if (!refusal) return;
  const { code, amounts, numbers, field } = refusal;
  const formattedAmounts = Object.entries(amounts).map(([name, cents]) => [name, formatMoney(cents)]);
  const params: Record<string, string | number> = { ...numbers, ...Object.fromEntries(formattedAmounts) };
  throw new ApiError(code, { params, fields: field ? [{ path: field, code, params }] : [] });
}
