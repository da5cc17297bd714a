/**
 * Goal: programs that read a sheet aloud find its pages, structure, language, title and order. Method: a library that did not
 * write the PDF reads it, drawn from a fixture and published through the API.
 */
import { type SheetContent, sheetModel } from '@semilla/contract';
import { buildSheetTexts, sheetAttested } from '@semilla/contract/testing';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { openProject, projectUrl } from '../../../test/orders.ts';
import { type Read, readAloud } from '../../../test/read-aloud.ts';
import { sheetFacts } from '../../../test/sheet-facts.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { drawSheet } from './draw-sheet.ts';

interface Source {
  bytes: Uint8Array;
  projectName: string;
  texts: SheetContent['texts'];
}

let test: TestApp;
let admin: Caller;
let published: Omit<Source, 'bytes'> & { url: string };
beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  const { projectId, name } = await openProject(test, admin, { phase: 'Draft', dateEnd: '2099-06-30' });
  const texts = buildSheetTexts();
  const sheet = `${projectUrl(projectId)}/sheet`;
  const { version: seenVersion } = (await admin.patch(sheet, { body: { texts } })).json();
  const body = { seenVersion, why: 'Está completa.', ...sheetAttested };
  const answer = await admin.post(`${sheet}/publish`, { body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  published = { projectName: name, texts, url: `${projectUrl(projectId)}/sheet-versions/1/pdf` };
});
afterAll(() => test.close());

const sources = {
  drawn: async (locale: 'es' | 'en'): Promise<Source> => ({
    bytes: (await drawSheet(sheetFacts, locale)).bytes,
    projectName: sheetFacts.projectName,
    texts: sheetFacts.content.texts,
  }),
  published: async (locale: 'es' | 'en'): Promise<Source> => {
    const answer = await admin.get(`${published.url}?language=${locale}`);
    expect(answer.headers['content-type']).toBe('application/pdf');
    return { ...published, bytes: answer.rawPayload };
  },
};

const [width, height] = [595.28, 841.89];
const sidesMax = 6;
/** Removes all whitespace, because lines break anywhere. */
const unbroken = (text: string) => text.replace(/\s+/g, '');

describe.each([
  ['drawn', 'es', 'Ficha de datos fundamentales de la inversión', 'Parte'],
  ['drawn', 'en', 'Key investment information sheet', 'Part'],
  ['published', 'es', 'Ficha de datos fundamentales de la inversión', 'Parte'],
  ['published', 'en', 'Key investment information sheet', 'Part'],
] as const)('[L18] a sheet, %s in %s, read by another library', (source, locale, title, partWord) => {
  let pdf: PDFDocumentProxy;
  let read: Read[];
  let marks: number;
  let given: Source;
  beforeAll(async () => {
    given = await sources[source](locale);
    ({ pdf, read, marks } = await readAloud(given.bytes));
  });

  it('has at most six pages, all of them A4, a title and a language', async () => {
    expect(pdf.numPages).toBeLessThanOrEqual(sidesMax);
    for (let number = 1; number <= pdf.numPages; number += 1)
      expect((await pdf.getPage(number)).view, `side ${number}`).toEqual([0, 0, width, height]);
    expect(await pdf.getMetadata()).toMatchObject({
      info: { Language: locale, Title: expect.stringContaining(given.projectName) },
      hasStructTree: true,
    });
  });

  it('has every text exactly once in its structure', () => {
    expect(read.filter(({ text }) => text === '')).toEqual([]);
    expect(read).toHaveLength(marks);
  });

  it('is read in the order of the model, below a single title', () => {
    const headings = (role: string) => read.filter((part) => part.role === role).map(({ text }) => text);
    expect(headings('H1')).toEqual([title]);
    const parts = sheetModel.map(({ letter, [locale]: name }) => `${partWord} ${letter}: ${name}`);
    expect(headings('H2').filter((text) => text.startsWith(`${partWord} `))).toEqual(parts);
    expect(read[0]?.role).toBe('H1');
    expect(headings('TH').length).toBeGreaterThan(10);
  });

  it('has each part with its items, and each item with its written text', () => {
    const whole = unbroken(read.map(({ text }) => text).join(' '));
    const pieces = sheetModel.flatMap(({ letter, items, [locale]: part }) => [
      `${partWord} ${letter}: ${part}`,
      ...items.flatMap(({ name, mark, [locale]: heading }) => [
        `(${mark}) ${heading}`,
        given.texts[name][locale] ?? '',
      ]),
    ]);
    let at = 0;
    for (const piece of pieces.map(unbroken)) {
      expect(piece).not.toBe('');
      const found = whole.indexOf(piece, at);
      expect(found, piece).toBeGreaterThanOrEqual(at);
      at = found + piece.length;
    }
  });
});
