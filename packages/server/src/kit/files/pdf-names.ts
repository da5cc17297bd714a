/** Characters that end a name, a number or a keyword of a PDF. */
const isDelimiter = (byte: number) => byte <= 0x20 || '()<>[]{}/%'.includes(String.fromCharCode(byte));

const opening = 0x28;
const closing = 0x29;
const backslash = 0x5c;
const newline = /[\r\n]/g;

/** In a PDF `#4a` inside a name is the letter J. */
export const plainNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The position after a string in parentheses, which may contain nested parentheses. */
function endOfText(pdf: Buffer, start: number): number {
  let depth = 0;
  for (let at = start; at < pdf.length; at += 1) {
    const byte = pdf[at];
    if (byte === backslash) at += 1;
    else if (byte === opening) depth += 1;
    else if (byte === closing) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return pdf.length;
}

function endOfLine(text: string, start: number): number {
  newline.lastIndex = start;
  return newline.exec(text)?.index ?? text.length;
}

function endOfWord(pdf: Buffer, start: number): number {
  let at = start;
  while (at < pdf.length && !isDelimiter(pdf[at] as number)) at += 1;
  return at;
}

export interface PdfObject {
  /** The names in the object, decoded as in `plainNames`. */
  names: string[];
  /** The position of the stream's data; undefined if the object has no stream. */
  dataAt: number | undefined;
  end: number;
}

/** The position of a stream's data: after the one line break that follows the keyword `stream`. */
function dataBehind(pdf: Buffer, at: number): number {
  if (pdf[at] === 0x0d) return pdf[at + 1] === 0x0a ? at + 2 : at + 1;
  return pdf[at] === 0x0a ? at + 1 : at;
}

const ends = new Set(['endobj', 'obj', 'startxref', 'trailer']);

/** Reads an object like a PDF reader, ignoring names in strings and comments. `text` is the file as Latin-1. */
export function readObject(pdf: Buffer, text: string, start: number): PdfObject {
  const names: string[] = [];
  let at = start;
  while (at < pdf.length) {
    const byte = pdf[at] as number;
    if (byte === opening) at = endOfText(pdf, at);
    else if (byte === 0x25) at = endOfLine(text, at);
    else if (byte === 0x2f) {
      const end = endOfWord(pdf, at + 1);
      names.push(plainNames(text.slice(at + 1, end)));
      at = end;
    } else if (isDelimiter(byte)) at += 1;
    else {
      const end = endOfWord(pdf, at);
      const word = text.slice(at, end);
      at = end;
      if (word === 'stream') return { names, dataAt: dataBehind(pdf, at), end: at };
      if (ends.has(word)) break;
    }
  }
  return { names, dataAt: undefined, end: at };
}
