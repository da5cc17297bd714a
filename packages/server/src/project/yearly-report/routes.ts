import { civilDateAt, v1, yearlyReportColumns } from '@semilla/contract';
import { translate } from '@semilla/i18n';
import type { FastifyInstance } from 'fastify';
import { ApiError, InvalidInput } from '../../kit/errors.ts';
import { csvLine } from '../../kit/http/csv.ts';
import { localeOfLink } from '../../kit/http/plugins/locale.ts';
import { route } from '../../kit/http/route.ts';
import { findInvestments } from './find-investments.ts';
import { reportLines } from './report-lines.ts';

const residence = yearlyReportColumns.indexOf('fiscal_country');

export async function registerYearlyReport(app: FastifyInstance): Promise<void> {
  route(app, v1.yearlyReport.count, async ({ db, query, services }) => {
    const { providerLei } = services.config;
    const investments = await findInvestments(db, query.year);
    const lines = reportLines(investments, { ...query, providerLei });
    const unknown = investments.filter(({ country }) => country === null);
    return {
      offers: new Set(investments.map(({ projectId }) => projectId)).size,
      lines: lines.length,
      linesWithoutResidence: lines.filter((line) => line[residence] === '').length,
      investorsWithoutResidence: new Set(unknown.map(({ userId }) => userId)).size,
    };
  });

  route(app, v1.yearlyReport.find, async ({ db, query, now, services, request, reply, change }) => {
    const { year } = query;
    if (year > Number(civilDateAt(now).slice(0, 4)))
      throw new InvalidInput([{ path: 'year', code: 'in_the_future', params: {} }]);
    const { providerLei } = services.config;
    if (!providerLei) throw new ApiError('project.report_without_lei');
    const lines = reportLines(await findInvestments(db, year), { year, providerLei });
    await change(async ({ audit }) =>
      audit({
        action: 'yearly-report.download',
        subjectType: 'yearly-report',
        subjectId: String(year),
        personId: null,
      }),
    );
    const name = translate(localeOfLink(request), 'misc.fileNames.yearly-report');
    // A program of the authority reads the file, so names, commas and decimal points are the same in every language.
    reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${name}-${year}.csv"`)
      .send([yearlyReportColumns, ...lines].map((line) => csvLine(line)).join(''));
  });
}
