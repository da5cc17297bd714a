import { eq } from 'drizzle-orm';
import { newId } from '../src/schema/columns/new-id.ts';
import { payoutAccounts } from '../src/schema/payout-accounts.ts';
import { certificate } from './bank-accounts.ts';
import type { Caller } from './callers.ts';
import { formOf } from './forms.ts';
import type { TestApp } from './test-app.ts';

/** The row of an approved payout account. */
export function payoutAccountRow(projectId: string, account: string, since: Date) {
  return { payoutAccountId: newId(since.getTime()), projectId, account, holderName: 'Rehabitia S.L.', since };
}

/** Sets the approved payout account of a project, replacing an earlier one. */
export async function givenPayoutAccount(test: TestApp, projectId: string, account: string): Promise<void> {
  const now = test.clock.now;
  await test.db
    .update(payoutAccounts)
    .set({ replacedAt: now })
    .where(eq(payoutAccounts.projectId, projectId));
  await test.db.insert(payoutAccounts).values(payoutAccountRow(projectId, account, now));
}

type Fields = Partial<Record<'account' | 'holderName' | 'why', string>> & { document?: File };

/** Proposes a payout account like the form of the backoffice. */
export function addPayoutAccount(
  caller: Caller,
  projectId: string,
  fields: Fields = {},
  options: { alone?: boolean } = {},
) {
  const form = formOf({
    account: 'ES9121000418450200051332',
    holderName: 'Rehabitia Promociones S.L.',
    document: certificate(),
    why: 'La promotora ha cambiado de banco.',
    ...fields,
  });
  return caller.post(`/v1/project/projects/${projectId}/payout-accounts`, { form, ...options });
}
