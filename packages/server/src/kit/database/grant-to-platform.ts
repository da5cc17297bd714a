import { sql } from 'drizzle-orm';
import { prepareRole } from './prepare-role.ts';
import { quoted } from './quoted.ts';
import type { Db } from './types.ts';

export const schemas = ['public', 'drizzle', 'pgboss'];
/** The platform's role may only insert into these tables; functions of the database owner erase personal data. */
export const addedOnly = [
  'audit_entries',
  'complaint_acts',
  'default_rate_runs',
  'entry_tests',
  'ledger_entries',
  'ledger_postings',
  'loss_simulations',
  'offer_suspensions',
  'order_evidence',
  'question_entries',
  'risk_acknowledgements',
  'seals',
  'sheet_versions',
  'tax_corrections',
];
/** Rows of these tables are never deleted. */
const lasting = [
  'bank_entries',
  'bank_statements',
  'complaint_documents',
  'complaints',
  'distribution_lines',
  'distributions',
  'fees',
  'ledger_accounts',
  'order_movements',
  'orders',
  'outgoing_payments',
  'payment_files',
  'payment_orders',
  'project_payments',
  'proposals',
  'transactions',
  'wallets',
];

/**
 * Creates the platform's role, or sets its password, and grants it access to rows but not to table definitions. The
 * owner calls it after each migration.
 */
export async function grantToPlatform(db: Db, { name, password }: { name: string; password: string }) {
  const role = quoted(name);
  const statements = [
    'revoke create on schema public from public',
    `revoke create on schema ${schemas.join(', ')} from ${role}`,
    `grant usage on schema ${schemas.join(', ')} to ${role}`,
    `grant select on all tables in schema drizzle to ${role}`,
    `grant select, insert, update, delete on all tables in schema public, pgboss to ${role}`,
    `grant usage on all sequences in schema public, pgboss to ${role}`,
    `revoke update, delete on ${addedOnly.join(', ')} from ${role}`,
    `revoke delete on ${lasting.join(', ')} from ${role}`,
  ];
  await db.transaction(async (tx) => {
    await prepareRole(tx, { name, password });
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });
}
