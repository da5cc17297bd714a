import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

const standardFontDataUrl = new URL(
  '../../standard_fonts/',
  import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs'),
).pathname;

/** A piece of text with its role in the document structure. */
export interface Read {
  role: string;
  text: string;
}

/** A node of the structure, or a reference to text on a page. */
interface Node {
  role?: string;
  id?: string;
  children?: Node[];
}

/** The texts of a page by the mark that the structure refers to. Decoration has no mark. */
async function textsByMark(page: Awaited<ReturnType<PDFDocumentProxy['getPage']>>) {
  const texts = new Map<string, string>();
  let mark: string | null = null;
  for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
    if ('str' in item) {
      if (mark) texts.set(mark, `${texts.get(mark) ?? ''}${item.str}`);
    } else mark = item.type.startsWith('begin') ? (item.id ?? null) : null;
  }
  return texts;
}

function* readings(
  { role = '', id, children = [] }: Node,
  texts: Map<string, string>,
  within: string,
): Generator<Read> {
  if (id) yield { role: within, text: texts.get(id)?.trim() ?? '' };
  for (const child of children) yield* readings(child, texts, role || within);
}

/** Reads a PDF like a screen reader, with a library other than the one that wrote it. */
export async function readAloud(bytes: Uint8Array) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), standardFontDataUrl }).promise;
  const read: Read[] = [];
  let marks = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const texts = await textsByMark(page);
    marks += texts.size;
    read.push(...readings((await page.getStructTree()) as Node, texts, ''));
  }
  return { pdf, read, marks };
}
