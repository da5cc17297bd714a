import { inflateSync } from 'node:zlib';

const inflatedBytesMax = 20_000_000;
/** Names by which a PDF runs scripts, starts programs, or carries other files. */
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFile|RichMedia|XFA|ImportData|SubmitForm)(?![A-Za-z0-9])/;

/** In a PDF `#4a` inside a name is the letter J. */
const plainNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The objects that a PDF keeps compressed. Pictures are compressed too, and contain no objects. */
function* compressedObjects(bytes: Buffer, text: string): Generator<string> {
  let left = inflatedBytesMax;
  for (const match of text.matchAll(/\/ObjStm[\s\S]{0,400}?stream\r?\n/g)) {
    const start = match.index + match[0].length;
    const end = text.indexOf('endstream', start);
    try {
      const inflated = inflateSync(bytes.subarray(start, end < 0 ? undefined : end), {
        maxOutputLength: left,
      });
      left -= inflated.byteLength;
      yield inflated.toString('latin1');
    } catch {
      // What cannot be read here cannot be checked either.
      yield '/JavaScript';
    }
  }
}

/** Whether a PDF contains scripts or other active content. */
export function hasScripts(pdf: Buffer): boolean {
  const text = pdf.toString('latin1');
  // The contents of pages and pictures are streams, and binary.
  const objects = text.replace(/stream\r?\n[\s\S]*?endstream/g, '');
  if (active.test(plainNames(objects))) return true;
  for (const content of compressedObjects(pdf, text)) if (active.test(plainNames(content))) return true;
  return false;
}
