import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { XMLParser } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type Cell, type Sheet, xlsx } from './xlsx.ts';

const sheetOf = (rows: Cell[][], name = 'Hoja'): Sheet => ({
  name,
  head: ['Número', 'Texto'],
  widths: [10, 20],
  rows: [rows],
});

async function partsOf(sheets: Sheet[], sheetMax?: number) {
  const parts = unzipSync(await buffer(Readable.from(xlsx(sheets, sheetMax))));
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    isArray: (name) => ['row', 'c', 'sheet', 'Override', 'Relationship', 'col'].includes(name),
  });
  return Object.fromEntries(
    Object.entries(parts).map(([path, bytes]) => [path, parser.parse(strFromU8(bytes))]),
  );
}

const rowsOf = (part: { worksheet: { sheetData: { row: { c: unknown[] }[] } } }) =>
  part.worksheet.sheetData.row.map(({ c }) => c);

it('[B16] writes each kind of cell with its type and format below a frozen header', async () => {
  const parts = await partsOf([
    sheetOf([
      [7, 'dos'],
      [{ cents: -5 }, { day: '2026-01-01' }],
      [null, ' a '],
      [{ at: new Date('2025-12-31T23:30:00Z') }, { at: new Date('2026-07-01T10:00:00Z') }],
    ]),
  ]);
  const sheet = parts['xl/worksheets/sheet1.xml'];
  const text = (t: string, s = '0') => ({
    t: 'inlineStr',
    s,
    is: { t: { '#text': t, 'xml:space': 'preserve' } },
  });
  expect(rowsOf(sheet)).toEqual([
    [text('Número', '3'), text('Texto', '3')],
    [{ s: '0', v: '7' }, text('dos')],
    [
      { s: '1', v: '-0.05' },
      { s: '2', v: '46023' },
    ],
    ['', text(' a ')],
    [
      { s: '4', v: String(46_023 + 30 / 1_440) },
      { s: '4', v: '46204.5' },
    ],
  ]);
  expect(sheet.worksheet.autoFilter).toEqual({ ref: 'A1:B5' });
  expect(sheet.worksheet.sheetViews.sheetView.pane).toMatchObject({ ySplit: '1', state: 'frozen' });
  expect(sheet.worksheet.cols.col.map(({ width }: { width: string }) => width)).toEqual(['10', '20']);
});

it('[B16] writes formulas and XML special characters as text, without characters that XML forbids', async () => {
  const parts = await partsOf([sheetOf([['=1+1', '<b> & "c"\u0000\u000b']])]);
  const [, row] = rowsOf(parts['xl/worksheets/sheet1.xml']);
  expect(row).toMatchObject([{ t: 'inlineStr', is: { t: { '#text': '=1+1' } } }, { t: 'inlineStr' }]);
  const bytes = await buffer(Readable.from(xlsx([sheetOf([['a', '<b> & "c"\u0000\u000b']])])));
  const xml = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(xml).toContain('>&lt;b&gt; &amp; "c"<');
});

it('[B13] filters every column of a wide sheet, also of one without rows', async () => {
  const head = Array.from({ length: 30 }, (_, index) => `Columna ${index}`);
  const parts = await partsOf([{ name: 'Hoja', head, widths: [], rows: [] }]);
  expect(parts['xl/worksheets/sheet1.xml'].worksheet.autoFilter).toEqual({ ref: 'A1:AD1' });
});

it('[B16] names every sheet in the workbook, and every part in the package', async () => {
  const parts = await partsOf([sheetOf([[1, 'a']], 'Libro diario'), sheetOf([], 'Sumas y saldos')]);
  expect(Object.keys(parts)).toEqual([
    'xl/worksheets/sheet1.xml',
    'xl/worksheets/sheet2.xml',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    '_rels/.rels',
    '[Content_Types].xml',
  ]);
  expect(parts['xl/workbook.xml'].workbook.sheets.sheet).toEqual([
    { name: 'Libro diario', sheetId: '1', 'r:id': 'rId1' },
    { name: 'Sumas y saldos', sheetId: '2', 'r:id': 'rId2' },
  ]);
  const targets = parts['xl/_rels/workbook.xml.rels'].Relationships.Relationship as { Target: string }[];
  expect(targets.map(({ Target }) => Target)).toEqual([
    'worksheets/sheet1.xml',
    'worksheets/sheet2.xml',
    'styles.xml',
  ]);
  const overrides = parts['[Content_Types].xml'].Types.Override as { PartName: string }[];
  for (const { PartName } of overrides) expect(parts).toHaveProperty([PartName.slice(1)]);
  expect(rowsOf(parts['xl/worksheets/sheet2.xml'])).toHaveLength(1);
});

it('[B16] continues a long sheet on another sheet with the same header', async () => {
  const rows = Array.from({ length: 600 }, (_, index): Cell[] => [index, 'x']);
  const parts = await partsOf([sheetOf(rows, 'Diario')], 300);
  const names = parts['xl/workbook.xml'].workbook.sheets.sheet.map(({ name }: { name: string }) => name);
  expect(names).toEqual(['Diario', 'Diario 2', 'Diario 3']);
  const numbers = [1, 2, 3].flatMap((number) =>
    rowsOf(parts[`xl/worksheets/sheet${number}.xml`])
      .slice(1)
      .map(([cell]) => (cell as { v: string }).v),
  );
  expect(numbers).toEqual(rows.map((_, index) => String(index)));
});
