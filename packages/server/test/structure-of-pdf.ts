import { inflateSync } from 'node:zlib';

const streams = /\/Length (\d+)[^>]*\/FlateDecode[^>]*>>\nstream\n/g;

/** The operators of a page that draw outside elements and artifacts. */
function drawnOutside(content: string): string[] {
  let depth = 0;
  return content.split('\n').filter((line) => {
    if (/\bB[DM]C$/.test(line)) depth += 1;
    if (/^EMC$/.test(line)) depth -= 1;
    return depth === 0 && /(?:^|\s)(?:TJ|Tj|S|f|f\*|B)$/.test(line);
  });
}

/** What holds for every PDF of the platform. */
export const tagged = { version: 'PDF-1.7', isTagged: true, showsTitle: true, outside: [] };

/** What screen readers find in a PDF made by the platform. */
export function structureOfPdf(pdf: Buffer) {
  const file = pdf.toString('latin1');
  const pages = [...file.matchAll(streams)].flatMap(({ 0: head, 1: length, index }) => {
    const start = index + head.length;
    const content = inflateSync(pdf.subarray(start, start + Number(length))).toString('latin1');
    return content.includes(' TJ') ? [content] : [];
  });
  return {
    version: file.slice(1, 8),
    language: /\/Lang \((\w+)\)/.exec(file)?.[1],
    isTagged: file.includes('/StructTreeRoot') && file.includes('/Marked true'),
    showsTitle: file.includes('/DisplayDocTitle true') && /\/Title \d+ 0 R/.test(file),
    pages: pages.length,
    outside: pages.flatMap(drawnOutside),
    /** How many elements of this type there are. */
    count: (type: string) => file.split(new RegExp(`/S /${type}\\b`)).length - 1,
  };
}
