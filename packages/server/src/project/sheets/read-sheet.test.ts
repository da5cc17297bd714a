/**
 * Goal: programs that read a sheet aloud find its pages, structure, language, title and order. Method: its PDF is read by a
 * library that did not write it.
 */
import { sheetModel } from '@semilla/contract';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Read, readAloud } from '../../../test/read-aloud.ts';
import { sheetFacts } from '../../../test/sheet-facts.ts';
import { drawSheet } from './draw-sheet.ts';

const a4 = [0, 0, 595.28, 841.89];
const sidesMax = 6;
describe.each([
  ['es', 'Ficha de datos fundamentales de la inversión', 'Parte'],
  ['en', 'Key investment information sheet', 'Part'],
] as const)('[L18] a sheet in %s, read by another library', (locale, title, partWord) => {
  let pdf: PDFDocumentProxy;
  let read: Read[];
  let marks: number;
  beforeAll(async () => {
    ({ pdf, read, marks } = await readAloud((await drawSheet(sheetFacts, locale)).bytes));
  });

  it('has at most six A4 sides, a title and a language', async () => {
    expect(pdf.numPages).toBeLessThanOrEqual(sidesMax);
    expect((await pdf.getPage(1)).view).toEqual(a4);
    expect(await pdf.getMetadata()).toMatchObject({
      info: { Language: locale, Title: expect.stringContaining('Edificio Lavapiés') },
      hasStructTree: true,
    });
  });

  it('has every text in its structure, once', () => {
    expect(read.filter(({ text }) => text === '')).toEqual([]);
    expect(read).toHaveLength(marks);
  });

  it('is read in the order of the model, below one title', () => {
    const headings = (role: string) => read.filter((part) => part.role === role).map(({ text }) => text);
    expect(headings('H1')).toEqual([title]);
    const parts = sheetModel.map(({ letter, [locale]: name }) => `${partWord} ${letter}: ${name}`);
    expect(headings('H2').filter((text) => text.startsWith(`${partWord} `))).toEqual(parts);
    expect(read[0]?.role).toBe('H1');
    expect(headings('TH').length).toBeGreaterThan(10);
  });
});
