import { isDeepStrictEqual } from 'node:util';
import { boundTerms } from '@semilla/contract';
import type { Db } from '../../kit/database/types.ts';
import type { StoredProject } from '../access.ts';
import { findSheetRow, updateSheet } from './queries.ts';
import { termsOf } from './sheet-content.ts';

/** Removes terms from a draft that were edited later in the project itself, because publishing must not undo that edit. */
export async function deleteEditedTerms(tx: Db, before: StoredProject, edited: StoredProject): Promise<void> {
  const [was, is] = [termsOf(before), termsOf(edited)];
  const changed = boundTerms.filter((name) => !isDeepStrictEqual(is[name], was[name]));
  const row = changed.length ? await findSheetRow(tx, before.projectId) : undefined;
  if (!row || !changed.some((name) => name in row.edited.terms)) return;
  const terms = { ...row.edited.terms };
  for (const name of changed) delete terms[name];
  await updateSheet(tx, before.projectId, { edited: { ...row.edited, terms }, updatedAt: edited.updatedAt });
}
