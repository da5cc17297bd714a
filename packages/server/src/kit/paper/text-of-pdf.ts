import { inflateSync } from 'node:zlib';

const latin = new TextDecoder('windows-1252');

const textOf = (strings: string) =>
  [...strings.matchAll(/<([0-9a-f]*)>/g)]
    .map(([, hex = '']) => latin.decode(Buffer.from(hex, 'hex')))
    .join('');

/** For tests: reads the text of a PDF made by the platform, page by page, each piece of text on its own line. */
export function textOfPdf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\/Length (\d+)[^>]*\/FlateDecode[^>]*>>\nstream\n/g)].flatMap(
    ({ 0: head, 1: length, index }) => {
      const start = index + head.length;
      const content = inflateSync(pdf.subarray(start, start + Number(length))).toString('latin1');
      const lines = [...content.matchAll(/\[([^\]]*)\] TJ/g)].map(([, strings = '']) => textOf(strings));
      return lines.length ? [lines.join('\n')] : [];
    },
  );
}
