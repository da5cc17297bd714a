import { setImmediate } from 'node:timers/promises';
import { leading, paperColours, type Sheets, type TextStyle } from './sheets.ts';

export interface Column {
  label: string;
  /** A fraction of the table's width; the shares of all columns sum to 1. */
  share: number;
  align?: 'left' | 'right';
}

export interface Cell {
  text: string;
  /** Shown below the text in a smaller size. */
  detail?: string | undefined;
}

export interface TableRow {
  cells: readonly Cell[];
  isStrong?: boolean;
}

interface Box extends Column {
  x: number;
  width: number;
}

const inset = 3.5;
const pad = 4.5;
// After this many rows of a long table, other requests get a turn.
const rowsAtOnce = 100;

function boxesOf({ left, width }: Sheets, columns: readonly Column[]): Box[] {
  let x = left;
  return columns.map((column) => {
    const box = { ...column, x: x + inset, width: width * column.share - 2 * inset };
    x += width * column.share;
    return box;
  });
}

function drawHead(sheets: Sheets, boxes: readonly Box[], headStyle: TextStyle): void {
  const labels = boxes.map(({ label, width }) => sheets.wrap(label, width, headStyle, 'whole words'));
  const linesMax = Math.max(...labels.map(({ length }) => length));
  const height = linesMax * leading(headStyle) + 2 * pad - 1;
  sheets.pdf.rect(sheets.left, sheets.y, sheets.width, height).fill(paperColours.tint);
  for (const [index, { x, width, align = 'left' }] of boxes.entries()) {
    const lines = labels[index] ?? [];
    const top = sheets.y + pad + (linesMax - lines.length) * leading(headStyle);
    for (const [line, text] of lines.entries()) {
      sheets.say(text, { x, y: top + line * leading(headStyle), width, align }, headStyle);
    }
  }
  sheets.y += height;
}

interface Styles {
  text: TextStyle;
  detail: TextStyle;
}

const stylesOf = (size: number, isStrong: boolean): Styles => ({
  text: { size, isBold: isStrong },
  detail: { size: size - 1, colour: paperColours.muted },
});

/** The lines of a cell. Right-aligned cells hold figures, which are never wrapped. */
function cellLines(sheets: Sheets, { text, detail }: Cell, box: Box, { text: style, detail: small }: Styles) {
  const lines = box.align === 'right' ? [text] : sheets.wrap(text, box.width, style);
  const details = detail ? sheets.wrap(detail, box.width, small) : [];
  return [
    ...lines.map((line) => ({ line, style })),
    ...details.map((line) => ({ line, style: small })),
  ].filter(({ line }) => line);
}

type Lines = ReturnType<typeof cellLines>;

const heightOf = (lines: Lines) => lines.reduce((sum, { style }) => sum + leading(style), 0);

function drawRow(sheets: Sheets, boxes: readonly Box[], cells: readonly Lines[], height: number): void {
  for (const [index, { x, width, align = 'left' }] of boxes.entries()) {
    let y = sheets.y + pad;
    for (const { line, style } of cells[index] ?? []) {
      sheets.say(line, { x, y, width, align }, style);
      y += leading(style);
    }
  }
  sheets.y += height;
  const { pdf, left, width } = sheets;
  pdf
    .moveTo(left, sheets.y)
    .lineTo(left + width, sheets.y)
    .lineWidth(0.5)
    .stroke(paperColours.line);
}

/** Draws a table over as many pages as needed. Each page repeats the table header, and no row is split. */
export async function drawTable(
  sheets: Sheets,
  columns: readonly Column[],
  rows: Iterable<TableRow>,
  size = 8.4,
): Promise<void> {
  const boxes = boxesOf(sheets, columns);
  const headStyle = { size: size - 0.9, isBold: true, colour: paperColours.green };
  let drawn = 0;
  for (const { cells, isStrong = false } of rows) {
    const styles = stylesOf(size, isStrong);
    const lines = boxes.map((box, index) => cellLines(sheets, cells[index] ?? { text: '' }, box, styles));
    const height = Math.max(...lines.map(heightOf)) + 2 * pad - 1.5;
    const hasNewPage = sheets.makeRoom(drawn === 0 ? height + 60 : height);
    if (hasNewPage || drawn === 0) drawHead(sheets, boxes, headStyle);
    drawRow(sheets, boxes, lines, height);
    drawn += 1;
    if (drawn % rowsAtOnce === 0) await setImmediate();
  }
}
