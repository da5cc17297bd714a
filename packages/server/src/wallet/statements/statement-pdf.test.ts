import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { structureOfPdf, tagged } from '../../../test/structure-of-pdf.ts';
import { textOfPdf } from '../../kit/paper/text-of-pdf.ts';
import { deposit, investment, withdrawal } from './build-movements.ts';
import { statementOf } from './statement-of.ts';
import { statementPdf } from './statement-pdf.ts';
import type { StatementPaper } from './words.ts';

const done = { status: 'completed', on: '2026-03-02' } as const;
const period = { fromDate: '2026-01-01', toDate: '2026-12-31' };
const projectId = '01890a5d-ac96-774b-bcce-b302099a8057';

const statement = statementOf({
  period,
  settled: [],
  movements: [
    ...Array.from({ length: 80 }, () => deposit('2026-03-01', 12_345, done)),
    investment('2026-04-01', projectId, 10_000),
    withdrawal('2026-05-01', 501),
  ],
});

const paper: Omit<StatementPaper, 'locale'> = {
  statement,
  holder: {
    name: 'Lucía',
    surname: 'Peña Núñez',
    documentType: 'ID_CARD',
    documentNumber: '12345678Z',
    email: 'lucia@example.com',
    legalRepresentativeName: null,
    deletedAt: null,
  } as StatementPaper['holder'],
  projects: new Map([[projectId, { name: 'Edificio Sol', promoter: null }]]) as StatementPaper['projects'],
  walletId: projectId,
  reference: 'A1B2',
  issuedAt: new Date('2026-12-31T10:00:00Z'),
  brandName: 'Semilla',
};

it.each(['es', 'en'] as const)(
  '[B12] a statement is tagged, in its language (%s), with a title; what repeats or decorates is not read',
  async (locale) => {
    const pdf = await buffer(await statementPdf({ ...paper, locale }));
    const { count, pages, ...structure } = structureOfPdf(pdf);
    expect(structure).toEqual({ ...tagged, language: locale });
    expect(pages).toBeGreaterThan(2);
    expect([count('H1'), count('H2')]).toEqual([1, 4]);
    expect(count('Table')).toBe(3);
    const columns = { projects: 9, movements: 5, pending: 3 };
    const rows = { projects: 2, movements: statement.lines.length + 2, pending: 1 };
    expect(count('TR')).toBe(3 + rows.projects + rows.movements + rows.pending);
    // Each column has one header, though its text repeats on each page, and each row has one.
    const heads = columns.projects + columns.movements + columns.pending;
    expect(count('TH')).toBe(heads + rows.projects + rows.movements + rows.pending);
    expect(count('Lbl')).toBe(count('LBody'));
    expect(count('LI')).toBe(count('Lbl'));
  },
);

it.each([
  ['es', '9.770,99\u00a0€'],
  ['en', '9,770.99\u00a0€'],
] as const)('[L20] a statement in %s writes amounts as its language does: %s', async (locale, closing) => {
  const pdf = await buffer(await statementPdf({ ...paper, locale }));
  expect(textOfPdf(pdf).join('\n')).toContain(closing);
});
