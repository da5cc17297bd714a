import type { ErrorCode } from './errors.ts';

/** The problem document of RFC 9457, sent with every refusal. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ErrorCode;
  errors?: { path: string; code: string; message: string }[];
  requestId: string;
  /** With `request.edited_meanwhile`: the current record, and what the caller tried to save. */
  current?: Record<string, unknown>;
  sent?: Record<string, unknown>;
}
