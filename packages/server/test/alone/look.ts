import { sql } from 'drizzle-orm';
import { isOneOf } from '../../src/kit/database/sets.ts';
import { wishedMoney } from './bystanders.ts';
import { type AccountHolder, type Stage, whoseMoney } from './stage.ts';
import { strangersAccount } from './stranger.ts';

/** From here up, two people book the movement that proves an approval by hand. */
const thresholdCents = 1_000_000;

const balance = (account: string) =>
  sql`(select balance_cents::float8 from ledger_accounts where account_id = ${account})`;

const phaseOf = (projectId: string) => sql`(select phase_id from projects where project_id = ${projectId})`;

/** What became of each wish in a project. */
const wishesIn = (projectId: string) =>
  sql`(select json_agg(array[user_id::text, state] order by wish_id) from wishes where project_id = ${projectId})`;

/** The deposits held for open wishes of these customers, in one project or in all. */
function depositsOf(userIds: readonly string[], projectId?: string) {
  const isThere = projectId ? sql`project_id = ${projectId}` : sql`true`;
  return sql`(select coalesce(sum(deposit_cents), 0)::float8 from wishes
    where ${isOneOf(sql`user_id`, userIds)} and state = 'open' and ${isThere})`;
}

/** Everything that these customers own, have invested, and were paid. */
function wealthOf(userIds: readonly string[]) {
  const isTheirs = isOneOf(sql`user_id`, userIds);
  const accounts = userIds.flatMap((id) => [`wallet:${id}`, `held:${id}`]);
  return sql`(select coalesce(sum(balance_cents), 0)::float8 from ledger_accounts where ${isOneOf(sql`account_id`, accounts, 'text')})
    + (select coalesce(sum(amount_cents), 0)::float8 from transactions
      where ${isTheirs} and type = 'withdraw' and status = 'completed' and issuer_name in ('user-wallet', 'admin-backoffice'))
    + (select coalesce(sum(amount_cents), 0)::float8 from orders where ${isTheirs} and status in ('pending', 'active'))
    + ${depositsOf(userIds)}`;
}

/**
 * How many manual approvals have a bank movement as proof: those by this person, and those from the threshold
 * up.
 */
const provenTo = (userId: string) =>
  sql`(select count(*) from transactions where bank_entry_id is not null and document_id is not null
    and (admin_id = ${userId} or amount_cents >= ${thresholdCents}))`;

/** What arrived for this customer from their own account during a sequence, according to the bank. */
const arrivedFrom = ({ userId, account }: AccountHolder) =>
  sql`(select coalesce(sum(amount_cents), 0)::float8 from bank_entries
    where user_id = ${userId} and counterparty_account = ${account} and state = 'booked' and not is_return)`;

/** How many movements from this customer's account were booked for somebody else. */
const strayedFrom = ({ userId, account }: AccountHolder) =>
  sql`(select count(*) from bank_entries
    where counterparty_account = ${account} and state = 'booked' and user_id <> ${userId})`;

/** How many of these movements, and of those from the stranger's account, were booked. */
const bookedOfStrangers = (entryIds: readonly string[]) =>
  sql`(select count(*) from bank_entries where state = 'booked'
    and (${isOneOf(sql`bank_entry_id`, entryIds)} or counterparty_account = ${strangersAccount}))`;

/** The platform's own money other than its fees. These accounts have no stored balance. */
const platformBalances = sql`(select json_agg(array[account_id, sum::text] order by account_id) from (
  select account_id, sum(amount_cents) from ledger_postings
  where account_id in ('company', 'bankCosts', 'thirdParty') group by account_id) as sums)`;

/** The states of these movements of the bank. */
const statesOf = (entryIds: readonly string[]) =>
  sql`(select json_agg(state order by bank_entry_id) from bank_entries where ${isOneOf(sql`bank_entry_id`, entryIds)})`;

/** What one person must not be able to change, by name. */
export type Seen = Record<string, unknown>;

/**
 * The rights and money that one person must not be able to change. The accomplices' money is among it, without what
 * the bank shows as arrived from the accomplice's own account.
 */
export async function look(stage: Stage): Promise<Seen> {
  const { test, marta, victim, accomplice, projectId, openProjectId, bankAccountId, neighbour, own } = stage;
  const { preinvested, sent, misdirected } = stage;
  const others = [stage.other, stage.stopped, sent, misdirected].flatMap(({ userId }) => [
    `wallet:${userId}`,
    `held:${userId}`,
  ]);
  const ids = whoseMoney(stage);
  const { rows } = await test.db.execute<{ guarded: Seen }>(sql`select
    json_build_object(
      'accomplices', ${wealthOf(ids)} - ${arrivedFrom(stage.accompliceAccount)},
      'email', victim.email,
      'isThere', victim.deleted_at is null,
      'orders', (select count(*) from payment_orders),
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
      'tax', ${balance(`tax:${stage.taxed.projectId}`)},
      'defaults', (select count(*) from project_timeline where kind = 'default'),
      'treatments', (select json_agg(array[user_id::text, to_date::text] order by tax_treatment_id) from tax_treatments),
      'others', (select sum(balance_cents)::float8 from ledger_accounts where ${isOneOf(sql`account_id`, others, 'text')}),
      'files', (select count(*) from payment_files
        where state in ('approved', 'taken') and payment_file_id <> ${stage.paid.paymentFileId}),
      'paid', ${balance(`wallet:${stage.paid.userId}`)} + ${balance(`held:${stage.paid.userId}`)},
      'recalled', ${balance(`held:${stage.recalled.userId}`)},
      'shown', ${balance(`held:${stage.shown.userId}`)},
      'neighbour', ${balance(`wallet:${neighbour.userId}`)} + ${balance(`held:${neighbour.userId}`)}
        - ${arrivedFrom(neighbour)},
      'strayed', ${strayedFrom(neighbour)} + ${strayedFrom(stage.accompliceAccount)},
      'unknown', ${bookedOfStrangers([stage.smallId, stage.wholeId])},
      'platform', ${platformBalances},
      'returned', ${statesOf([stage.returned.namedId])},
      'explained', (select count(*) from bank_entries where bank_entry_id = ${stage.shownDebits.taken ?? null}
        and state not in ('waiting', 'held', 'setAside')),
      'devicesOfSecond', (select count(*) from totps where user_id = ${stage.secondId}),
      'wished', ${wishedMoney(stage.wished)},
      'wishes', ${wishesIn(stage.wished.projectId)},
      'preinvested', ${wishedMoney(preinvested)} - ${depositsOf(ids, preinvested.projectId)},
      'deposits', ${balance(`deposits:${preinvested.projectId}`)} - ${depositsOf(ids, preinvested.projectId)},
      'phases', json_build_array(${phaseOf(stage.draftId)}, ${phaseOf(preinvested.projectId)}),
      'proven', ${provenTo(marta.userId)},
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
  return seen.guarded;
}
