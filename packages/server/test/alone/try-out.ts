import { eq, sql } from 'drizzle-orm';
import { isOneOf } from '../../src/kit/database/sets.ts';
import { proposals } from '../../src/schema/proposals.ts';
import type { Act, Acts } from './acts-of-staff.ts';
import { wishedMoney } from './bystanders.ts';
import { type Stage, startOver, whoseMoney } from './stage.ts';

/** The status of an answer to an act that waits for a second person. */
const proposed = 202;
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
  const others = [stage.other, neighbour, stage.stopped].flatMap(({ userId }) => [
    `wallet:${userId}`,
    `held:${userId}`,
  ]);
  const ids = whoseMoney(stage);
  const { rows } = await test.db.execute<{
    accomplices: number;
    /** Both grow with every change that anyone makes. */
    lastEntry: number;
    transactionNumber: number;
    guarded: object;
  }>(sql`select
    ${wealthOf(ids)} as accomplices,
    (select max(audit_entry_id)::float8 from audit_entries) as "lastEntry",
    (select count(*)::float8 from transactions) as "transactionNumber",
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
      'repaid', ${balance(`returns:${stage.repaidProjectId}`)},
      'others', (select sum(balance_cents)::float8 from ledger_accounts where ${isOneOf(sql`account_id`, others, 'text')}),
      'files', (select count(*) from payment_files where state in ('approved', 'taken')),
      'wished', ${wishedMoney(stage.wished)},
      'stopped', (select count(*) from holds
        where user_id = ${stage.stopped.userId} and stopped_at is not null and ended_at is null),
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

/** Acts that are tried after the same beginning. */
export interface Branch {
  beginning: readonly Act[];
  nextActs: readonly Act[];
}

interface Found {
  /** What was changed that must not be; empty if nothing was. */
  harm: string;
  /** The next acts that were not refused. */
  going: Act[];
}

type Seen = Awaited<ReturnType<typeof look>>;

const isUnchanged = (before: Seen | undefined, now: Seen | undefined) =>
  before?.lastEntry === now?.lastEntry && before?.transactionNumber === now?.transactionNumber;

/** Takes back an act that became a proposal and did nothing else. Answers whether it was such an act. */
async function takeBack({ test }: Stage, before: Seen | undefined, now: Seen | undefined): Promise<boolean> {
  if (!before || before.transactionNumber !== now?.transactionNumber) return false;
  const { rows } = await test.db.execute<{ proposalId: string; isOnly: boolean }>(sql`select
    subject_id as "proposalId", count(*) over () = 1 and subject_type = 'proposal' as "isOnly"
    from audit_entries where audit_entry_id > ${before.lastEntry} limit 1`);
  const [entry] = rows;
  if (!entry?.isOnly) return false;
  await test.db.delete(proposals).where(eq(proposals.proposalId, entry.proposalId));
  return true;
}

/**
 * Tries each next act after the beginning, and looks at the platform after each act, so every beginning is tried as well. After
 * a refused act that left no trace, and an act that became a proposal, which is taken back, the platform is as at the beginning,
 * and the next one is tried at once; otherwise all begins anew.
 */
export async function tryOut(stage: Stage, acts: Acts, { beginning, nextActs }: Branch): Promise<Found> {
  const found: Found = { harm: '', going: [] };
  let before: Seen | undefined;
  let now: Seen | undefined;
  let days = 1;

  async function carryOut(name: Act): Promise<number> {
    const { statusCode } = await acts[name]();
    if (name === 'wait') days += 1;
    now = await look(stage);
    return statusCode;
  }
  const isHarmed = () => {
    if (!before || !now) return false;
    const isTooMuch = now.accomplices - before.accomplices >= days * thresholdCents;
    return isTooMuch || JSON.stringify(now.guarded) !== JSON.stringify(before.guarded);
  };
  const noteHarm = (sequence: readonly Act[]) => {
    if (isHarmed()) found.harm = `${sequence.join(', ')}: ${JSON.stringify({ before, now })}`;
    return found.harm !== '';
  };
  async function beginAnew(): Promise<void> {
    await startOver(stage);
    days = 1;
    before = await look(stage);
    now = before;
    for (const [index, name] of beginning.entries()) {
      await carryOut(name);
      if (noteHarm(beginning.slice(0, index + 1))) return;
    }
  }

  let isAtBeginning = false;
  for (const name of nextActs) {
    if (!isAtBeginning) await beginAnew();
    if (found.harm) break;
    const earlier = now;
    const statusCode = await carryOut(name);
    if (noteHarm([...beginning, name])) break;
    if (statusCode < 400) found.going.push(name);
    isAtBeginning =
      statusCode < 400
        ? statusCode === proposed && (await takeBack(stage, earlier, now))
        : isUnchanged(earlier, now);
  }
  return found;
}
