import { Readable } from 'node:stream';
import {
  type BookAccount,
  civilDateAt,
  journalPeriodProblem,
  type StatementPeriod,
  sumCents,
  v1,
} from '@semilla/contract';
import { translate } from '@semilla/i18n';
import type { FastifyInstance } from 'fastify';
import { differences } from '../../kit/audit/write-audit.ts';
import { assertSeen } from '../../kit/database/versions.ts';
import { assert, InvalidInput, NotFound } from '../../kit/errors.ts';
import { localeOfLink } from '../../kit/http/plugins/locale.ts';
import { route } from '../../kit/http/route.ts';
import type { Services } from '../../kit/services.ts';
import { journalCsv, journalXlsx } from './journal-files.ts';
import { findBookAccount, findBookAccounts, lockBookAccount, updateBookAccount } from './queries.ts';
import { readJournal } from './read-journal.ts';
import { findKindSums, trialBalance } from './trial-balance.ts';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

function orMissing(account: BookAccount | undefined): BookAccount {
  if (!account) throw new NotFound();
  return account;
}

function assertPeriod(period: StatementPeriod, now: Date): void {
  const problem = journalPeriodProblem(period, civilDateAt(now));
  if (problem) throw new InvalidInput([problem]);
}

/** The chart is not read from the replica, because the page reads it again right after an edit. */
const findChart = ({ database }: Pick<Services, 'database'>) => findBookAccounts(database.db);

function registerChart(app: FastifyInstance): void {
  route(app, v1.bookAccounts.find, async ({ db }) => ({ data: await findBookAccounts(db) }));

  route(
    app,
    v1.bookAccounts.edit,
    ({ params, body, change }) =>
      change(async ({ tx, audit }) => {
        const { version, ...fields } = body;
        const before = orMissing(await lockBookAccount(tx, params.kind));
        assertSeen(before, version);
        const hasChanges = Object.keys(fields).length > 0;
        const after = hasChanges ? await updateBookAccount(tx, params.kind, fields) : before;
        audit({
          action: 'book-account.edit',
          subjectType: 'book-account',
          subjectId: params.kind,
          ...differences(before, after),
        });
        return after;
      }),
    { findCurrent: async ({ db, params }) => orMissing(await findBookAccount(db, params.kind)) },
  );
}

export async function registerAccounting(app: FastifyInstance): Promise<void> {
  registerChart(app);

  route(app, v1.journal.findTotals, async ({ db, query, now, services }) => {
    assertPeriod(query, now);
    const { sums, entries } = await findKindSums(db, query);
    const data = trialBalance(await findChart(services), sums);
    const [debit, credit] = [sumCents(data.map((row) => row.debit)), sumCents(data.map((row) => row.credit))];
    assert(debit === credit, 'every entry of the ledger sums to zero');
    return { data, entries, debit, credit };
  });

  route(app, v1.journal.find, async (call) => {
    const { db, params, query, reply } = call;
    const { format } = params;
    const { fromDate, toDate } = query;
    assertPeriod(query, call.now);
    const locale = localeOfLink(call.request);
    const journal = { pages: readJournal(db, query), chart: await findChart(call.services), locale };
    const body =
      format === 'csv' ? journalCsv(journal) : journalXlsx(journal, (await findKindSums(db, query)).sums);
    await call.change(async ({ audit }) =>
      audit({
        action: 'journal.download',
        subjectType: 'journal',
        after: { fromDate, toDate, format },
        personId: null,
      }),
    );
    const name = translate(locale, 'misc.fileNames.journal');
    reply
      .type(types[format])
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${name}-${fromDate}-${toDate}.${format}"`)
      .send(Readable.from(body, { objectMode: false }));
  });
}
