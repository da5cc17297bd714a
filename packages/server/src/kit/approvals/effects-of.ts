import { createHash } from 'node:crypto';
import type { ProposalEffect } from '@semilla/contract';
import type { AuditNote } from '../audit/write-audit.ts';

/** Sorts the keys, because the database stores them in its own order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]));
}

// These fields differ in every run and do not matter for the decision.
const madeAnew = ['createdAt', 'updatedAt', 'documentId', 'bankAccountId', 'until', 'questionNumber'];

function asStored(fields: Record<string, unknown> | undefined): Record<string, unknown> | null {
  if (!fields) return null;
  const lasting = Object.entries(fields).filter(([name]) => !madeAnew.includes(name));
  return JSON.parse(JSON.stringify(Object.fromEntries(lasting)));
}

/** The effects of an act, taken from its audit notes. */
export function effectsOf(notes: readonly AuditNote[]): ProposalEffect[] {
  return notes.map(({ action, subjectType, subjectId, before, after }) => ({
    action,
    subjectType,
    subjectId: /\.(?:create|import)$/.test(action) ? null : (subjectId ?? null),
    before: asStored(before),
    after: asStored(after),
  }));
}

/** A hash that is equal for equal effects, so an approval covers exactly the effects that were shown. */
export function fingerprintOf(effects: readonly ProposalEffect[]): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(effects)))
    .digest('hex');
}
