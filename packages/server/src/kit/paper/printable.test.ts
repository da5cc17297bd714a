import { describe, expect, it } from 'vitest';
import { printable } from './printable.ts';

describe('text in a PDF', () => {
  it.each([
    ['Añoñé çàü ¿¡ · «» “” – — … • € ™', 'Añoñé çàü ¿¡ · «» “” – — … • € ™'],
    ['1.234,50\u00a0€', '1.234,50\u00a0€'],
    ['Łukasz Żółć, Őze, İpek, ħ', 'Lukasz Zólc, Oze, Ipek, h'],
    ['de\u0301ca\u0301', 'décá'],
    ['Zalgo: a\u0352\u036b', 'Zalgo: a'],
    ['two\r\nlines\tand\u2028more', 'two lines and more'],
    ['\u202eabc\u0000\ufeff', 'abc'],
    ['Ω 株式 🌱', '? ?? ?'],
    ['ﬁn − ½', 'fin – ½'],
    ['−1.234,50\u00a0€', '–1.234,50\u00a0€'],
  ])('[B12] shows %j as %j', (text, shown) => {
    expect(printable(text)).toBe(shown);
  });
});
