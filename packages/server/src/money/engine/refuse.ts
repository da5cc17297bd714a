import type { Refusal } from '@semilla/contract';
import { formatDate, formatDateTime, formatMoney } from '@semilla/format';
import { ApiError } from '../../kit/errors.ts';

/** Throws a refusal of the contract's rules as an `ApiError`; does nothing without one. */
export function refuse(refusal: Refusal | undefined): void {
  if (!refusal) return;
  const { code, amounts, numbers, instants = {}, days = {}, field, fields = [] } = refusal;
  const formatted = [
    ...Object.entries(amounts).map(([name, cents]) => [name, formatMoney(cents)]),
    ...Object.entries(instants).map(([name, at]) => [name, formatDateTime(at)]),
    ...Object.entries(days).map(([name, day]) => [name, formatDate(day)]),
  ];
  const params: Record<string, string | number> = { ...numbers, ...Object.fromEntries(formatted) };
  const paths = field ? [field, ...fields] : fields;
  throw new ApiError(code, { params, fields: paths.map((path) => ({ path, code, params })) });
}
