import { leading, paperColours, type Sheets, type TextStyle } from './sheets.ts';
import { cellOf, childOf, drawArtifact, type Element } from './structure.ts';

/** `share` is a fraction of the table's width; all shares sum to 1. */
interface TaggedColumn {
  share: number;
  align?: 'left' | 'right';
}

/** Headings, paragraphs and tables, read in the order they are drawn. */
export interface TaggedPaper {
  heading(level: 1 | 2 | 3, text: string): void;
  /** Each line of the text becomes a paragraph. */
  text(text: string, style?: TextStyle): void;
  table(columns: readonly TaggedColumn[], rows: readonly (readonly string[])[], hasHead?: boolean): void;
}

const bodyStyle: TextStyle = { size: 8.6 };
const headingStyles: Record<1 | 2 | 3, TextStyle & { before: number; after: number; keep: number }> = {
  1: { size: 15, isBold: true, colour: paperColours.green, before: 0, after: 4, keep: 60 },
  2: { size: 11.5, isBold: true, colour: paperColours.green, before: 9, after: 3, keep: 44 },
  3: { size: 8.8, isBold: true, before: 4, after: 1, keep: 26 },
};
const cellPad = 3;
const cellInset = 4;

interface Box extends TaggedColumn {
  x: number;
  width: number;
}

function boxesOf({ left, width }: Sheets, columns: readonly TaggedColumn[]): Box[] {
  let x = left;
  return columns.map((column) => {
    const box = { ...column, x: x + cellInset, width: width * column.share - 2 * cellInset };
    x += width * column.share;
    return box;
  });
}

/** Writes a text. If it continues on another page, it has one piece of marked content per page. */
function drawLines(sheets: Sheets, element: Element, text: string, style: TextStyle): void {
  const { left, width } = sheets;
  let rest = sheets.wrap(text, width, style);
  while (rest.length) {
    sheets.makeRoom(leading(style));
    const room = Math.max(1, Math.floor((sheets.bottom - sheets.y) / leading(style)));
    const here = rest.slice(0, room);
    rest = rest.slice(room);
    element.add(() => {
      for (const line of here) {
        sheets.say(line, { x: left, y: sheets.y, width }, style);
        sheets.y += leading(style);
      }
    });
  }
  element.end();
}

function drawRule(sheets: Sheets): void {
  const { pdf, left, width, y } = sheets;
  drawArtifact(sheets, 'Layout', () =>
    pdf
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.5)
      .stroke(paperColours.line),
  );
}

function drawRow(
  sheets: Sheets,
  table: Element,
  boxes: readonly Box[],
  cells: readonly string[],
  isHead: boolean,
): void {
  const style = { ...bodyStyle, isBold: isHead };
  const wrapped = boxes.map((box, index) => sheets.wrap(cells[index] ?? '', box.width, style));
  const height = Math.max(...wrapped.map(({ length }) => length)) * leading(style) + 2 * cellPad;
  sheets.makeRoom(height);
  const element = childOf(sheets, table, 'TR');
  for (const [index, { x, width, align = 'left' }] of boxes.entries()) {
    const isFirst = index === 0;
    const cell = cellOf(sheets, element, isHead, isFirst);
    const shownStyle = isFirst && !isHead ? { ...style, colour: paperColours.muted } : style;
    cell.add(() => {
      for (const [line, text] of (wrapped[index] ?? []).entries()) {
        const y = sheets.y + cellPad + line * leading(style);
        sheets.say(text, { x, y, width, align }, shownStyle);
      }
    });
    cell.end();
  }
  element.end();
  sheets.y += height;
  drawRule(sheets);
}

/** Writes text into the structure of the sheets. */
export function openTagged(sheets: Sheets): TaggedPaper {
  const { root } = sheets;
  return {
    heading(level, text) {
      const { before, after, keep, ...style } = headingStyles[level];
      sheets.y += before;
      sheets.makeRoom(keep);
      drawLines(sheets, childOf(sheets, root, `H${level}`), text, style);
      sheets.y += after;
    },
    text(text, style = bodyStyle) {
      for (const paragraph of text.split(/\n+/).filter((line) => line.trim())) {
        drawLines(sheets, childOf(sheets, root, 'P'), paragraph, style);
        sheets.y += 2;
      }
    },
    table(columns, rows, hasHead = false) {
      const table = childOf(sheets, root, 'Table');
      for (const [index, cells] of rows.entries())
        drawRow(sheets, table, boxesOf(sheets, columns), cells, hasHead && index === 0);
      table.end();
      sheets.y += 5;
    },
  };
}
