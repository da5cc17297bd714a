import { type FunnelStep, funnelSteps } from '@semilla/contract';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import { entryTests } from '../../schema/entry-tests.ts';
import { investorKinds } from '../../schema/investor-kinds.ts';
import { orders } from '../../schema/orders.ts';
import { transactions } from '../../schema/transactions.ts';
import { users } from '../../schema/users.ts';
import { verifications } from '../../schema/verifications.ts';
import { isCounted } from './counted-orders.ts';

/** Money that came in from outside. Returned withdrawals, returns and refunds are no deposits. */
export const isDeposit: SQL = sql`${transactions.type} = 'income' and ${transactions.status} = 'completed'
  and ${transactions.issuerName} in ('admin-backoffice', 'user-wallet')`;

export const isApproved: SQL = sql`${verifications.status} = 'Approved'`;

/** A professional or sophisticated investor needs no entry test. */
export const isDecidedKind: SQL = sql`${investorKinds.validFrom} is not null`;

const done: Record<FunnelStep, SQL> = {
  registered: sql`true`,
  mailConfirmed: sql`${users.emailConfirmedAt} is not null`,
  identityVerified: sql`${users.userId} in (select ${verifications.userId} from ${verifications} where ${isApproved})`,
  tested: sql`(${users.userId} in (select ${entryTests.userId} from ${entryTests})
    or ${users.userId} in (select ${investorKinds.userId} from ${investorKinds} where ${isDecidedKind}))`,
  deposited: sql`${users.userId} in (select ${transactions.userId} from ${transactions} where ${isDeposit})`,
  invested: sql`${users.userId} in (select ${orders.userId} from ${orders} where ${isCounted})`,
};

/** Whether a user is a customer who did this step or a later one: who invests has passed all steps before. */
export function hasReached(step: FunnelStep): SQL {
  const after = funnelSteps.slice(funnelSteps.indexOf(step));
  return sql`(${eq(users.role, 'user')} and ${or(...after.map((reached) => done[reached]))})`;
}
