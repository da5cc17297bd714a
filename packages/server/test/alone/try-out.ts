import { sql } from 'drizzle-orm';
import type { Act, Acts } from './acts-of-staff.ts';
import { type Stage, startOver } from './stage.ts';

/** What one person may approve alone in a day stays below it. */
export const thresholdCents = 1_000_000;

const balance = (account: string) =>
  sql`(select balance_cents::float8 from ledger_accounts where account_id = ${account})`;

/** The rights and the money that one person must not move, and the accomplice's money, which may grow a little. */
export async function look({ test, victim, accomplice, projectId, bankAccountId }: Stage) {
  const { rows } = await test.db.execute<{ accomplices: number; guarded: object }>(sql`select
    ${balance(`wallet:${accomplice.userId}`)} as accomplices,
    json_build_object(
      'email', victim.email,
      'isThere', victim.deleted_at is null,
      'devices', (select count(*) from totps where user_id = victim.user_id),
      'role', other.role,
      'identity', other.verification_status,
      'payoutAccounts',
      (select json_agg(account order by account) from payout_accounts where project_id = ${projectId}),
      'theirs', ${balance(`wallet:${victim.userId}`)} + coalesce(${balance(`held:${victim.userId}`)}, 0),
      'escrow', ${balance(`escrow:${projectId}`)},
      'returns', coalesce(${balance(`returns:${projectId}`)}, 0),
      'validAccounts', (select count(*) from bank_accounts where state = 'valid'
        and (user_id = victim.user_id or bank_account_id = ${bankAccountId}))
    ) as guarded
    from users victim, users other
    where victim.user_id = ${victim.userId} and other.user_id = ${accomplice.userId}`);
  const [seen] = rows;
  if (!seen) throw new Error('the customers are gone');
  return { accomplices: seen.accomplices ?? 0, guarded: seen.guarded };
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
