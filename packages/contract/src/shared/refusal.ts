import type { ErrorCode } from '../errors.ts';

/** Why a command is refused, and what fills its words; how that looks is up to whoever shows it. */
export interface Refusal {
  code: ErrorCode;
  /** In cents. */
  amounts: Record<string, number>;
  numbers: Record<string, number>;
  /** The field of the form that it concerns. */
  field?: string;
}

export function refusal(code: ErrorCode, details: Partial<Omit<Refusal, 'code'>> = {}): Refusal {
  return { code, amounts: {}, numbers: {}, ...details };
}
