import type { FieldProblems } from '@semilla/client';

/** Reads a typed percentage with comma or point, in hundredths. Undefined if it is not a percentage. */
export function typedLimit(text: string): number | undefined {
  const match = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(text.trim().replace(/\s*%$/, ''));
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined;
}

export const writtenLimit = (hundredths: number | null): string =>
  hundredths === null ? '' : String(hundredths / 100).replace('.', ',');

export function limitProblems({ shareLimit }: { shareLimit: string }): FieldProblems {
  if (!shareLimit.trim()) return { shareLimit: { code: 'required', params: {} } };
  const limit = typedLimit(shareLimit);
  if (limit === undefined) return { shareLimit: { code: 'percent_below_hundred', params: {} } };
  return limit === 0 ? { shareLimit: { code: 'greater_than_zero', params: {} } } : {};
}
