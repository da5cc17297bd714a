import { buffer } from 'node:stream/consumers';
import { formatMoney } from '@semilla/format';
import { describe, expect, it } from 'vitest';
import { drawTable, type TableRow } from './draw-table.ts';
import { openSheets } from './sheets.ts';
import { textOfPdf } from './text-of-pdf.ts';

const open = () =>
  openSheets({
    brandName: 'Semilla',
    title: 'Extracto',
    subject: 'Lucía Peña',
    subjectDetail: '2026',
    foot: 'Al pie',
    language: 'es',
    issuedAt: new Date('2026-03-01T10:00:00Z'),
  });
const style = { size: 9 };

describe('PDF pages', () => {
  it('[B12] begin with the page header and the table header, and end with the page number', async () => {
    const sheets = open();
    const rows: TableRow[] = Array.from({ length: 70 }, (_, index) => ({
      cells: [{ text: `Fila ${index}`, detail: 'con detalle' }, { text: `${index},00 €` }],
    }));
    const columns = [
      { label: 'Concepto', share: 0.7 },
      { label: 'Importe', share: 0.3, align: 'right' as const },
    ];
    await drawTable(sheets, columns, rows);
    const pages = textOfPdf(await buffer(sheets.finish())).map((page) => page.split('\n'));
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, lines] of pages.entries()) {
      expect(lines.slice(0, 5)).toEqual(['Semilla', 'Extracto', 'Lucía Peña · 2026', 'Concepto', 'Importe']);
      expect(lines.slice(-2)).toEqual(['Al pie', `${index + 1}/${pages.length}`]);
      // A row is never split: each name has its detail and its amount on the same page.
      const count = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length;
      expect(count(/^Fila/)).toBe(count(/^con detalle$/));
      expect(count(/^Fila/)).toBe(count(/,00 €$/));
    }
    const names = pages.flat().filter((line) => line.startsWith('Fila'));
    expect(names).toEqual(rows.map(({ cells }) => cells[0]?.text));
  });

  it('[M1][B12] write negative amounts with a minus sign that the fonts have', async () => {
    const sheets = open();
    sheets.say(formatMoney(-123_450), { x: 40, y: 100, width: 100, align: 'right' }, style);
    const [page = ''] = textOfPdf(await buffer(sheets.finish()));
    expect(page.split('\n')).toContain('–1.234,50\u00a0€');
  });

  it('[B12] wrap long texts, split long words, and split e-mail addresses after the @', () => {
    const { wrap } = open();
    expect(wrap('uno dos tres cuatro', 40, style).join(' ')).toBe('uno dos tres cuatro');
    expect(wrap('uno dos tres cuatro', 40, style).length).toBeGreaterThan(1);
    expect(wrap('x'.repeat(100), 60, style).join('')).toBe('x'.repeat(100));
    expect(wrap('administracion@una-empresa-larga.example', 140, style)[0]).toBe('administracion@');
    expect(wrap('Penalizaciones altas', 20, style, 'whole words')).toEqual(['Penalizaciones', 'altas']);
  });
});
