import type { ErrorCode } from '../errors.ts';

/** Why a command is refused, with the raw values for its message; the caller formats them. */
export interface Refusal {
  code: ErrorCode;
  /** In cents. */
  amounts: Record<string, number>;
  numbers: Record<string, number>;
  instants?: Record<string, Date>;
  days?: Record<string, string>;
  /** The form field with the error. */
  field?: string;
  /** Instead of `field`, if several fields are wrong. */
  fields?: readonly string[];
}

export function refusal(code: ErrorCode, details: Partial<Omit<Refusal, 'code'>> = {}): Refusal {
  return { code, amounts: {}, numbers: {}, ...details };
}
