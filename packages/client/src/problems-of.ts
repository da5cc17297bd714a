import { fieldErrorsByPath } from '@semilla/contract';
import { z } from 'zod';
import type { BrokenRule } from './form-problems.ts';

type Values = Record<string, unknown>;

const required: BrokenRule = { code: 'required', params: {} };

function isBlank(values: Values, path: string): boolean {
  const value = path
    .split('.')
    .reduce<unknown>((under, step) => (under as Values | null | undefined)?.[step], values);
  return value === undefined || value === null || value === '';
}

function fieldsOf(schema: z.ZodType): Record<string, z.ZodType | undefined> {
  return schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {};
}

/**
 * Checks form values against a contract schema and returns the problems by field. Values may be decoded (cents,
 * Dates, flags) or typed text. An empty field is always reported as missing.
 */
export function problemsOf(schema: z.ZodType, values: Values): Record<string, BrokenRule> {
  const fields = fieldsOf(schema);
  const wire: Values = {};
  const found: Record<string, BrokenRule> = {};
  for (const [name, value] of Object.entries(values)) {
    const field = fields[name];
    const encoded = field && typeof value !== 'string' ? z.safeEncode(field, value) : undefined;
    wire[name] = encoded?.success ? encoded.data : value;
    const rules = encoded?.error ? fieldErrorsByPath(encoded.error) : {};
    for (const [path, rule] of Object.entries(rules)) found[path ? `${name}.${path}` : name] = rule;
  }
  const { error } = schema.safeParse(wire);
  const all = { ...(error && fieldErrorsByPath(error)), ...found };
  return Object.fromEntries(
    Object.entries(all).map(([path, rule]) => [path, isBlank(values, path) ? required : rule]),
  );
}
