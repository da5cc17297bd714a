import { expect, it } from 'vitest';
import { plain, plainEnglish } from './plain.ts';

it('[L18] removes the headings of a chapter from the text of a sheet', () => {
  const html =
    '<p>Hay contrato.</p>\n<h3>Qué se va a hacer</h3>\n<ul><li>Refuerzo.</li><li>Ascensor.</li></ul>';
  expect(plain(html)).toBe('Hay contrato. Refuerzo. Ascensor.');
});

it('[L20] writes the figures of an English chapter as English does', () => {
  const html = '<p>We bake 1.300 loaves, sold for 1.486.000 euros at 6,50 % by 2031, in 3.5.</p>';
  expect(plainEnglish(html)).toBe(
    'We bake 1,300 loaves, sold for 1,486,000 euros at 6.50 % by 2031, in 3.5.',
  );
});
