import type { Endpoint } from '@semilla/contract';
import fc from 'fast-check';
import type { z } from 'zod';
import type { Wire } from '../wire.ts';
import type { Variant } from './variant.ts';

const wrongTypes = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'image/png',
  'application/jsonp',
  'multipart/mixed; boundary=x',
  'nonsense',
  '*/*',
];

const brokenJson = [
  '{',
  '{"a":',
  '[1,',
  '{"a":1}}',
  "{'a':1}",
  '{"a":undefined}',
  '{"a":01}',
  '\u0000',
  '"',
  'NaN',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"a":"\t"}',
  '['.repeat(50_000),
  '{"a":'.repeat(20_000),
  `"${'x'.repeat(300_000)}"`,
];

const brokenJsonBytes = [Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), Buffer.from('{"a":1}', 'utf16le')];

const formHeaders = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=another',
  'multipart/form-data; boundary="',
  `multipart/form-data; boundary=${'x'.repeat(300)}`,
];

const withType = (wire: Wire, type: string, body: Wire['body']): Wire => ({
  ...wire,
  headers: { ...wire.headers, 'content-type': type },
  body,
});

const variantOf = (what: string, wire: Wire): Variant => ({ what, wire });

/** JSON bodies with an unsupported content type, or cut off. */
export function brokenJsonBodies(endpoint: Endpoint, wire: Wire): fc.Arbitrary<Variant>[] {
  const asJson = (body: string | Buffer) => withType(wire, 'application/json', body);
  const other = fc.constantFrom(...wrongTypes, ...formHeaders);
  return [
    fc
      .constantFrom<string | Buffer>(...brokenJson, ...brokenJsonBytes)
      .map((body) => variantOf(`broken JSON ${body.toString('latin1').slice(0, 60)}`, asJson(body))),
    ...(endpoint.body
      ? [
          other.map((type) => variantOf(`as ${type}`, withType(wire, type, 'a=b'))),
          fc.constant(variantOf('no body', { ...wire, body: undefined })),
        ]
      : []),
  ];
}

/** The bytes of a valid form, with the content type that contains its boundary. */
export interface RawForm {
  bytes: Buffer;
  type: string;
}

export async function rawForm(form: FormData): Promise<RawForm> {
  const response = new Response(form);
  return {
    type: response.headers.get('content-type') as string,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

/** Forms that are cut off, malformed, or not a form at all. */
export function brokenForms(
  endpoint: Endpoint,
  wire: Wire,
  { bytes, type }: RawForm,
): fc.Arbitrary<Variant>[] {
  const boundary = type.split('boundary=')[1] as string;
  const asForm = (what: string, body: string | Buffer) => variantOf(what, withType(wire, type, body));
  const cut = fc
    .integer({ min: 1, max: bytes.byteLength - boundary.length - 6 })
    .map((length) => asForm(`broken off after ${length} bytes`, bytes.subarray(0, length)));
  const wrong = [
    `--${boundary}\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--${boundary}--\r\n`,
    `--${boundary}\r\nContent-Disposition: form-data; name="constructor"; filename="a"\r\n\r\nx\r\n--${boundary}--\r\n`,
    `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: application/json\r\n\r\n{"b":\r\n--${boundary}--\r\n`,
    `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n`.repeat(500),
    `--${boundary}`,
    'nothing like a form',
  ];
  // Forms without fields, which are valid if no field is required.
  const empty = [
    `--${boundary}--\r\n`,
    `--${boundary}\r\n\r\nno headers\r\n--${boundary}--\r\n`,
    `--${boundary}\r\nContent-Disposition: form-data\r\n\r\nno name\r\n--${boundary}--\r\n`,
    `--${boundary}\r\n${'X-Header: x\r\n'.repeat(3_000)}\r\nx\r\n--${boundary}--\r\n`,
  ];
  const requiresField = !(endpoint.body as z.ZodType).safeParse({}).success;
  const parts = [...wrong, ...(requiresField ? empty : [])];
  return [
    cut,
    fc.constantFrom(...parts).map((body) => asForm(`form ${body.slice(0, 120)}`, body)),
    fc
      .constantFrom(...wrongTypes, ...formHeaders, 'application/json')
      .map((other) => variantOf(`as ${other}`, withType(wire, other, bytes))),
    fc.constant(variantOf('no body', { ...wire, body: undefined })),
  ];
}
