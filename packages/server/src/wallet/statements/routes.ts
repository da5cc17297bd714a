import { Readable } from 'node:stream';
import { civilDateAt, statementPeriodProblem, v1 } from '@semilla/contract';
import { translate } from '@semilla/i18n';
import type { FastifyInstance } from 'fastify';
import { assert, InvalidInput, NotFound } from '../../kit/errors.ts';
import { localeOfLink } from '../../kit/http/plugins/locale.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { referenceOf } from '../../kit/paper/reference-of.ts';
import { findStatementData } from './queries.ts';
import { statementCsv } from './statement-csv.ts';
import { type Statement, statementOf } from './statement-of.ts';
import { statementPdf } from './statement-pdf.ts';
import type { StatementPaper } from './words.ts';

type StatementCall = Call<typeof v1.statements.find>;

/** The parts of a statement that decide its reference. */
const contentOf = (walletId: string, { period, opening, lines, closing, pending }: Statement) => ({
  walletId,
  period,
  opening,
  lines,
  closing,
  pending,
});

async function paperFor(call: StatementCall): Promise<StatementPaper> {
  const { db, now, params, query, request, services } = call;
  const { fromDate, toDate } = query;
  const period = { fromDate, toDate };
  const today = civilDateAt(now);
  const problem = statementPeriodProblem(period, today);
  if (problem) throw new InvalidInput([problem]);
  const data = await findStatementData(db, call, params.walletId, period);
  if (!data) throw new NotFound();
  const { holder, projects, books, ...movements } = data;
  const statement = statementOf({ period, ...movements });
  if (toDate === today) {
    const { balanceCents, heldCents } = statement.closing;
    const agrees = balanceCents === books.balanceCents && heldCents === books.heldCents;
    assert(agrees, 'a statement up to today ends with what the ledger says is there');
  }
  return {
    statement,
    holder,
    projects,
    walletId: params.walletId,
    reference: referenceOf(contentOf(params.walletId, statement)),
    issuedAt: now,
    brandName: services.config.brandName,
    locale: localeOfLink(request),
  };
}

/** Audits statements that staff download, but not downloads by the owner. */
async function noteExport(
  call: StatementCall,
  { holder, reference, statement }: StatementPaper,
): Promise<void> {
  const { userId } = holder;
  if (userId === call.caller.userId) return;
  await call.change(async ({ audit }) =>
    audit({
      action: 'wallet.statement',
      subjectType: 'wallet',
      subjectId: call.params.walletId,
      after: { userId, ...statement.period, format: call.query.format, reference },
    }),
  );
}

export async function registerStatements(app: FastifyInstance): Promise<void> {
  route(app, v1.statements.find, async (call) => {
    const { format, fromDate, toDate } = call.query;
    const paper = await paperFor(call);
    const isPdf = format === 'pdf';
    const name = translate(paper.locale, 'misc.fileNames.statement');
    const body = isPdf ? await statementPdf(paper) : Readable.from(statementCsv(paper));
    await noteExport(call, paper);
    call.reply
      .type(isPdf ? 'application/pdf' : 'text/csv; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-language', paper.locale)
      .header('content-disposition', `attachment; filename="${name}-${fromDate}-${toDate}.${format}"`)
      .send(body);
  });
}
