import { expect, it } from 'vitest';
import { readXml } from './read-xml.ts';

const read = (xml: string) => readXml(xml, new Set(['Ntry']));

it.each<[string, string, unknown]>([
  ['text without the spaces around it', '<a>\n  Lucía \n</a>', { a: 'Lucía' }],
  ['an empty element as empty text', '<a><b/><c></c></a>', { a: { b: '', c: '' } }],
  ['children without the spaces between them', '<a>\n <b>1</b>\n</a>', { a: { b: '1' } }],
  ['attributes beside the text', '<Amt Ccy="EUR">1.00</Amt>', { Amt: { '@Ccy': 'EUR', '#text': '1.00' } }],
  ['entities and references to characters', '<a>Peña &amp; Hijos &#x2F; &lt;</a>', { a: 'Peña & Hijos / <' }],
  ['character data and text around comments', '<a>1<![CDATA[<&]]><!-- 2 -->3</a>', { a: '1<&3' }],
  [
    'names without prefixes',
    '<n:a xmlns:n="u" n:c="1"><n:b>2</n:b></n:a>',
    { a: { '@n': 'u', '@c': '1', b: '2' } },
  ],
  ['a repeated element as an array', '<a><b>1</b><b>2</b><b>3</b></a>', { a: { b: ['1', '2', '3'] } }],
  ['an element that may be repeated always as an array', '<a><Ntry>1</Ntry></a>', { a: { Ntry: ['1'] } }],
  ['names of object properties like others', '<a><toString>1</toString></a>', { a: { toString: '1' } }],
])('reads %s', (_, xml, value) => {
  expect(read(xml)).toEqual(value);
});

it('leaves out an element whose name would change the prototype', () => {
  const { a } = read('<a><__proto__><b>1</b></__proto__><c>2</c></a>');
  expect(a).toEqual({ c: '2' });
  expect(a).not.toHaveProperty('b');
});

it.each([
  ['a missing end', '<a>\n<b>1</b>\n', 3],
  ['an end that does not fit', '<a>\n<b>1</c></a>', 2],
  ['a second root', '<a/>\n<b/>', 2],
  ['an unknown entity', '<a>\n&nbsp;</a>', 2],
  ['a character that XML forbids', '<a>\n\n\u0000</a>', 3],
])('refuses %s, with the line', (_, xml, line) => {
  expect(() => read(xml)).toThrow(expect.objectContaining({ line }));
});
