import { expect, it } from 'vitest';
import { plain } from './texts.ts';

it('[L18] removes the headings of a chapter from the text of a sheet', () => {
  const html =
    '<p>Hay contrato.</p>\n<h3>Qué se va a hacer</h3>\n<ul><li>Refuerzo.</li><li>Ascensor.</li></ul>';
  expect(plain(html)).toBe('Hay contrato. Refuerzo. Ascensor.');
});
