import {
  civilDateAt,
  isQuarterly,
  quarterColumns,
  type TaxGap,
  taxGapsMax,
  v1,
  yearColumns,
} from '@semilla/contract';
import { translate } from '@semilla/i18n';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../kit/database/types.ts';
import { InvalidInput } from '../../kit/errors.ts';
import { csvLine } from '../../kit/http/csv.ts';
import { localeOfLink } from '../../kit/http/plugins/locale.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { findWithheld, type Withheld } from './find-withheld.ts';
import { formLines, lacksOf } from './form-lines.ts';

type FormCall = Call<typeof v1.taxForms.find>;

const refuse = (path: string, code: 'required' | 'unknown_field' | 'in_the_future'): never => {
  throw new InvalidInput([{ path, code, params: {} }]);
};

const month = (number: number) => String(number).padStart(2, '0');

/** The first and last day of a quarter or a year. */
function daysOf({ params: { form }, query: { year, quarter }, now }: FormCall): [string, string] {
  if (isQuarterly(form) && quarter === undefined) refuse('quarter', 'required');
  if (!isQuarterly(form) && quarter !== undefined) refuse('quarter', 'unknown_field');
  const first = quarter ? quarter * 3 - 2 : 1;
  const from = `${year}-${month(first)}-01`;
  if (from > civilDateAt(now)) refuse('year', 'in_the_future');
  const last = quarter ? quarter * 3 : 12;
  const end = new Date(Date.UTC(year, last, 0)).toISOString().slice(0, 10);
  return [from, end];
}

/** The details that customers have not given. Closed accounts are left out, because nobody can declare for them. */
async function findGaps(db: Db, year: number) {
  const all = await findWithheld(db, `${year}-01-01`, `${year}-12-31`);
  const withheld = all.filter(({ isClosed }) => !isClosed);
  const byUser = Map.groupBy(withheld, ({ userId }) => userId) as Map<string, [Withheld, ...Withheld[]]>;
  const gaps = [...byUser.values()].flatMap((lines) => {
    const lacks = [...new Set(lines.flatMap(lacksOf))];
    const [{ userId, userName }] = lines;
    const tax = lines.reduce((cents, { taxCents }) => cents + taxCents, 0);
    return lacks.length ? [{ userId, userName, lacks, tax } as TaxGap] : [];
  });
  const sorted = gaps.toSorted((one, other) => other.tax - one.tax || (one.userId < other.userId ? -1 : 1));
  return { data: sorted.slice(0, taxGapsMax), total: gaps.length };
}

export async function registerTaxForms(app: FastifyInstance): Promise<void> {
  route(app, v1.taxForms.find, async (call) => {
    const { form } = call.params;
    const { year, quarter } = call.query;
    const lines = formLines(await findWithheld(call.db, ...daysOf(call)), {
      form,
      year,
      quarter,
      company: call.services.config.company,
    });
    const period = [form, year, ...(quarter ? [`T${quarter}`] : [])].join('-');
    await call.change(async ({ audit }) =>
      audit({ action: 'tax-form.download', subjectType: 'tax-form', subjectId: period, personId: null }),
    );
    const name = translate(localeOfLink(call.request), 'misc.fileNames.tax-form');
    const columns = isQuarterly(form) ? quarterColumns : yearColumns;
    call.reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${name}-${period}.csv"`)
      .send([columns, ...lines].map((line) => csvLine(line)).join(''));
  });

  route(app, v1.taxForms.findGaps, (call) => findGaps(call.db, call.query.year));
}
