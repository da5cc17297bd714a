import { type Endpoint, takesNull } from '@semilla/contract';
import fc from 'fast-check';
import type { z } from 'zod';
import type { Wire } from '../wire.ts';
import { strangeNames, texts } from './values.ts';
import type { Variant } from './variant.ts';

// Quotes and line ends cannot stand in the name of a field, and names that every object has are refused as a form.
const formNames = strangeNames.map((name) => name.replace(/["\r\n]/g, '')).filter((name) => !(name in {}));

type Part = [name: string, value: string | File];

const file = (bytes: string | Uint8Array<ArrayBuffer>, name: string, type: string) =>
  new File([bytes], name, { type });

// The types are those that the bytes have: they are what counts.
const strangeFiles = [
  file('<html><script>alert(1)</script></html>', 'a.pdf', 'application/octet-stream'),
  file('MZ\u0090\u0000', 'a.png', 'application/octet-stream'),
  file('PK\u0003\u0004', '../../a.zip', 'application/zip'),
  file('x', '\u0000\u202e.png', 'application/octet-stream'),
  file('GIF89a', 'a.gif', 'image/gif'),
  file('', 'a.pdf', 'application/octet-stream'),
  file(new Uint8Array(2_000), 'x'.repeat(3_000), 'application/octet-stream'),
];

/** As the server reads it: a field that comes twice is a list, and an empty one takes away what may be nothing. */
function readForm(endpoint: Endpoint, parts: Part[]): Record<string, unknown> {
  const read: Record<string, unknown> = Object.create(null);
  for (const [name, sent] of parts) {
    const value = sent === '' && takesNull(endpoint, name) ? null : sent;
    read[name] = name in read ? [read[name], value].flat() : value;
  }
  return { ...read };
}

function formOf(parts: Part[]): FormData {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return form;
}

/** What is wrong with the fields of a form, one at a time. */
export function wrongForm(endpoint: Endpoint, wire: Wire): fc.Arbitrary<Variant | undefined>[] {
  const good: Part[] = [...(wire.body as FormData)];
  const shape = (endpoint.body as z.ZodObject).shape;
  const names = [...new Set([...good.map(([name]) => name), ...Object.keys(shape)])];
  const others = (name: string) => good.filter(([one]) => one !== name);

  function variant(what: string, parts: Part[], name: string): Variant | undefined {
    if ((endpoint.body as z.ZodType).safeParse(readForm(endpoint, parts)).success) return undefined;
    return { what: `${what} ${name}`.slice(0, 300), wire: { ...wire, body: formOf(parts) }, field: name };
  }
  const name = fc.constantFrom(...names);
  const values = fc.oneof(
    texts.map((text) => text.toWellFormed()),
    fc.constantFrom(...strangeFiles),
  );
  return [
    fc.tuple(name, values).map(([one, value]) => variant('wrong', [...others(one), [one, value]], one)),
    fc
      .tuple(name, values, values)
      .map(([one, a, b]) => variant('twice', [...others(one), [one, a], [one, b]], one)),
    name.map((one) => variant('missing', others(one), one)),
    fc.tuple(formNames, values).map(([one, value]) => variant('unknown', [...good, [one, value]], one)),
  ];
}
