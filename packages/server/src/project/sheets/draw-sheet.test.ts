import { fixedTexts, sheetModel } from '@semilla/contract';
import { describe, expect, it } from 'vitest';
import { sheetContent as content, sheetFacts as facts } from '../../../test/sheet-facts.ts';
import { structureOfPdf, tagged } from '../../../test/structure-of-pdf.ts';
import { textOfPdf } from '../../kit/paper/text-of-pdf.ts';
import { drawSheet } from './draw-sheet.ts';

const linesOf = (bytes: Buffer) => textOfPdf(bytes).join('\n');
/** The text of the PDF without line breaks. */
const spoken = (bytes: Buffer) => linesOf(bytes).replaceAll('\n', ' ');

describe('[L18] the PDF of a sheet', () => {
  it('has the texts and parts of the model in their order', async () => {
    const text = spoken((await drawSheet(facts, 'en')).bytes);
    const inOrder = [
      fixedTexts.offerNotVerified.en.replace('%{authority}', 'the CNMV'),
      fixedTexts.riskWarning.en,
      ...fixedTexts.riskWarning.footnotes.en.map((reference, index) => `(${index + 1}) ${reference}`),
      'Pre-contractual reflection period',
      'Overview of the offer',
      ...sheetModel.flatMap(({ letter, en, items }) => [
        `Part ${letter}: ${en}`,
        ...items.map((item) => `(${item.mark}) ${item.en}`),
      ]),
    ];
    let from = -1;
    for (const part of inOrder) {
      const found = text.indexOf(part, from + 1);
      expect(found, part).toBeGreaterThan(from);
      from = found;
    }
    expect(text).toContain(fixedTexts.ownerDeclares.en);
    const partB = text.slice(text.indexOf('Part B'), text.indexOf('Part C'));
    expect([...partB.matchAll(/\(([a-f])\) [A-Z]/g)].map(([, mark]) => mark).join('')).toBe('abcdef');
  });

  it('[L18] writes no note for the operator into the Spanish sheet', async () => {
    const text = spoken((await drawSheet(facts, 'es')).bytes);
    expect(text).not.toContain('pendiente de cotejar');
  });

  it('[L20] writes rates and costs as the model requires', async () => {
    const lines = linesOf((await drawSheet(facts, 'en')).bytes).split('\n');
    expect(lines).toContainEqual(expect.stringMatching(/^8\.50\s% per year \(calculated by /));
    const costsOf = (label: string) => lines.slice(lines.indexOf(label) + 1, lines.indexOf(label) + 3);
    expect(costsOf('Entry, charged by third parties')).toEqual(['0.50\u00a0%', '50.00\u00a0€']);
    expect(costsOf('Ongoing, on the returns')).toEqual(['10.00\u00a0%', '85.00\u00a0€']);
    expect(costsOf('Exit, if cancelled after the reflection period')).toEqual([
      '2.00\u00a0%',
      '200.00\u00a0€',
    ]);
  });

  it.each([
    ['es', 'Accesorios, que cobran terceros', 25, ['0,25\u00a0%', '25,00\u00a0€']],
    ['en', 'Incidental, charged by third parties', 125, ['1.25\u00a0%', '125.00\u00a0€']],
    ['en', 'Incidental, charged by third parties', 0, ['0.00\u00a0%', '0.00\u00a0€']],
  ] as const)(
    '[L20] writes in %s the costs "%s" of %s hundredths',
    async (locale, label, incidentalCost, costs) => {
      const given = { ...facts, content: { ...content, incidentalCost } };
      const lines = linesOf((await drawSheet(given, locale)).bytes).split('\n');
      const at = lines.indexOf(label);
      expect(at).toBeGreaterThan(-1);
      expect(lines.slice(at + 1, at + 3)).toEqual(costs);
    },
  );

  it('[L20] names who charges each cost, and says that investing is free of charge on the platform', async () => {
    for (const [locale, said] of [
      ['es', 'La plataforma no cobra por invertir: los costes de entrada y accesorios,'],
      ['en', 'The platform charges nothing for investing: entry and incidental costs,'],
    ] as const)
      expect(spoken((await drawSheet(facts, locale)).bytes)).toContain(said);
  });

  it.each(['es', 'en'] as const)('[L18] is tagged, in its language (%s), with a title', async (locale) => {
    const { bytes, sides } = await drawSheet(facts, locale);
    const { count, ...structure } = structureOfPdf(bytes);
    expect(structure).toEqual({ ...tagged, language: locale, pages: sides });
    expect(count('H1')).toBe(1);
    expect(count('H2')).toBe(3 + sheetModel.length);
    expect(count('Table')).toBe(3);
    expect(count('TH')).toBeGreaterThan(10);
  });

  it('continues a paragraph on the next page, and counts the pages', async () => {
    const long = { es: 'Una frase larga. '.repeat(117), en: null };
    const texts = { ...content.texts, keyFigures: long, previousOffers: long, servicing: long };
    const { bytes, sides } = await drawSheet({ ...facts, content: { ...content, texts } }, 'es');
    expect(textOfPdf(bytes)).toHaveLength(sides);
    expect(spoken(bytes).match(/frase/g)).toHaveLength(3 * 117);
  });
});
