// Goal: the archive contains every record in the database about the customer, and none about another customer.
import { buildNewComplaint, buildPdf } from '@semilla/contract/testing';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { givenVerification } from '../../../test/account-records.ts';
import { givenAccount } from '../../../test/bank-accounts.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { askForEmail, newEmail } from '../../../test/email-changes.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { givenKind } from '../../../test/investor-kinds.ts';
import { givenFee } from '../../../test/investors.ts';
import { giveMoney } from '../../../test/money.ts';
import { cancel, invested, openProject } from '../../../test/orders.ts';
import { givePasskey } from '../../../test/passkeys.ts';
import { answerQuestion, ask, newQuestion } from '../../../test/questions.ts';
import { givenTaxTreatment } from '../../../test/tax-treatments.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { givenTicket, write } from '../../../test/tickets.ts';
import { entryTests } from '../../schema/entry-tests.ts';
import { portfolioSettings } from '../../schema/portfolio-settings.ts';
import { riskAcknowledgements } from '../../schema/risk-acknowledgements.ts';
import { users } from '../../schema/users.ts';

const path = '/v1/account/users/me/data';
const otherAsker = 'otro inversor';

let test: TestApp;
let admin: Caller;
let customer: Caller;
let other: Caller;
let projectId: string;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-05T10:00:00Z'), config: { freshFactorMinutes: 5 } });
  customer = await as(test, 'user', { name: 'Covadonga', surname: 'Zubizarreta' });
  other = await as(test, 'user', { name: 'Gumersindo', surname: 'Echeverría' });
  admin = await as(test, 'admin');
  ({ projectId } = await openProject(test, admin));
  for (const caller of [customer, other]) await fill(caller);
});
afterAll(() => test.close());

async function fill(caller: Caller): Promise<void> {
  await givePasskey(test, caller.userId);
  await caller.post('/v1/auth/devices', { body: { name: 'Portátil' } });
  const deleted = await givenAccount(caller);
  await caller.delete(`/v1/payment/bank-accounts/${deleted.bankAccountId}`);
  await givenAccount(caller, {
    account: caller === customer ? 'ES7921000813610123456789' : 'ES6000491500051234567892',
  });
  await givenVerification(test, caller.userId);
  await givenKind(test, caller.userId);
  await caller.post('/v1/account/fiscal-residences', {
    body: { country: 'ES', taxNumber: '12345678Z', since: '2024-01-01' },
  });
  await givenTaxTreatment(test, caller.userId);
  await askForEmail(caller, newEmail());
  const { ticketId } = await givenTicket(caller);
  await write(caller, ticketId);
  await caller.post('/v1/support/complaints', { form: formOf({ ...buildNewComplaint() }) });
  await caller.post('/v1/wallet/transactions', { body: { type: 'income', amount: '250.00' } });
  const paper = { accountId: caller.userId, file: fileOf(buildPdf(), 'nomina.pdf') };
  const uploaded = await caller.post('/v1/account/account-documents', { form: formOf(paper) });
  expect(uploaded.statusCode, uploaded.body).toBe(201);
  const simulated = { result: '3100.00', isAcknowledged: true };
  await caller.post('/v1/account/loss-simulations', { body: simulated });
  await fillInvestments(caller);
}

/** Creates orders with their movements, fees and evidence. */
async function fillInvestments(caller: Caller): Promise<void> {
  const { userId } = caller;
  await test.db.update(users).set({ verificationStatus: 'Approved' }).where(eq(users.userId, userId));
  await giveMoney(test, userId, 100_000);
  const orderId = await invested(caller, projectId, '300.00');
  await cancel(caller, await invested(caller, projectId, '200.00'));
  await givenFee(test, { orderId, projectId, userId });
  const question = `¿Cuándo empieza la obra? Lo pregunta ${caller === customer ? 'una inversora' : otherAsker}.`;
  expect((await ask(caller, projectId, question)).statusCode).toBe(201);
  await answerQuestion(admin, await newQuestion(caller, projectId, question));
  const [entryTest] = await test.db.select().from(entryTests).where(eq(entryTests.userId, userId));
  const calendar = { calendarHash: Buffer.from(userId), calendarSince: test.clock.now };
  await test.db.insert(portfolioSettings).values({ userId, shareLimitHundredths: 2_000, ...calendar });
  await test.db.insert(riskAcknowledgements).values({
    userId,
    entryTestId: entryTest?.entryTestId ?? '',
    about: 'failed',
    textVersion: '2026-11',
    language: 'es',
  });
}

/** The tables in which the filled customer has rows. Listed so that a mistake in filling fails the test. */
const filled = [
  'account_documents',
  'complaints',
  'entry_tests',
  'fees',
  'inbox_messages',
  'loss_simulations',
  'order_evidence',
  'order_movements',
  'orders',
  'portfolio_settings',
  'project_questions',
  'risk_acknowledgements',
  'tax_treatments',
  'tickets',
];

/** The sections of the archive that contain the rows of each table; none if the archive does not list the rows. */
const sections: Record<string, { section: string; column: string; field: string }[]> = {
  audit_entries: [],
  bank_accounts: [
    { section: 'bankAccounts', column: 'bank_account_id', field: 'bankAccountId' },
    { section: 'deletedBankAccounts', column: 'bank_account_id', field: 'bankAccountId' },
  ],
  company_declarations: [
    { section: 'companyDeclarations', column: 'company_declaration_id', field: 'companyDeclarationId' },
  ],
  complaints: [{ section: 'complaints', column: 'complaint_id', field: 'complaintId' }],
  account_documents: [
    { section: 'accountDocuments', column: 'account_document_id', field: 'accountDocumentId' },
  ],
  fees: [{ section: 'fees', column: 'fee_id', field: 'feeId' }],
  order_evidence: [{ section: 'orderEvidence', column: 'order_id', field: 'orderId' }],
  order_movements: [{ section: 'orderMovements', column: 'movement_id', field: 'movementId' }],
  orders: [{ section: 'orders', column: 'order_id', field: 'orderId' }],
  portfolio_settings: [{ section: 'portfolioSettings', column: 'user_id', field: 'userId' }],
  project_questions: [
    { section: 'projectQuestions', column: 'project_question_id', field: 'projectQuestionId' },
  ],
  risk_acknowledgements: [
    { section: 'riskAcknowledgements', column: 'risk_acknowledgement_id', field: 'riskAcknowledgementId' },
  ],
  email_changes: [{ section: 'emailChanges', column: 'email_change_id', field: 'emailChangeId' }],
  entry_tests: [{ section: 'entryTests', column: 'entry_test_id', field: 'entryTestId' }],
  mail_choices: [],
  inbox_messages: [{ section: 'inboxMessages', column: 'inbox_message_id', field: 'inboxMessageId' }],
  fiscal_residences: [
    { section: 'fiscalResidences', column: 'fiscal_residence_id', field: 'fiscalResidenceId' },
  ],
  tax_treatments: [{ section: 'taxTreatments', column: 'tax_treatment_id', field: 'taxTreatmentId' }],
  // Customers see a correction only as a movement in their wallet.
  tax_corrections: [],
  investor_kinds: [{ section: 'investorKinds', column: 'investor_kind_id', field: 'investorKindId' }],
  loss_simulations: [{ section: 'lossSimulations', column: 'loss_simulation_id', field: 'lossSimulationId' }],
  passkeys: [{ section: 'passkeys', column: 'passkey_id', field: 'passkeyId' }],
  sessions: [{ section: 'sessions', column: 'session_id', field: 'sessionId' }],
  ticket_messages: [{ section: 'ticketMessages', column: 'message_id', field: 'messageId' }],
  tickets: [{ section: 'tickets', column: 'ticket_id', field: 'ticketId' }],
  totps: [{ section: 'totps', column: 'totp_id', field: 'totpId' }],
  transactions: [{ section: 'transactions', column: 'transaction_id', field: 'transactionId' }],
  trusted_devices: [{ section: 'devices', column: 'device_id', field: 'deviceId' }],
  users: [{ section: 'profile', column: 'user_id', field: 'userId' }],
  verifications: [{ section: 'verifications', column: 'verification_id', field: 'verificationId' }],
  waiting_places: [{ section: 'waitingPlaces', column: 'waiting_place_id', field: 'waitingPlaceId' }],
  wishes: [{ section: 'wishes', column: 'wish_id', field: 'wishId' }],
  wallets: [{ section: 'wallets', column: 'wallet_id', field: 'walletId' }],
};
/** Tables with technical rows that say no more about the user than the sections do. */
const technical = [
  'holds',
  'idempotency_keys',
  'ledger_accounts',
  'mail_links',
  'queued_mails',
  'ticket_state_changes',
];

const rowsOf = async (query: string) =>
  ((await test.db.execute(sql.raw(query))) as unknown as { rows: Record<string, string>[] }).rows;

it('has every record of the customer and none of another customer', async () => {
  const answer = await customer.get(path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="mis-datos.zip"',
  });
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const data: Record<string, Record<string, string>[]> = JSON.parse(text('data.json'));
  expect(Object.keys(files).sort()).toEqual(
    ['data.json', ...Object.keys(data).map((name) => `csv/${name}.csv`)].sort(),
  );

  const tables = await rowsOf(
    "select table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'",
  );
  const owners = [
    ...tables.map(({ table_name: table = '' }) => ({ table, column: 'user_id' })),
    { table: 'account_documents', column: 'account_id' },
    { table: 'project_questions', column: 'asked_by_id' },
  ];
  const seen: string[] = [];
  for (const { table, column: owner } of owners) {
    const found = await rowsOf(`select * from ${table} where ${owner} = '${customer.userId}'`);
    if (technical.includes(table) || !found.length) continue;
    seen.push(table);
    const places = sections[table];
    expect(places, `${table} has rows of the customer: say where the archive has them`).toBeDefined();
    for (const { section, column, field } of places ?? []) {
      const ids = found.map((row) => row[column]);
      const archived = (places ?? []).flatMap((place) =>
        (data[place.section] ?? []).map((row) => row[field]),
      );
      expect(archived.toSorted(), `${table} as ${section}`).toEqual(ids.toSorted());
    }
  }
  expect(seen).toEqual(expect.arrayContaining(filled));
  expect(data.wallets?.[0]?.hold, 'the wallet says why withdrawals wait').toBeTruthy();
  expect(data.activity?.map(({ action }) => action)).toContain('device.trust');
  expect(text('csv/bankAccounts.csv')).toContain('ES7921000813610123456789');
  expect(text('csv/projectQuestions.csv')).toContain('una inversora');
  const whole = Object.keys(files).map(text).join();
  for (const stranger of [other.userId, 'Echeverría', otherAsker, 'ES6000491500051234567892'])
    expect(whole).not.toContain(stranger);
});

it('is recorded in the audit trail, needs a fresh factor, and is only for customers', async () => {
  const noted = await rowsOf(
    `select 1 from audit_entries where action = 'user.export-data' and user_id = '${customer.userId}'`,
  );
  expect(noted).toHaveLength(1);
  for (const role of ['operator', 'admin'] as const)
    expect((await (await as(test, role)).get(path)).json().code).toBe('request.forbidden');
  test.clock.advance(5 * 60 + 1);
  expect((await customer.get(path)).json().code).toBe('auth.fresh_factor_required');
});
