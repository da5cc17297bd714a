/**
 * Goal: programs that read a sheet aloud find its pages, structure, language, title and order. Method: its PDF is read by a
 * library that did not write it.
 */
import { sheetModel } from '@semilla/contract';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { sheetFacts } from '../../../test/sheet-facts.ts';
import { drawSheet } from './draw-sheet.ts';

const a4 = [0, 0, 595.28, 841.89];
const sidesMax = 6;
const standardFontDataUrl = new URL(
  '../../standard_fonts/',
  import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs'),
).pathname;

interface Read {
  role: string;
  text: string;
}

/** A node of the structure, or a reference to text on the page. */
interface Node {
  role?: string;
  id?: string;
  children?: Node[];
}

/** The texts of a page by the mark that the structure refers to; what is only decoration has none. */
async function textsByMark(page: Awaited<ReturnType<PDFDocumentProxy['getPage']>>) {
  const texts = new Map<string, string>();
  let mark: string | null = null;
  for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
    if ('str' in item) {
      if (mark) texts.set(mark, `${texts.get(mark) ?? ''}${item.str}`);
    } else mark = item.type.startsWith('begin') ? (item.id ?? null) : null;
  }
  return texts;
}

function* readings(
  { role = '', id, children = [] }: Node,
  texts: Map<string, string>,
  within: string,
): Generator<Read> {
  if (id) yield { role: within, text: texts.get(id)?.trim() ?? '' };
  for (const child of children) yield* readings(child, texts, role || within);
}

async function readAloud(locale: 'es' | 'en') {
  const { bytes } = await drawSheet(sheetFacts, locale);
  const pdf = await getDocument({ data: new Uint8Array(bytes), standardFontDataUrl }).promise;
  const read: Read[] = [];
  let marks = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const texts = await textsByMark(page);
    marks += texts.size;
    read.push(...readings((await page.getStructTree()) as Node, texts, ''));
  }
  return { pdf, read, marks };
}

describe.each([
  ['es', 'Ficha de datos fundamentales de la inversión', 'Parte'],
  ['en', 'Key investment information sheet', 'Part'],
] as const)('[L18] a sheet in %s, read by another library', (locale, title, partWord) => {
  let pdf: PDFDocumentProxy;
  let read: Read[];
  let marks: number;
  beforeAll(async () => {
    ({ pdf, read, marks } = await readAloud(locale));
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
