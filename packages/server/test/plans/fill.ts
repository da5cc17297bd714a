import type pg from 'pg';
import { fillOthers } from './fill-others.ts';
import { idOf, kinds } from './id-of.ts';
import { smallTables } from './reasons.ts';

const phaseId = "('01900000-0000-7000-8000-00000000000' || (i % 7))::uuid";

const typesOfThings = [
  `insert into project_types (project_type_id, name, description) select ${idOf(kinds.type, 'i')}, 'Tipo ' || i, 'Texto' from generate_series(1, 20) as i`,
  `insert into document_types (document_type_id, name, description) select ${idOf(kinds.type, 'i')}, 'Tipo ' || i, 'Texto' from generate_series(1, 20) as i`,
];

const aboutInvestors = (series: string, moment: string) => [
  `insert into entry_tests (entry_test_id, user_id, outcome, questionnaire_version, answers, weights, score_hundredths, pass_mark_hundredths, valid_until, created_at)
   select ${idOf(kinds.other, 'i')}, ${idOf(kinds.user, 'i')}, case when i % 500 = 0 then 'failed' else 'passed' end, '1', '{}', '{}',
     case when i % 500 = 0 then i % 6000 else 6000 + i % 4000 end, 6000, date '2024-01-01' + i % 700, ${moment} from ${series}`,
  `insert into tax_treatments (tax_treatment_id, user_id, kind, rate_hundredths, from_date, to_date, document_id, created_at)
   select ${idOf(kinds.other, 'i')}, ${idOf(kinds.user, 'i')}, 'treaty', i % 1900, date '2024-01-01' + i % 700, date '2026-01-01' + i % 700, ${idOf(kinds.document, 'i')}, ${moment} from ${series}`,
  `insert into loss_simulations (loss_simulation_id, user_id, result_cents, valid_until, created_at)
   select ${idOf(kinds.other, 'i')}, ${idOf(kinds.user, 'i')}, 100 * i, date '2024-01-01' + i % 700, ${moment} from ${series}`,
  `insert into investor_kinds (investor_kind_id, user_id, user_kind, kind, state, texts_version, decided_at, valid_from, valid_until, created_at)
   select ${idOf(kinds.other, 'i')}, ${idOf(kinds.user, 'i')}, 'individual', case when i % 500 = 0 then 'professional' else 'sophisticated' end,
     case when i % 1000 = 0 then 'pending' else 'expired' end, '1', case when i % 1000 = 0 then null else ${moment} end, date '2024-01-01', date '2024-01-01' + i % 700, ${moment} from ${series}`,
  `insert into waiting_places (waiting_place_id, project_id, user_id, number, amount_cents, state, given, created_at, decided_at)
   select ${idOf(kinds.other, 'i')}, ${idOf(kinds.project, 'i')}, ${idOf(kinds.user, 'i')}, 1, 100 * i, case when i % 500 = 0 then 'waiting' else 'left' end, '{}', ${moment}, case when i % 500 = 0 then null else ${moment} end from ${series}`,
  `insert into wishes (wish_id, project_id, user_id, amount_cents, deposit_cents, state, given, investor_kind, created_at, decided_at)
   select ${idOf(kinds.other, 'i')}, ${idOf(kinds.project, 'i')}, ${idOf(kinds.user, 'i')}, 1000 * i, 0, case when i % 500 = 0 then 'open' else 'revoked' end, '{}', 'non-sophisticated', ${moment}, case when i % 500 = 0 then null else ${moment} end from ${series}`,
  `insert into inbox_messages (inbox_message_id, user_id, kind, language, subject, content, created_at, read_at)
   select ${idOf(kinds.other, 'i')}, ${idOf(kinds.user, 'i')}, 'auth.passwordChanged', 'es', 'Asunto ' || i, '{"paragraphs":[],"facts":[],"link":null,"hasLinkInMailOnly":false}', ${moment}, case when i % 500 = 0 then null else ${moment} end from ${series}`,
];

/** Records about accounts: devices, declarations, mails that failed, what the law requires to keep, and proposals. */
const ofAccounts = (series: string, user: string, moment: string) => [
  `insert into totps (totp_id, user_id, secret, confirmed_at, created_at)
   select ${idOf(kinds.other, 'i')}, ${idOf(kinds.user, 'i')}, ''::bytea, ${moment}, ${moment} from ${series} where i % 500 <> 0`,
  `insert into fiscal_residences (fiscal_residence_id, user_id, country, tax_number, since, created_at)
   select ${idOf(kinds.other, 'i')}, ${idOf(kinds.user, 'i')}, (array['PT','FR','IT','DE'])[1 + i % 4], i::text, date '2024-01-01' + i % 700, ${moment} from ${series}`,
  `insert into company_declarations (company_declaration_id, user_id, beneficial_owners, representatives, created_at)
   select ${idOf(kinds.other, 'i')}, ${idOf(kinds.user, 'i')}, '[{"name":"Ana Gil","country":"ES","share":null}]', '[{"name":"Ana Gil","documentNumber":"12345678Z"}]', ${moment} from ${series}`,
  `insert into holds (hold_id, user_id, reason, created_at, until)
   select ${idOf(kinds.other, 'i')}, ${idOf(kinds.user, 'i')}, 'email', ${moment}, ${moment} from ${series}`,
  `insert into risk_acknowledgements (risk_acknowledgement_id, user_id, entry_test_id, about, text_version, language, created_at)
   select ${idOf(kinds.other, 'i')}, ${idOf(kinds.user, 'i')}, ${idOf(kinds.other, 'i')}, 'failed', '1', 'es', ${moment} from ${series}`,
  `insert into kept_records (kept_record_id, user_id, kind, data, number, closed_on, erase_on)
   select ${idOf(kinds.other, 'i')}, ${idOf(kinds.user, 'i')}, 'identity', '{}', i::text, date '2014-01-01' + i % 3000, date '2024-01-01' + i % 3000 from ${series}`,
  `insert into kept_files (document_id, kept_record_id) select ${idOf(kinds.document, 'i')}, ${idOf(kinds.other, 'i')} from ${series}`,
  `insert into undelivered_mails (undelivered_mail_id, user_id, recipient, topic, kind, subject, sealed_mail, state, failure, tries, created_at, failed_at)
   select ${idOf(kinds.other, 'i')}, ${user}, 'persona.' || i || '@example.com', 'support', 'support.answer', 'Asunto ' || i, case when i % 500 = 0 then ''::bytea end,
     case when i % 500 = 0 then 'undelivered' else 'delivered' end, 'mailbox_full', 5, ${moment}, ${moment} from ${series}`,
  `insert into proposals (proposal_id, act, endpoint, request, subject_type, subject_id, subject_name, beneficiary_id, effects, status, proposed_by_id, created_at, lapses_at, decided_by_id, decided_at)
   select ${idOf(kinds.other, 'i')}, (array['approveTransaction','rejectTransaction','release','repay'])[1 + i % 4], 'POST /v1', '{}', 'transaction', ${idOf(kinds.other, 'i')}, 'Movimiento ' || i, ${user}, '[]',
     case when i % 500 = 0 then 'pending' else 'approved' end, ${user}, ${moment}, ${moment},
     case when i % 500 = 0 then null else ${idOf(kinds.user, 'i')} end, case when i % 500 = 0 then null else ${moment} end from ${series}`,
];

/** One bank statement and movement per day, and payment files. */
const ofBank = (series: string, user: string, moment: string) => [
  `insert into bank_statements (bank_statement_id, account, format, from_day, to_day, opening_cents, closing_cents, entries, new_entries, document_id, imported_by_id, created_at)
   select ${idOf(kinds.other, 'i')}, 'ES9121000418450200051332', case when i % 2 = 0 then 'norma43' else 'camt053' end, date '2000-01-01' + i, date '2000-01-01' + i, 0, 100 * i, i % 40, i % 30, ${idOf(kinds.other, 'i')}, ${user}, ${moment} from ${series}`,
  `insert into bank_entries (bank_entry_id, bank_statement_id, account, booked_on, value_on, amount_cents, bank_reference, place, reference, counterparty_name, text, is_return)
   select ${idOf(kinds.other, 'i')}, ${idOf(kinds.other, 'i')}, 'ES9121000418450200051332', date '2000-01-01' + i, date '2000-01-01' + i, 100 * i - 50000, i::text, 0, 'RF' || i, 'Nombre ' || md5(i::text), 'TRANSFERENCIA ' || i, i % 500 = 0 from ${series}`,
  `insert into payment_files (payment_file_id, number, state, payments, total_cents, digest, created_by_id, created_at)
   select ${idOf(kinds.other, 'i')}, i, case when i % 500 = 0 then 'proposed' else 'cancelled' end, 1, 100 * i, md5(i::text), ${user}, ${moment} from ${series}`,
  `insert into payment_orders (payment_order_id, purpose, bank_entry_id, payee_entry_id, amount_cents, state, paid_by_id, created_at)
   select ${idOf(kinds.other, 'i')}, 'sendBack', ${idOf(kinds.other, 'i')}, ${idOf(kinds.other, 'i')}, 100 * i, case when i % 500 = 0 then 'waiting' else 'paid' end, case when i % 500 = 0 then null else ${idOf(kinds.other, 'i')} end, ${moment} from ${series}`,
  `insert into outgoing_payments (outgoing_payment_id, payment_file_id, transaction_id, state)
   select ${idOf(kinds.other, 'i')}, ${idOf(kinds.other, 'i')}, ${idOf(kinds.other, 'i')}, 'paid' from ${series}`,
];

const aboutProjects = (
  series: string,
  { user, project, moment }: { user: string; project: string; moment: string },
) => [
  `insert into project_timeline (project_timeline_id, project_id, kind, title, happened_at) select ${idOf(kinds.other, 'i')}, ${project}, 'milestone', 'Hito', ${moment} from ${series}`,
  `insert into project_follows (project_id, user_id, followed_at) select ${project}, ${user}, ${moment} from ${series}`,
  `insert into project_questions (project_question_id, project_id, asked_by_id, state, number, question, language, answer, written_by, asked_at, published_at)
   select ${idOf(kinds.other, 'i')}, ${project}, ${user}, case when i % 500 = 0 then 'Waiting' else 'Published' end, case when i % 500 = 0 then null else 1 end, 'Pregunta ' || md5(i::text), 'es', 'Texto', 'promoter', ${moment}, case when i % 500 = 0 then null else ${moment} end from ${series}`,
  `insert into question_entries (question_entry_id, project_id, project_question_id, position, last_number, kind, written_by, published_at, digest)
   select ${idOf(kinds.other, 'i')}, ${project}, ${idOf(kinds.other, 'i')}, 1, 1, 'answer', 'promoter', ${moment}, md5(i::text) from ${series}`,
];

const ofSupport = (
  series: string,
  rows: number,
  { user, project, moment }: { user: string; project: string; moment: string },
) => [
  `insert into tickets (ticket_id, title, description, state_id, state_since, user_id, responsible_id, priority, due_on, project_id, transaction_id, order_id, read_by_customer, read_by_staff, created_at, updated_at)
   select ${idOf(kinds.ticket, 'i')}, 'Pregunta ' || md5(i::text), 'Texto', case when i % 300 = 0 then 'Open' else 'Closed' end, ${moment}, ${user},
     ('01901000-0000-7000-8000-' || lpad(to_hex(1000 * (1 + i % ${rows / 1000})), 12, '0'))::uuid,
     case when i % 500 = 0 then 'high' else 'normal' end, case when i % 300 = 0 then date '2024-01-01' + i % 700 end,
     case when i % 100 = 0 then ${project} end, case when i % 100 = 0 then ${idOf(kinds.other, 'i')} end, case when i % 100 = 0 then ${idOf(kinds.order, 'i')} end, i % 500 <> 0, i % 500 <> 1, ${moment}, ${moment} from ${series}`,
  `insert into ticket_messages (message_id, ticket_id, user_id, is_from_staff, message, created_at)
   select ${idOf(kinds.other, 'i')}, ${idOf(kinds.ticket, 'i')}, ${user}, false, 'Mensaje ' || md5(i::text), ${moment} from ${series}`,
  `insert into ticket_notes (ticket_note_id, ticket_id, user_id, message, created_at)
   select ${idOf(kinds.other, 'i')}, ${idOf(kinds.ticket, 'i')}, ${user}, 'Nota ' || md5(i::text), ${moment} from ${series}`,
];

const sql = (rows: number) => {
  const series = `generate_series(1, ${rows}) as i`;
  const user = `('01901000-0000-7000-8000-' || lpad(to_hex(1 + i % ${rows}), 12, '0'))::uuid`;
  const project = `('01902000-0000-7000-8000-' || lpad(to_hex(1 + i % ${rows}), 12, '0'))::uuid`;
  const moment = `timestamptz '2024-01-01' + i * interval '7 minutes'`;
  return [
    `insert into users (user_id, kind, name, surname, email, password_hash, role, phone, disabled_at, created_at)
     select ${idOf(kinds.user, 'i')}, 'individual', 'Nombre ' || md5(i::text), 'Apellido ' || i, 'persona.' || i || '@example.com', '',
       case when i % 1000 = 0 then 'operator' else 'user' end, '+34 6' || i, case when i % 1000 = 500 then now() end, ${moment} from ${series}`,
    `insert into user_assignments (user_id, manager_id) select ${idOf(kinds.user, 'i')},
       ('01901000-0000-7000-8000-' || lpad(to_hex(1000 * (1 + i % ${rows / 1000})), 12, '0'))::uuid from ${series} where i % 1000 <> 0`,
    `insert into documents (document_id, purpose, storage_key, name, type, size_bytes)
     select ${idOf(kinds.document, 'i')}, 'account-document', 'documents/' || i, 'a.pdf', 'application/pdf', 100 from ${series}`,
    `insert into wallets (wallet_id, user_id, created_at) select ${idOf(kinds.other, 'i')}, ${idOf(kinds.user, 'i')}, ${moment} from ${series}`,
    `insert into ledger_accounts (account_id, kind, user_id, balance_cents)
     select kind || ':' || user_id, kind, user_id, case when kind = 'wallet' then 100 * i when i % 1000 = 0 then 100 * i else 0 end
     from (select i, ${idOf(kinds.user, 'i')} as user_id, kind from ${series}, unnest(array['wallet', 'held']) as kind) as of_users`,
    `insert into ledger_entries (entry_id, cause, cause_id, created_at)
     select ${idOf(kinds.entry, 'i')}, 'transaction', ${idOf(kinds.other, 'i')}, ${moment} from ${series}`,
    `insert into ledger_postings (entry_id, account_id, amount_cents)
     select ${idOf(kinds.entry, 'i')}, account_id, cents from ${series}, lateral (values ('bank', -100 * i), ('wallet:' || ${idOf(kinds.user, 'i')}, 100 * i)) as moved(account_id, cents)`,
    `insert into verifications (verification_id, user_id, attempt, status, decision, updated_at, created_at)
     select ${idOf(kinds.other, 'i')}, ${idOf(kinds.user, 'i')}, 1, case when i % 500 = 0 then 'Started' else 'Approved' end,
       case when i % 500 = 0 then null else 'Approved' end, ${moment}, ${moment} from ${series}`,
    `update users set verification_status = status from verifications where verifications.user_id = users.user_id`,
    `insert into verification_documents (verification_id, position, type, number) select verification_id, 0, 'ID_CARD', attempt::text from verifications`,
    `insert into verification_media (media_id, verification_id, kind, document_id)
     select ${idOf(kinds.other, 'i')}, ${idOf(kinds.other, 'i')}, 'face', ${idOf(kinds.document, 'i')} from ${series}`,
    `insert into account_documents (account_document_id, account_id, owner_id, document_id, created_at)
     select ${idOf(kinds.other, 'i')}, ${idOf(kinds.user, 'i')}, ${idOf(kinds.user, 'i')}, ${idOf(kinds.document, 'i')}, ${moment} from ${series}`,
    `insert into bank_accounts (bank_account_id, user_id, alias, account, document_id, main, state, created_at, updated_at)
     select ${idOf(kinds.other, 'i')}, ${idOf(kinds.user, 'i')}, 'Cuenta ' || md5(i::text), 'ES' || lpad(i::text, 22, '0'), ${idOf(kinds.document, 'i')}, i % 300 <> 0,
       case when i % 1000 = 0 then 'pending' else 'valid' end, ${moment}, ${moment} from ${series}`,
    ...aboutInvestors(series, moment),
    ...ofAccounts(series, user, moment),
    ...ofBank(series, user, moment),
    `insert into projects (project_id, name, direction, phase_id, project_type_id, country, manager_id, url, financing_amount_cents, amount_invested_cents,
       duration_months, target_profitability_hundredths, minimum_investment_cents, delivery_fee_period, created_at, date_start, date_end, started_at)
     select ${idOf(kinds.project, 'i')}, 'Proyecto ' || md5(i::text), 'Calle ' || i, ${phaseId},
       ('01905000-0000-7000-8000-' || lpad(to_hex(1 + i % 20), 12, '0'))::uuid, (array['ES','PT','FR','IT'])[1 + i % 4],
       ('01901000-0000-7000-8000-' || lpad(to_hex(1000 * (1 + i % ${rows / 1000})), 12, '0'))::uuid,
       'proyecto-' || i, 10000000 + i, i, 1 + i % 60, i % 2000, 1000 + i % 9000, 'annual', ${moment},
       date '2024-01-01' + i % 700, date '2026-01-01' + i % 700, date '2026-02-01' + i % 700 from ${series}`,
    `insert into ledger_accounts (account_id, kind, project_id, balance_cents)
     select kind || ':' || project_id, kind, project_id, 0 from projects, unnest(array['escrow', 'returns', 'deposits', 'tax']) as kind`,
    `insert into project_phases (project_phase_id, project_id, phase_id, "from") select ${idOf(kinds.other, 'i')}, ${idOf(kinds.project, 'i')}, ${phaseId}, ${moment} from ${series}`,
    `insert into project_descriptions (project_description_id, project_id, title, description, order_index)
     select ${idOf(kinds.other, 'i')}, ${project}, 'Capítulo ' || i, 'Texto', 0 from ${series}`,
    `insert into project_documents (project_document_id, project_id, document_type_id, document_id, description, created_at)
     select ${idOf(kinds.other, 'i')}, ${project}, ('01905000-0000-7000-8000-' || lpad(to_hex(1 + i % 20), 12, '0'))::uuid, ${idOf(kinds.document, 'i')}, 'Ficha ' || i, ${moment} from ${series}`,
    `insert into project_media_files (project_media_file_id, project_id, kind, description, order_index, variants)
     select ${idOf(kinds.other, 'i')}, ${project}, 'image', 'Foto', 0, '[]' from ${series}`,
    ...aboutProjects(series, { user, project, moment }),
    `insert into orders (order_id, project_id, project_phase_id, user_id, amount_cents, status, terms_version, created_at)
     select ${idOf(kinds.order, 'i')}, ${idOf(kinds.project, 'i')}, ${idOf(kinds.other, 'i')}, ${user}, 100 * i, case when i % 500 = 0 then 'pending' else 'active' end, '1', ${moment} from ${series}`,
    `insert into transactions (transaction_id, wallet_id, user_id, amount_cents, type, issuer_name, status, entry_id, document_id, bank_account_id, project_id, created_at, updated_at)
     select ${idOf(kinds.other, 'i')}, ${idOf(kinds.other, 'i')}, ${idOf(kinds.user, 'i')}, 100 * i, case when i % 2 = 0 then 'income' else 'withdraw' end,
       case when i % 500 = 0 then 'user-wallet' else 'project_order' end, case when i % 1000 = 0 then 'pending' else 'completed' end,
       case when i % 1000 <> 0 then ${idOf(kinds.entry, 'i')} end, ${idOf(kinds.document, 'i')}, ${idOf(kinds.other, 'i')}, ${project}, ${moment}, ${moment} from ${series}`,
    `insert into order_movements (order_movement_id, order_id, project_id, user_id, type, amount_cents, created_at)
     select ${idOf(kinds.other, 'i')}, order_id, project_id, user_id, case when i % 500 = 0 then 'disinvest' else 'invest' end, amount_cents, created_at from (select o.*, row_number() over () as i from orders o) as o`,
    `insert into fees (fee_id, order_id, project_id, user_id, amount_cents, percentage_hundredths, created_at)
     select ${idOf(kinds.other, 'i')}, order_id, project_id, user_id, amount_cents, 100, created_at from (select o.*, row_number() over () as i from orders o) as o`,
    ...ofSupport(series, rows, { user, project, moment }),
    `insert into audit_entries (audit_entry_id, at, user_id, action, subject_type, subject_id, hash, details_salt, details_digest, address_salt, address_digest)
     select i, ${moment}, ${user}, case when i % 500 = 0 then 'project.edit' else 'session.log-in' end, case when i % 500 = 0 then 'project' else 'user' end, i::text, ''::bytea, ''::bytea, ''::bytea, ''::bytea, ''::bytea from ${series}`,
    'vacuum analyze',
  ];
};

/**
 * Fills the growing tables with `rows` rows. Triggers and foreign key checks are off, to save time; the rows of the
 * statements above are consistent. Returns the tables that stay empty, with the reason.
 */
export async function fill(client: pg.Client, rows: number): Promise<Map<string, string>> {
  await client.query('set session_replication_role = replica');
  for (const statement of [...typesOfThings, ...sql(rows)]) await client.query(statement);
  const refusals = await fillOthers(client, rows, Object.keys(smallTables));
  await client.query('reset session_replication_role');
  return refusals;
}
