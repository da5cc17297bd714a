import { z } from 'zod';
import type { Permission } from '../permissions.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import type { FieldList } from './field-list.ts';

type ListEndpoint = Endpoint & { query: z.ZodObject };

/** CSV, or an Excel workbook in which amounts and days are numbers. */
export const exportFormats = ['csv', 'xlsx'] as const;

// A list's `get…` options add data that a file cannot hold.
const isFilter = ([name]: [string, unknown]) => !/^get[A-Z]/.test(name);

/** The permissions of lists without personal data or account numbers. Exporting any other list needs a fresh factor. */
const impersonal: readonly (Permission | 'anyone' | 'halfSignedIn')[] = [
  'anyone',
  'cannedAnswers.read',
  'documentTypes.read',
  'ledger.reconcile',
  'projects.read',
  'projectTypes.read',
  'promotions.read',
  'returns.read',
  'statistics.read',
  'templates.read',
];

/**
 * The export of a list: the same filters, order and permission, all rows, and the columns of its field list. `GET
 * …/export` for `GET …`.
 */
export function csvExportOf<const L extends ListEndpoint>(list: L, fields: FieldList) {
  const { skip: _skip, take: _take, cursor: _cursor, ...filters } = list.query.shape;
  const whole = endpoint({
    method: 'GET',
    path: `${list.path}/export`,
    summary: `${list.summary.replace(/\.$/, '')}, in full as CSV, or as a workbook for Excel.`,
    who: list.who as L['who'],
    query: z.strictObject({
      ...Object.fromEntries(Object.entries(filters).filter(isFilter)),
      format: z.enum(exportFormats).optional().meta({ description: '`csv`, if left out.' }),
    }) as unknown as L['query'],
    answerKind: 'file',
    mayBeOld: true,
    errors: list.errors,
    ...(!impersonal.includes(list.who) && { freshFactor: 'forOthers' as const }),
  });
  return { ...whole, fields, ...(list.params && { params: list.params }) } as typeof whole & {
    fields: FieldList;
  } & Pick<L, Extract<'params', keyof L>>;
}

/** An endpoint that exports a list. */
export type CsvEndpoint = Endpoint & { fields: FieldList };
