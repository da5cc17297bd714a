import { setImmediate } from 'node:timers/promises';
import { leading, paperColours, type Sheets, type TextStyle } from './sheets.ts';
import { cellOf, childOf, drawArtifact, type Element } from './structure.ts';

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

interface Head {
  boxes: readonly Box[];
  labels: readonly string[][];
  style: TextStyle;
}

/** Draws the table header as a row of this table. Without a table, on a later page, it is a repetition. */
function drawHead(sheets: Sheets, { boxes, labels, style }: Head, table?: Element): void {
  const { pdf, left, width: tableWidth } = sheets;
  const linesMax = Math.max(...labels.map(({ length }) => length));
  const height = linesMax * leading(style) + 2 * pad - 1;
  drawArtifact(sheets, 'Layout', () => pdf.rect(left, sheets.y, tableWidth, height).fill(paperColours.tint));
  const row = table && childOf(sheets, table, 'TR');
  for (const [index, { x, width, align = 'left' }] of boxes.entries()) {
    const lines = labels[index] ?? [];
    const top = sheets.y + pad + (linesMax - lines.length) * leading(style);
    const draw = () => {
      for (const [line, text] of lines.entries())
        sheets.say(text, { x, y: top + line * leading(style), width, align }, style);
    };
    if (row)
      cellOf(sheets, row, true, index === 0)
        .add(draw)
        .end();
    else drawArtifact(sheets, 'Pagination', draw);
  }
  row?.end();
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

interface Row {
  cells: readonly Lines[];
  height: number;
}

function drawRow(sheets: Sheets, table: Element, boxes: readonly Box[], { cells, height }: Row): void {
  const row = childOf(sheets, table, 'TR');
  for (const [index, { x, width, align = 'left' }] of boxes.entries()) {
    const draw = () => {
      let y = sheets.y + pad;
      for (const { line, style } of cells[index] ?? []) {
        sheets.say(line, { x, y, width, align }, style);
        y += leading(style);
      }
    };
    cellOf(sheets, row, false, index === 0)
      .add(draw)
      .end();
  }
  row.end();
  sheets.y += height;
  const { pdf, left, width } = sheets;
  drawArtifact(sheets, 'Layout', () =>
    pdf
      .moveTo(left, sheets.y)
      .lineTo(left + width, sheets.y)
      .lineWidth(0.5)
      .stroke(paperColours.line),
  );
}

/** Draws a table over as many pages as needed. Each page repeats the table header, and no row is split. */
export async function drawTable(
  sheets: Sheets,
  columns: readonly Column[],
  rows: Iterable<TableRow>,
  size = 8.4,
): Promise<void> {
  const boxes = boxesOf(sheets, columns);
  const style = { size: size - 0.9, isBold: true, colour: paperColours.green };
  const labels = boxes.map(({ label, width }) => sheets.wrap(label, width, style, 'whole words'));
  const head = { boxes, labels, style };
  const table = childOf(sheets, sheets.root, 'Table');
  let drawn = 0;
  for (const { cells, isStrong = false } of rows) {
    const styles = stylesOf(size, isStrong);
    const lines = boxes.map((box, index) => cellLines(sheets, cells[index] ?? { text: '' }, box, styles));
    const height = Math.max(...lines.map(heightOf)) + 2 * pad - 1.5;
    const hasNewPage = sheets.makeRoom(drawn === 0 ? height + 60 : height);
    if (drawn === 0) drawHead(sheets, head, table);
    else if (hasNewPage) drawHead(sheets, head);
    drawRow(sheets, table, boxes, { cells: lines, height });
    drawn += 1;
    if (drawn % rowsAtOnce === 0) await setImmediate();
  }
  table.end();
}
