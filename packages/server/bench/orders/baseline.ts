import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectKind, userKind } from '../platform/fill.ts';

const idFor = (kind: number, variable: string) =>
  `('0000000${kind}-0000-7000-8000-' || lpad(to_hex(:${variable}::bigint), 12, '0'))::uuid`;
const [user, project] = [idFor(userKind, 'user'), idFor(projectKind, 'project')];
// Ids in the order of time, as the server creates them; equal within a transaction.
const timedId = (salt: string) =>
  `(lpad(to_hex((extract(epoch from now()) * 1000)::bigint), 12, '0') || '7${salt}' || lpad(to_hex(:a::bigint), 18, '0'))::uuid`;
const [entry, order, movement, transaction] = ['000', '111', '222', '333'].map((salt) =>
  timedId(salt.slice(0, 1)),
);

/** The money statements of one order, without mails or anything else around them: one transaction per order. */
const script = (users: number, projects: number) => `
\\set user random(1, ${users})
\\set project random(1, ${projects})
\\set a random(1, 9000000000000000000)
begin;
select request_hash, answer from idempotency_keys where user_id = ${user} and key = 'bench-' || :a::bigint;
select * from projects where project_id = ${project} for update;
select * from project_phases where project_id = ${project} and "to" is null;
select u.user_id, w.wallet_id, u.name, u.surname, u.role, u.verification_status from users u join wallets w on w.user_id = u.user_id where u.user_id = ${user} for key share of u;
select account_id, balance_cents from ledger_accounts where account_id in ('escrow:' || ${project}, 'wallet:' || ${user}) order by account_id for update;
select count(*) as standing from orders where project_id = ${project} and user_id = ${user} and status <> 'cancelled' \\gset
insert into ledger_entries (entry_id, cause, cause_id, created_at) values (${entry}, 'order', ${order}, now());
insert into ledger_postings (entry_id, account_id, amount_cents) values (${entry}, 'wallet:' || ${user}, -10000), (${entry}, 'escrow:' || ${project}, 10000);
insert into orders (order_id, project_id, project_phase_id, user_id, amount_cents, type, status, terms_version, created_at) values (${order}, ${project}, ${project}, ${user}, 10000, 'invest', 'pending', '2026-01', now());
insert into order_movements (order_movement_id, order_id, project_id, user_id, type, amount_cents, penalty_cents, created_at) values (${movement}, ${order}, ${project}, ${user}, 'invest', 10000, 0, now());
insert into transactions (transaction_id, wallet_id, user_id, amount_cents, type, issuer_name, status, project_id, order_id, entry_id, created_at, updated_at) values (${transaction}, ${user}, ${user}, 10000, 'withdraw', 'project_order', 'completed', ${project}, ${order}, ${entry}, now(), now());
update projects set amount_invested_cents = amount_invested_cents + 10000, investor_number = investor_number + case when :standing = 0 then 1 else 0 end where project_id = ${project};
insert into idempotency_keys (user_id, key, request_hash, answer) values (${user}, 'bench-' || :a::bigint, '\\x00', jsonb_build_object('orderId', ${order}, 'amount', '100.00', 'status', 'pending', 'projectId', ${project}));
commit;
`;

/** Orders per second of pgbench with `clients` clients, with prepared statements. */
export async function baseline(
  { pgbench, url }: { pgbench: string; url: string },
  load: { users: number; projects: number; clients: number; seconds: number },
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'semilla-bench-'));
  const file = join(folder, 'order.sql');
  writeFileSync(file, script(load.users, load.projects));
  const options = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(load.clients),
    '-j',
    '2',
    '-T',
    String(load.seconds),
    '-f',
    file,
  ];
  const { stdout } = await promisify(execFile)(pgbench, [...options, url]);
  rmSync(folder, { recursive: true });
  const match = /tps = ([\d.]+)/.exec(stdout);
  if (!match) throw new Error(`pgbench said nothing of transactions per second: ${stdout}`);
  return Number(match[1]);
}

/** The number of clients with which pgbench is fastest on this machine. */
export async function bestClients(
  where: { pgbench: string; url: string },
  load: { users: number; projects: number; seconds: number },
): Promise<number> {
  let best = { clients: 0, perSecond: 0 };
  for (const clients of [4, 8, 16, 32, 64]) {
    const perSecond = await baseline(where, { ...load, clients });
    console.log(
      `  pgbench, ${load.projects} projects, ${clients} clients: ${perSecond.toFixed(0)} per second`,
    );
    if (perSecond > best.perSecond) best = { clients, perSecond };
  }
  return best.clients;
}
