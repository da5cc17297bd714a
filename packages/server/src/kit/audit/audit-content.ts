import type { auditEntries } from '../../schema/audit-entries.ts';
import type { Marked } from '../evidence-keys.ts';

type Row = typeof auditEntries.$inferInsert;

/** Sorts fields, so equal values give the same text whether or not they come from the database. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, canonical(field)]));
}

const stored = (value: unknown) => JSON.parse(JSON.stringify(value ?? null));

/** The two texts of an audit row that its mark, a keyed hash, covers. */
export function auditContent(row: Omit<Row, 'mark'>): Marked {
  const { at, userId, action, subjectType, subjectId, personId, requestId, before, after, address } = row;
  const fields = [at.toISOString(), userId, action, subjectType, subjectId, personId, requestId];
  return {
    content: JSON.stringify(fields.map((field) => field ?? null)),
    details: JSON.stringify(canonical(stored([before ?? null, after ?? null, address ?? null]))),
  };
}
