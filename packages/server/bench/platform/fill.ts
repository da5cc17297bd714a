import { sql } from 'drizzle-orm';
import { insertRows } from '../../src/kit/database/sets.ts';
import type { Database } from '../../src/kit/database/types.ts';
import { hashToken } from '../../src/kit/keys.ts';
import { walletOf } from '../../src/ledger/accounts.ts';
import { phaseIds } from '../../src/project/phases/catalogue.ts';
import { newId } from '../../src/schema/columns/new-id.ts';
import { ledgerEntries } from '../../src/schema/ledger-entries.ts';
import { ledgerPostings } from '../../src/schema/ledger-postings.ts';
import { projectPhases } from '../../src/schema/project-phases.ts';
import { projectTypes } from '../../src/schema/project-types.ts';
import { projects } from '../../src/schema/projects.ts';
import { sessions } from '../../src/schema/sessions.ts';

/** Ids computed from numbers, because pgbench scripts know only numbers. */
export const benchId = (kind: number, number: number) =>
  `0000000${kind}-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
export const userKind = 1;
export const projectKind = 2;
const typeKind = 3;

export const administratorNumbers = [1_000_001, 1_000_002];
const dayMs = 86_400_000;

const walletCents = 1_000_000_000;

export interface Size {
  users: number;
  projects: number;
  /** How many cents each project may raise; by default so many that no project fills up. */
  financingAmountCents?: number;
  /** Whether investors want mails. */
  wantMails?: boolean;
}

/** The token of the session in which a user is signed in. */
export const tokenOf = (number: number) => `bench-${number}`;

async function signEveryoneIn({ db }: Database, numbers: number[]): Promise<void> {
  const now = new Date();
  await insertRows(
    db,
    sessions,
    numbers.map((number) => ({
      sessionId: newId(),
      userId: benchId(userKind, number),
      level: 'full' as const,
      tokenHash: hashToken(tokenOf(number)),
      device: 'Firefox, Linux',
      address: '10.0.0.1',
      codeAt: now,
      createdAt: now,
      lastSeenAt: new Date(now.getTime() - 3_600_000),
      expiresAt: new Date(now.getTime() + dayMs),
    })),
  );
}

/** Lets investors order: each has passed the entry test, sent the result of a simulation of losses, and declared a residence. */
async function testEveryone({ db }: Database): Promise<void> {
  await db.execute(sql`
    insert into entry_tests (entry_test_id, user_id, outcome, questionnaire_version, answers, weights, score_hundredths, pass_mark_hundredths, valid_until)
    select user_id, user_id, 'passed', 'bench', '{}', '{}', 10000, 6000, '2199-12-31' from users`);
  await db.execute(sql`
    insert into loss_simulations (loss_simulation_id, user_id, result_cents, valid_until)
    select user_id, user_id, 99999999999, '2199-12-31' from users`);
  await db.execute(sql`
    insert into fiscal_residences (fiscal_residence_id, user_id, country, tax_number, since)
    select user_id, user_id, 'ES', '12345678Z', '2000-01-01' from users`);
}

/** Inserts two administrators, investors with enough money, and projects; all users are signed in. */
export async function fill(
  database: Database,
  { users, projects: count, financingAmountCents = 99_999_999_999, wantMails = true }: Size,
) {
  const { db } = database;
  const ids = sql`('0000000' || ${userKind}::text || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
  await db.execute(sql`
    insert into users (user_id, kind, name, surname, email, password_hash, verification_status, notify_general_email)
    select ${ids}, 'individual', 'Persona', 'Número ' || n, 'persona.' || n || '@example.com', '', 'Approved', ${wantMails}
    from generate_series(1, ${users}::int) n`);
  await db.execute(sql`insert into wallets (wallet_id, user_id) select user_id, user_id from users`);
  await testEveryone(database);
  const [first, last] = administratorNumbers;
  await db.execute(sql`
    insert into users (user_id, kind, name, surname, email, email_confirmed_at, password_hash, role)
    select ${ids}, 'individual', 'Administradora', 'Número ' || n, 'administradora.' || n || '@example.com', now(), '', 'admin'
    from generate_series(${first}::int, ${last}::int) n`);

  const userNumbers = Array.from({ length: users }, (_, index) => index + 1);
  const entryId = newId();
  await db.transaction(async (transaction) => {
    const tx = transaction as never;
    const wallets = userNumbers.map((number) => walletOf(benchId(userKind, number)));
    await insertRows(tx, ledgerEntries, [
      { entryId, cause: 'transaction', causeId: entryId, createdAt: new Date() },
    ]);
    await insertRows(tx, ledgerPostings, [
      { entryId, accountId: 'bank', amountCents: -walletCents * users },
      ...wallets.map((accountId) => ({ entryId, accountId, amountCents: walletCents })),
    ]);
    await transaction.execute(sql`
      insert into transactions (transaction_id, wallet_id, user_id, amount_cents, type, issuer_name, status, entry_id)
      select user_id, wallet_id, user_id, ${walletCents}::bigint, 'income', 'payment', 'completed', ${entryId}::uuid from wallets`);
  });

  const projectTypeId = benchId(typeKind, 1);
  await db.insert(projectTypes).values({ projectTypeId, name: 'Rehabilitación', description: 'Viviendas' });
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  await insertRows(
    db,
    projects,
    numbers.map((number) => ({
      projectId: benchId(projectKind, number),
      name: `Proyecto ${number}`,
      direction: 'Calle del Olivar 21, Madrid',
      phaseId: phaseIds.Investment,
      sheetVersion: 1,
      projectTypeId,
      country: 'ES',
      url: `proyecto-${number}`,
      financingAmountCents,
      durationMonths: 12,
      targetProfitabilityHundredths: 850,
      minimumInvestmentCents: 100,
      deliveryFeePeriod: 'monthly' as const,
      createdAt: new Date(),
      updatedAt: new Date(),
    })),
  );
  await insertRows(
    db,
    projectPhases,
    numbers.map((number) => ({
      projectPhaseId: benchId(projectKind, number),
      projectId: benchId(projectKind, number),
      phaseId: phaseIds.Investment,
      from: new Date(),
    })),
  );
  await signEveryoneIn(database, [...userNumbers, ...administratorNumbers]);
  await db.execute(sql`analyze`);
}
