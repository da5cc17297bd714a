import { buildIban, buildPdf } from '@semilla/contract/testing';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { orders } from '../../src/schema/orders.ts';
import { transactions } from '../../src/schema/transactions.ts';
import { users } from '../../src/schema/users.ts';
import { wishes } from '../../src/schema/wishes.ts';
import { addAccount } from '../bank-accounts.ts';
import { fileOf, formOf } from '../forms.ts';
import { askFor, transactionsUrl } from '../money.ts';
import { cancel, invest } from '../orders.ts';
import { wish, wishesUrl } from '../reserved.ts';
import { invite, ownDomain, register, takeOver } from './accounts.ts';
import { below, tiny } from './small-amounts.ts';
import { controlled, type Stage, whoseMoney } from './stage.ts';

const alone = true;
const nothing = { statusCode: 404 };
let accounts = 0;

/** Resets the password of the customer whose address now leads to the administrator's mailbox, if there is one. */
async function resetTaken(stage: Stage) {
  const owner = await stage.test.db.select().from(users).where(eq(users.userId, stage.victim.userId));
  const [victim] = owner.filter(({ email }) => email.endsWith(`@${ownDomain}`));
  return victim ? takeOver(stage, victim) : nothing;
}

/** Investments of these customers. */
function actsOnOrders(stage: Stage) {
  return {
    'orders.place own': () => invest(stage.own.at(-1) ?? stage.investor, stage.openProjectId, '500.00'),
    'orders.cancel own': async () => {
      const [order] = await stage.test.db
        .select({ orderId: orders.orderId, userId: orders.userId })
        .from(orders)
        .where(and(inArray(orders.userId, whoseMoney(stage)), eq(orders.status, 'pending')))
        .orderBy(desc(orders.createdAt))
        .limit(1);
      const owner = [...stage.own, stage.investor].find(({ userId }) => userId === order?.userId);
      return order && owner ? cancel(owner, order.orderId) : nothing;
    },
  };
}

/**
 * Attempts as a customer that the administrator controls or with an accomplice, and decisions about these
 * customers.
 */
export function actsOfCustomers(stage: Stage) {
  return {
    'registration.create invited': () => invite(stage),
    'registration.create self': () => register(stage, 'self'),
    'registration.create by staff': () => register(stage, 'staff'),
    'passwords.reset taken': () => resetTaken(stage),
    'bankAccounts.create own': async () => {
      accounts += 1;
      const answer = await addAccount(controlled(stage), { account: buildIban(9_000_000 + accounts) });
      stage.ownAccountId = answer.json().bankAccountId;
      return answer;
    },
    'bankAccounts.edit own': () =>
      stage.ownAccountId
        ? stage.marta.patch(`/v1/payment/bank-accounts/${stage.ownAccountId}`, {
            form: formOf({ state: 'valid', why: 'Es su cuenta.' }),
            alone,
          })
        : nothing,
    'transactions.request own': () => askFor(controlled(stage), { type: 'withdraw', amount: '60.00' }),
    'transactions.request income own': () => askFor(controlled(stage), { type: 'income', amount: below }),
    'transactions.request tiny income own': () => askFor(controlled(stage), { type: 'income', amount: tiny }),
    'transactions.decide own': async () => {
      const isTheirs = inArray(transactions.userId, whoseMoney(stage));
      const [waiting] = await stage.test.db
        .select({ transactionId: transactions.transactionId })
        .from(transactions)
        .where(and(isTheirs, eq(transactions.status, 'pending')))
        .orderBy(desc(transactions.createdAt))
        .limit(1);
      if (!waiting) return nothing;
      const file = fileOf(buildPdf('Justificante'), 'justificante.pdf');
      return stage.marta.patch(`${transactionsUrl}/${waiting.transactionId}`, {
        form: formOf({ status: 'completed', file, why: 'Lo pide.' }),
        alone,
      });
    },
    'bankAccounts.edit by owner': () => {
      if (!stage.ownAccountId) return nothing;
      accounts += 1;
      const form = formOf({ account: buildIban(9_500_000 + accounts) });
      return controlled(stage).patch(`/v1/payment/bank-accounts/${stage.ownAccountId}`, { form });
    },
    'bankAccounts.delete by owner': () =>
      stage.ownAccountId
        ? controlled(stage).delete(`/v1/payment/bank-accounts/${stage.ownAccountId}`)
        : nothing,
    'verifications.create own': () => controlled(stage).post('/v1/account/verifications'),
    ...actsOnOrders(stage),
    'wishes.place own': () => wish(stage.investor, stage.preinvested.projectId, '200.00'),
    'wishes.revoke own': async () => {
      const { projectId } = stage.preinvested;
      const isOpen = and(
        eq(wishes.userId, stage.investor.userId),
        eq(wishes.projectId, projectId),
        eq(wishes.state, 'open'),
      );
      const [open] = await stage.test.db.select({ wishId: wishes.wishId }).from(wishes).where(isOpen);
      return open ? stage.investor.post(`${wishesUrl}/${open.wishId}/revoke`) : nothing;
    },
  };
}

/** The acts that must come before an act, which would be refused without them. */
export const beforeCustomers = {
  'bankAccounts.edit own': ['bankAccounts.create own'],
  'bankAccounts.edit by owner': ['bankAccounts.create own'],
  'bankAccounts.delete by owner': ['bankAccounts.create own'],
  'orders.cancel own': ['orders.place own'],
  'wishes.revoke own': ['wishes.place own'],
  'transactions.request own': ['wait'],
  'transactions.decide own': ['wait', 'transactions.request own'],
  'passwords.reset taken': ['users.edit email', 'wait'],
} as const;
