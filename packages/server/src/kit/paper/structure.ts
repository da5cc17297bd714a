import type { Sheets } from './sheets.ts';

/** A node of the structure that screen readers follow. PDFKit's types lack the dictionary. */
export type Element = ReturnType<PDFKit.PDFDocument['struct']> & { dictionary?: { data: object } };

type Paper = Pick<Sheets, 'pdf'>;

export function childOf({ pdf }: Paper, parent: Element, type: string): Element {
  const child = pdf.struct(type);
  parent.add(child);
  return child;
}

/** Draws the content of a new element and ends it. */
export function drawAs(paper: Paper, parent: Element, type: string, draw: () => void): void {
  childOf(paper, parent, type).add(draw).end();
}

/** Draws what screen readers skip: what repeats on each page, or only decorates. */
export function drawArtifact({ pdf }: Paper, type: 'Pagination' | 'Layout', draw: () => void): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}

/** A header cell for the first cell of a row and every cell of the table header; otherwise a data cell. */
export function cellOf(paper: Paper, row: Element, isHead: boolean, isFirst: boolean): Element {
  if (!isHead && !isFirst) return childOf(paper, row, 'TD');
  const cell = childOf(paper, row, 'TH');
  const scope = { O: 'Table', Scope: isHead ? 'Column' : 'Row' };
  Object.assign(cell.dictionary?.data ?? {}, { A: scope });
  return cell;
}
