import type { Marked } from '../kit/evidence-keys.ts';
import type { NewEntry } from './new-entry.ts';

/** What the mark of a ledger entry covers: the entry with all its postings. */
export function entryContent(
  { entryId, cause, causeId, createdAt }: Omit<NewEntry, 'postings'>,
  postings: readonly { accountId: string; amountCents: number }[],
): Marked {
  const posted = postings.map(({ accountId, amountCents }) => `${accountId} ${amountCents}`).toSorted();
  const content = JSON.stringify([entryId, cause, causeId, createdAt.toISOString(), ...posted]);
  return { content, details: '' };
}
