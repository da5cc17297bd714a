import { type Endpoint, takesNull } from '@semilla/contract';
import fc from 'fast-check';
import type { z } from 'zod';
import type { Wire } from '../wire.ts';
import { strangeNames, texts } from './values.ts';
import { fieldToName, type Variant } from './variant.ts';

// A form field name cannot contain quotes or line breaks. Names of built-in object properties make the whole form invalid.
const formNames = strangeNames.map((name) => name.replace(/["\r\n]/g, '')).filter((name) => !(name in {}));

type Part = [name: string, value: string | File];

const file = (bytes: string | Uint8Array<ArrayBuffer>, name: string, type: string) =>
  new File([bytes], name, { type });

// The types match the bytes, because the server checks the bytes.
const strangeFiles = [
  file('<html><script>alert(1)</script></html>', 'a.pdf', 'application/octet-stream'),
  file('MZ\u0090\u0000', 'a.png', 'application/octet-stream'),
  file('PK\u0003\u0004', '../../a.zip', 'application/zip'),
  file('x', '\u0000\u202e.png', 'application/octet-stream'),
  file('GIF89a', 'a.gif', 'image/gif'),
  file('', 'a.pdf', 'application/octet-stream'),
  file(new Uint8Array(2_000), 'x'.repeat(3_000), 'application/octet-stream'),
];

/** Parses a form as the server does: a repeated field becomes a list, and an empty nullable field becomes null. */
function readForm(endpoint: Endpoint, parts: Part[]): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, sent] of parts) {
    const value = sent === '' && takesNull(endpoint, name) ? null : sent;
    fields[name] = name in fields ? [fields[name], value].flat() : value;
  }
  return { ...fields };
}

function formOf(parts: Part[]): FormData {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return form;
}

/** Makes one field of a form invalid at a time. */
export function wrongForm(endpoint: Endpoint, wire: Wire): fc.Arbitrary<Variant | undefined>[] {
  const good: Part[] = [...(wire.body as FormData)];
  const schema = endpoint.body as z.ZodObject;
  const { shape } = schema;
  const names = [...new Set([...good.map(([name]) => name), ...Object.keys(shape)])];
  const others = (name: string) => good.filter(([fieldName]) => fieldName !== name);

  function variant(what: string, parts: Part[], name: string): Variant | undefined {
    const body = readForm(endpoint, parts);
    if (schema.safeParse(body).success) return undefined;
    const field = fieldToName(schema, body, name);
    return { what: `${what} ${name}`.slice(0, 300), wire: { ...wire, body: formOf(parts) }, field };
  }
  const name = fc.constantFrom(...names);
  const values = fc.oneof(
    texts.map((text) => text.toWellFormed()),
    fc.constantFrom(...strangeFiles),
  );
  return [
    fc
      .tuple(name, values)
      .map(([fieldName, value]) => variant('wrong', [...others(fieldName), [fieldName, value]], fieldName)),
    fc
      .tuple(name, values, values)
      .map(([fieldName, a, b]) =>
        variant('twice', [...others(fieldName), [fieldName, a], [fieldName, b]], fieldName),
      ),
    name.map((fieldName) => variant('missing', others(fieldName), fieldName)),
    fc
      .tuple(formNames, values)
      .map(([fieldName, value]) => variant('unknown', [...good, [fieldName, value]], fieldName)),
  ];
}
