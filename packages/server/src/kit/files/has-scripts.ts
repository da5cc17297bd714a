import { inflateSync } from 'node:zlib';
import { type PdfObject, plainNames, readObject } from './pdf-names.ts';

const inflatedBytesMax = 20_000_000;
/** Reading more than this many times the file's length means nested objects, which only a hostile file has. */
const readingsMax = 4;

/** PDF names that run scripts, start programs or embed files. */
const active = [
  'JavaScript',
  'JS',
  'Launch',
  'EF',
  'EmbeddedFile',
  'RichMedia',
  'XFA',
  'ImportData',
  'SubmitForm',
  'Rendition',
];
const activeName = new RegExp(`/(?:${active.join('|')})(?![A-Za-z0-9])`);

const has = ({ names }: PdfObject, ...wanted: string[]) => names.some((name) => wanted.includes(name));

/** Whether this is an object stream. Some readers recognise it by its keys, not by its type. */
const hasObjects = (object: PdfObject) => has(object, 'ObjStm') || (has(object, 'First') && has(object, 'N'));

/** The objects inside a stream, compressed once or not at all; undefined if they cannot be read. */
function unpacked(pdf: Buffer, object: PdfObject, bytesMax: number): Buffer | undefined {
  const { names, dataAt } = object;
  const filters = names.filter((name) => name === 'FlateDecode' || name === 'Fl').length;
  const others = [
    'ASCIIHexDecode',
    'AHx',
    'ASCII85Decode',
    'A85',
    'LZWDecode',
    'LZW',
    'RunLengthDecode',
    'RL',
  ];
  if (filters > 1 || has(object, 'DecodeParms', 'DP', 'Crypt', ...others)) return undefined;
  if (!filters) return has(object, 'Filter') ? undefined : pdf.subarray(dataAt);
  try {
    return inflateSync(pdf.subarray(dataAt), { maxOutputLength: Math.max(bytesMax, 1) });
  } catch {
    return undefined;
  }
}

/**
 * Whether a PDF contains scripts, other active content, or objects that cannot be checked. A PDF reader starts at the
 * offsets in the file's table, so this checks every place where an object could begin, also inside streams and strings.
 */
export function hasScripts(pdf: Buffer): boolean {
  const text = pdf.toString('latin1');
  let readable = readingsMax * pdf.length;
  let left = inflatedBytesMax;
  for (const { index, 0: keyword } of text.matchAll(/(?<=[\s\d\0])obj(?=[\s\0()<>[\]{}/%])|trailer/g)) {
    const start = index + keyword.length;
    const object = readObject(pdf, text, start);
    readable -= object.end - start;
    if (readable < 0 || has(object, ...active)) return true;
    if (object.dataAt === undefined || !hasObjects(object)) continue;
    const content = unpacked(pdf, object, left);
    if (!content) return true;
    left -= content.length;
    // An object may begin anywhere in the stream, even inside a string.
    if (left < 0 || activeName.test(plainNames(content.toString('latin1')))) return true;
  }
  return false;
}
