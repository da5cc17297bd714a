import { create } from 'xmlbuilder2';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes of the cell formats in `styles`. */
export const formats = { plain: 0, money: 1, day: 2, head: 3, moment: 4 } as const;

const xml = (document: object) => create({ version: '1.0', encoding: 'UTF-8' }, document).end();

const attributes = (named: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(named).map(([name, value]) => [`@${name}`, value]));

export const sheetPath = (number: number) => `xl/worksheets/sheet${number}.xml`;

const contentTypes = (sheets: number) =>
  xml({
    Types: {
      '@xmlns': `${packaged}/content-types`,
      Default: [
        attributes({
          Extension: 'rels',
          ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
        }),
        attributes({ Extension: 'xml', ContentType: 'application/xml' }),
      ],
      Override: [
        attributes({ PartName: '/xl/workbook.xml', ContentType: `${contentType}.sheet.main+xml` }),
        attributes({ PartName: '/xl/styles.xml', ContentType: `${contentType}.styles+xml` }),
        ...Array.from({ length: sheets }, (_, index) =>
          attributes({
            PartName: `/${sheetPath(index + 1)}`,
            ContentType: `${contentType}.worksheet+xml`,
          }),
        ),
      ],
    },
  });

const relations = (targets: readonly (readonly [type: string, target: string])[]) =>
  xml({
    Relationships: {
      '@xmlns': `${packaged}/relationships`,
      Relationship: targets.map(([type, target], index) =>
        attributes({ Id: `rId${index + 1}`, Type: `${relationships}/${type}`, Target: target }),
      ),
    },
  });

const workbook = (names: readonly string[]) =>
  xml({
    workbook: {
      '@xmlns': main,
      '@xmlns:r': relationships,
      sheets: {
        sheet: names.map((name, index) =>
          attributes({ name, sheetId: index + 1, 'r:id': `rId${index + 1}` }),
        ),
      },
    },
  });

const font = { sz: { '@val': 11 }, name: { '@val': 'Calibri' } };

// The numbers are built-in formats of every spreadsheet: two decimals, and a date without or with its time in
// the language of the program.
const styles = () =>
  xml({
    styleSheet: {
      '@xmlns': main,
      fonts: { font: [font, { b: {}, ...font }] },
      fills: {
        fill: [{ patternFill: { '@patternType': 'none' } }, { patternFill: { '@patternType': 'gray125' } }],
      },
      borders: { border: {} },
      cellStyleXfs: { xf: {} },
      cellXfs: {
        xf: [
          attributes({ numFmtId: 0 }),
          attributes({ numFmtId: 4, applyNumberFormat: 1 }),
          attributes({ numFmtId: 14, applyNumberFormat: 1 }),
          attributes({ numFmtId: 0, fontId: 1, applyFont: 1 }),
          attributes({ numFmtId: 22, applyNumberFormat: 1 }),
        ],
      },
    },
  });

/** The parts of a workbook other than its sheets, by their path in the file. */
export function partsFor(names: readonly string[]): Record<string, string> {
  const sheets = names.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const);
  return {
    'xl/workbook.xml': workbook(names),
    'xl/_rels/workbook.xml.rels': relations([...sheets, ['styles', 'styles.xml']]),
    'xl/styles.xml': styles(),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    '[Content_Types].xml': contentTypes(names.length),
  };
}

/** The XML before the rows of a sheet. Freezes the first row. */
export const sheetStart = (widths: readonly number[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>' +
  widths
    .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('') +
  '</cols><sheetData>';

/** The letters of a column: A for 1, AA for 27. */
function columnName(number: number): string {
  const before = Math.floor((number - 1) / 26);
  return (before ? columnName(before) : '') + String.fromCharCode(65 + ((number - 1) % 26));
}

/** The XML after the rows of a sheet. Its first row filters the others. */
export const sheetEnd = (columns: number, rows: number) =>
  `</sheetData><autoFilter ref="A1:${columnName(columns)}${rows}"/></worksheet>`;
