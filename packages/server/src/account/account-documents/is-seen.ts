import type { Scope } from '@semilla/contract';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Caller } from '../../kit/http/caller.ts';
import { withinReach } from '../../kit/users/reach.ts';
import { accountDocuments } from '../../schema/account-documents.ts';

/** The condition for the documents that a caller may see: customers see only their own visible ones. */
export function isSeen(scope: Scope, caller: Caller): SQL | undefined {
  return and(
    withinReach({ scope, caller }, accountDocuments.accountId),
    scope === 'own' ? eq(accountDocuments.visible, true) : undefined,
  );
}
