import { describe, expect, it } from 'vitest';
import { writeSlip } from './slip.ts';

const slip = {
  brandName: 'Semilla',
  title: 'Justificante de ingreso',
  facts: [
    ['Ordenante', 'Íñigo Peña (Muñoz) \\ – l’Àguila'],
    ['Importe', '1.500,00 €'],
  ] as [string, string][],
  text: 'Un texto que no cabe en un renglón, '.repeat(8),
};

describe('a slip', () => {
  const file = writeSlip(slip).toString('latin1');

  it('has a correct cross-reference table', () => {
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
    expect(file.slice(start, start + 4)).toBe('xref');
    const places = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
    expect(places).toHaveLength(7);
    for (const [index, place] of places.entries())
      expect(file.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj`));
  });

  it('states the length of its content stream', () => {
    const [, length, drawing] = /<<\/Length (\d+)>>stream\n([\s\S]*?)\nendstream/.exec(file) ?? [];
    expect(drawing?.length).toBe(Number(length));
  });

  it('encodes characters of the standard fonts and escapes brackets', () => {
    expect(file).toContain('(\xcd\xf1igo Pe\xf1a \\(Mu\xf1oz\\) \\\\ \x96 l\x92\xc0guila)');
    expect(file).toContain('(1.500,00 \x80)');
    expect(writeSlip({ ...slip, title: '値' }).toString('latin1')).toContain('(?)');
  });

  it('wraps long lines', () => {
    expect(file.match(/cabe/g)?.length).toBe(8);
    expect(file).not.toMatch(/\([^)]{110,}\)/);
  });
});
