import type { ErrorCode } from '../errors.ts';

/** Why a command is refused, with the values for its message; the caller formats them. */
export interface Refusal {
  code: ErrorCode;
  /** In cents. */
  amounts: Record<string, number>;
  numbers: Record<string, number>;
  instants?: Record<string, Date>;
  /** The form field with the error. */
  field?: string;
  /** Several of them. */
  fields?: readonly string[];
}

export function refusal(code: ErrorCode, details: Partial<Omit<Refusal, 'code'>> = {}): Refusal {
  return { code, amounts: {}, numbers: {}, ...details };
}
