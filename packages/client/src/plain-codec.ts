// What `codec.ts` does, for endpoints without schemas. It checks nothing: forms check before they send, and the server always does.
import { decimalFromCents, hundredthsFromText } from '@semilla/contract/decimals';
import type { PlainEndpoint, PlainForm } from './plain-endpoint.ts';
import { writeForm } from './write-form.ts';

type Wire = Record<string, unknown>;

function eachField(record: Wire, forms: Wire, convert: (form: PlainForm, value: unknown) => unknown): Wire {
  const changed = Object.entries(forms).filter(([name]) => name in record);
  return {
    ...record,
    ...Object.fromEntries(changed.map(([name, form]) => [name, convert(form as PlainForm, record[name])])),
  };
}

function read(form: PlainForm | undefined, value: unknown): unknown {
  if (form === undefined || value === null || value === undefined) return value;
  if (form === 'hundredths') return hundredthsFromText(value as string);
  if (form === 'instant') return new Date(value as string);
  if (Array.isArray(form)) return (value as unknown[]).map((each) => read(form[0], each));
  return eachField(value as Wire, form as Wire, read);
}

// Text is already in wire form: a moment in a form, or an amount that could not be parsed.
function write(form: PlainForm | undefined, value: unknown): unknown {
  if (form === undefined || value === null || value === undefined || typeof value === 'string') return value;
  if (form === 'hundredths') return decimalFromCents(value as number);
  if (form === 'instant') return (value as Date).toISOString();
  if (form === 'text') return String(value);
  if (form === 'joined') return [value].flat().join(',');
  if (form === 'unsupported') throw new TypeError('This value needs a schema.');
  if (Array.isArray(form)) return (value as unknown[]).map((each) => write(form[0], each));
  return eachField(value as Wire, form as Wire, write);
}

export const encodeQuery = ({ query }: PlainEndpoint, value: unknown): Wire =>
  (write(query, value) ?? {}) as Wire;

export function encodeContent(endpoint: PlainEndpoint, content: unknown): Wire | FormData | undefined {
  // The build replaces only endpoints that are named in full, as in `v1.orders.place`. Amounts of others would stay text.
  if ('who' in endpoint) throw new TypeError(`${endpoint.path} was called under another name.`);
  const { body, bodyKind, emptied } = endpoint;
  if (!bodyKind) return undefined;
  const entries = Object.entries((write(body, content) ?? {}) as Wire);
  if (bodyKind === 'json') return Object.fromEntries(entries);
  const given = entries.filter(([, value]) => value !== null && value !== undefined);
  const empty = entries.flatMap(([key, value]) => (value === null && emptied?.includes(key) ? [key] : []));
  return writeForm({ fields: Object.fromEntries(given), emptied: empty });
}

export const hasAnswer = ({ answerKind }: PlainEndpoint): boolean => answerKind === 'json';

export const decodeAnswer = ({ answer }: PlainEndpoint, value: unknown): unknown => read(answer, value);
