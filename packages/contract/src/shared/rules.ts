import { z } from 'zod';
import { megabytesOf } from './megabytes-of.ts';

/** An error of one field. `code` names a message `validation.<code>`, `params` fills it. */
export interface FieldError {
  path: string;
  code: string;
  params: Record<string, string | number>;
}

type RawIssue = z.core.$ZodRawIssue;

function codeOf(issue: RawIssue): string {
  const missing = issue.input === undefined || issue.input === null;
  switch (issue.code) {
    case 'invalid_type':
      return missing ? 'required' : 'type';
    case 'invalid_value':
      return missing ? 'required' : 'choice';
    case 'too_small':
      return issue.origin === 'string' ? 'text_too_short' : 'number_too_small';
    case 'too_big':
      return issue.origin === 'string' ? 'text_too_long' : 'number_too_big';
    case 'unrecognized_keys':
      return 'unknown_field';
    default:
      return 'invalid';
  }
}

/** Gives `code` for a wrong format, but `required` for a missing value. */
export function unlessMissing(code: string) {
  return ({ input }: { input?: unknown }) =>
    input === undefined || input === null || input === '' ? 'required' : code;
}

// Rules set their own code with `error: '…'`; this sets the codes of all other errors, so that every schema
// error is a code. `jitless` because pages forbid eval, which zod would try while it creates schemas; so
// every file with schemas imports this one first.
z.config({ localeError: codeOf, jitless: true });

function paramsOf(issue: z.core.$ZodIssue): FieldError['params'] {
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  if (issue.code === 'too_big' && issue.origin === 'file') return { max: megabytesOf(Number(issue.maximum)) };
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  if (issue.code === 'custom') return issue.params ?? {};
  if (issue.code === 'invalid_value') return { values: issue.values.map(String).join(', ') };
  return {};
}

const pathOf = (path: readonly PropertyKey[]) => path.map(String).join('.');

function errorsOf(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code !== 'unrecognized_keys') {
    return [{ path: pathOf(issue.path), code: issue.message, params: paramsOf(issue) }];
  }
  return issue.keys.map((key) => ({ path: pathOf([...issue.path, key]), code: 'unknown_field', params: {} }));
}

/** The first error of each field. */
export function fieldErrorsByPath(error: z.core.$ZodError): Record<string, FieldError> {
  const byPath: Record<string, FieldError> = Object.create(null);
  for (const found of error.issues.flatMap(errorsOf)) byPath[found.path] ??= found;
  return byPath;
}

/** The first error of each field, as a list. */
export function fieldErrors(error: z.core.$ZodError): FieldError[] {
  return Object.values(fieldErrorsByPath(error));
}
