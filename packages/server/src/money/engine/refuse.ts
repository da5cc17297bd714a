import type { Refusal } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { ApiError } from '../../kit/errors.ts';

/** Stops a command for a reason that the rules of the contract have found; nothing happens where they found none. */
export function refuse(refusal: Refusal | undefined): void {
  if (!refusal) return;
  const { code, amounts, numbers, field } = refusal;
  const written = Object.entries(amounts).map(([name, cents]) => [name, formatMoney(cents)]);
  const params: Record<string, string | number> = { ...numbers, ...Object.fromEntries(written) };
  throw new ApiError(code, { params, fields: field ? [{ path: field, code, params }] : [] });
}
