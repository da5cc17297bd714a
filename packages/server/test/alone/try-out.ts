import { sql } from 'drizzle-orm';
import { isOneOf } from '../../src/kit/database/sets.ts';
import type { Act, Acts } from './acts-of-staff.ts';
import { type Stage, startOver, whoseMoney } from './stage.ts';

/** What one person may approve alone in a day stays below it. */
export const thresholdCents = 1_000_000;

const balance = (account: string) =>
  sql`(select balance_cents::float8 from ledger_accounts where account_id = ${account})`;

/** All that these customers have, have invested, and were paid. */
function wealthOf(userIds: readonly string[]) {
  const isTheirs = isOneOf(sql`user_id`, userIds);
  const accounts = userIds.flatMap((id) => [`wallet:${id}`, `held:${id}`]);
  return sql`(select coalesce(sum(balance_cents), 0)::float8 from ledger_accounts where ${isOneOf(sql`account_id`, accounts, 'text')})
    + (select coalesce(sum(amount_cents), 0)::float8 from transactions
      where ${isTheirs} and type = 'withdraw' and status = 'completed' and issuer_name in ('user-wallet', 'admin-backoffice'))
    + (select coalesce(sum(amount_cents), 0)::float8 from orders where ${isTheirs} and status in ('pending', 'active'))`;
}

/** The rights and the money that one person must not move, and the accomplices' money, which may grow a little. */
export async function look(stage: Stage) {
  const { test, victim, accomplice, projectId, openProjectId, bankAccountId, neighbour, own } = stage;
  const ids = whoseMoney(stage);
  const { rows } = await test.db.execute<{
    accomplices: number;
    guarded: object;
  }>(sql`select
    ${wealthOf(ids)} as accomplices,
    json_build_object(
      'email', victim.email,
      'isThere', victim.deleted_at is null,
      'devices', (select count(*) from totps where user_id = victim.user_id),
      'password', victim.password_hash,
      'staff', (select count(*) from users where role <> 'user' and disabled_at is null and user_id <> ${stage.secondId}),
      'isIdentified', other.verification_status = 'Approved',
      'ownIdentified', (select count(*) from users where ${isOneOf(
        sql`user_id`,
        own.map(({ userId }) => userId),
      )}
        and verification_status = 'Approved'),
      'second', (select role from users where user_id = ${stage.secondId} and deleted_at is null),
      'payoutAccounts',
      (select json_agg(account order by account) from payout_accounts where project_id = ${projectId}),
      'theirs', ${balance(`wallet:${victim.userId}`)} + coalesce(${balance(`held:${victim.userId}`)}, 0),
      'escrow', ${balance(`escrow:${projectId}`)},
      'openEscrow', ${balance(`escrow:${openProjectId}`)} - (select coalesce(sum(amount_cents), 0) from orders
        where project_id = ${openProjectId} and status = 'pending' and ${isOneOf(sql`user_id`, ids)}),
      'returns', coalesce(${balance(`returns:${projectId}`)}, 0),
      'redirected', (select count(*) from bank_accounts where user_id = ${neighbour.userId} and state = 'valid'
        and (account <> ${neighbour.account} or document_id <> ${neighbour.documentId})),
      'validAccounts', (select count(*) from bank_accounts where state = 'valid'
        and (user_id = victim.user_id or bank_account_id = ${bankAccountId}))
    ) as guarded
    from users victim, users other
    where victim.user_id = ${victim.userId} and other.user_id = ${accomplice.userId}`);
  const [seen] = rows;
  if (!seen) throw new Error('the customers are gone');
  return seen;
}

/**
 * Carries out a sequence, and returns what it changed that it must not, and whether its last act was refused. It is looked at
 * after each act, so every beginning of the sequence is tried as well.
 */
export async function tryOut(stage: Stage, acts: Acts, sequence: readonly Act[]) {
  await startOver(stage);
  const before = await look(stage);
  let days = 1;
  let isRefused = false;
  for (const [index, name] of sequence.entries()) {
    isRefused = (await acts[name]()).statusCode >= 400;
    if (name === 'wait') days += 1;
    const after = await look(stage);
    const isTooMuch = after.accomplices - before.accomplices >= days * thresholdCents;
    if (isTooMuch || JSON.stringify(after.guarded) !== JSON.stringify(before.guarded)) {
      const harm = `${sequence.slice(0, index + 1).join(', ')}: ${JSON.stringify({ before, after })}`;
      return { harm, isRefused };
    }
  }
  return { harm: '', isRefused };
}
