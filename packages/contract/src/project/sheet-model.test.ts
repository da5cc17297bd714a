import { expect, it } from 'vitest';
import { buildSheetTexts } from '../testing/build-sheet.ts';
import {
  missingParts,
  type SheetText,
  type SheetTextName,
  type SheetTexts,
  sheetModel,
  sheetTextNames,
} from './sheet-model.ts';

const marksOf = (letter: string) =>
  sheetModel.find((part) => part.letter === letter)?.items.map(({ mark }) => mark);

it('[L18] the sheet of a loan has parts A, B, C, G and H, and each text once', () => {
  expect(sheetModel.map(({ letter }) => letter)).toEqual(['A', 'B', 'C', 'G', 'H']);
  expect(sheetModel.flatMap(({ items }) => items.map(({ name }) => name)).sort()).toEqual(
    [...sheetTextNames].sort(),
  );
});

it('[L20] the sheet has the seven types of risk, and the defaults of the last five years', () => {
  expect(marksOf('C')).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  const defaults = sheetModel.flatMap(({ items }) => items).find(({ name }) => name === 'earlierDefaults');
  expect(defaults).toMatchObject({
    mark: 'e',
    es: expect.stringMatching(/cinco/),
    en: expect.stringMatching(/five/),
  });
});

it('[L22] a text in only one language is missing in the other', () => {
  const written = Object.fromEntries(sheetTextNames.map((name) => [name, { es: 'Sí.', en: 'Yes.' }]));
  const terms = { dateEnd: '2026-06-30' };
  const missingWith = (name: SheetTextName, text: SheetText) =>
    missingParts({ texts: { ...texts, [name]: text }, terms });
  const texts = written as SheetTexts;
  expect(missingParts({ texts, terms })).toEqual([]);
  for (const name of sheetTextNames) {
    expect(missingWith(name, { es: 'Sí.', en: null })).toEqual([`texts.${name}.en`]);
    expect(missingWith(name, { es: null, en: 'Yes.' })).toEqual([`texts.${name}.es`]);
  }
});

it('[L18] a sheet is incomplete without the deadline of its offer', () => {
  const texts = buildSheetTexts();
  expect(missingParts({ texts, terms: { dateEnd: null } })).toEqual(['terms.dateEnd']);
});
