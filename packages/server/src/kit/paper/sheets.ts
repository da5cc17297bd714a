import PdfDocument from 'pdfkit';
import { drawMark } from './draw-mark.ts';
import { measureOnce } from './measure-once.ts';
import { printable } from './printable.ts';
import { drawArtifact, type Element } from './structure.ts';

export const paperColours = {
  green: '#0f5c4a',
  sun: '#e8a13a',
  leaf: '#4c8f67',
  ink: '#16211e',
  muted: '#5a6662',
  line: '#d9ddd8',
  tint: '#f1f5f2',
};

const margin = { top: 86, bottom: 64, left: 48, right: 48 };

export interface SheetsOptions {
  brandName: string;
  title: string;
  /** Shown below the title of each page. Cut if too long, unlike `subjectDetail` after it. */
  subject: string;
  subjectDetail: string;
  /** In the footer of each page. */
  foot: string;
  language: string;
  issuedAt: Date;
}

export interface TextStyle {
  size: number;
  isBold?: boolean;
  colour?: string;
}

interface Place {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'right';
}

/** A4 pages with the brand in their header; drawing continues below `y`. */
export interface Sheets {
  readonly pdf: PDFKit.PDFDocument;
  /** The structure for screen readers. All that is drawn belongs to an element in it, or is an artifact. */
  readonly root: Element;
  readonly left: number;
  readonly width: number;
  y: number;
  /** The lowest position for text. */
  readonly bottom: number;
  /** Begins a new page if this height does not fit on the current one; returns whether it did. */
  makeRoom(height: number): boolean;
  /** Draws one line, in a smaller size if it is too long. */
  say(text: string, place: Place, style: TextStyle): void;
  widthOf(text: string, style: TextStyle): number;
  /** Splits a text into lines. A word that is too long for a line is split, unless whole words are requested. */
  wrap(text: string, width: number, style: TextStyle, words?: 'whole words'): string[];
  finish(): PDFKit.PDFDocument;
}

const fontOf = ({ isBold }: TextStyle) => (isBold ? 'Helvetica-Bold' : 'Helvetica');
export const leading = ({ size }: TextStyle) => size * 1.32;

function drawHead(sheets: Sheets, { brandName, title, subject, subjectDetail }: SheetsOptions): void {
  const { pdf, left, width } = sheets;
  const { green, leaf, sun, muted } = paperColours;
  drawMark(pdf, left - 2, 27, { stem: green, leaf, youngLeaf: sun });
  sheets.say(
    brandName,
    { x: left + 34, y: 36, width: width / 2 - 40 },
    { size: 17, isBold: true, colour: green },
  );
  const right = { x: left + width / 2, width: width / 2, align: 'right' } as const;
  sheets.say(title, { ...right, y: 32 }, { size: 9.5, isBold: true, colour: green });
  const style = { size: 8, colour: muted };
  const shownDetail = ` · ${subjectDetail}`;
  const room = right.width - sheets.widthOf(shownDetail, style);
  const [shown = '', ...more] = sheets.wrap(subject, room - style.size, style);
  const cut = more.length ? `${shown}…` : shown;
  sheets.say(cut + shownDetail, { ...right, y: 46 }, style);
  pdf.rect(left, 66, width, 1.6).fill(green);
  pdf.rect(left, 66, 46, 1.6).fill(sun);
}

function drawFoot(sheets: Sheets, foot: string, page: string): void {
  const { pdf, left, width } = sheets;
  const y = pdf.page.height - 44;
  const style = { size: 7.2, colour: paperColours.muted };
  pdf
    .moveTo(left, y - 8)
    .lineTo(left + width, y - 8)
    .lineWidth(0.6)
    .stroke(paperColours.line);
  sheets.say(foot, { x: left, y, width: width - 60 }, style);
  sheets.say(page, { x: left + width - 50, y, width: 50, align: 'right' }, style);
}

/** Splits a word that is wider than the line into pieces that fit. */
function pieces(word: string, fits: (text: string) => boolean): string[] {
  const parts: string[] = [];
  let rest = word;
  while (rest && !fits(rest)) {
    let length = rest.length - 1;
    while (length > 1 && !fits(rest.slice(0, length))) length -= 1;
    // An e-mail address is split after its @ for readability.
    const cut = rest.slice(0, length).indexOf('@') + 1 || length;
    parts.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return [...parts, rest].filter(Boolean);
}

function wrapped(words: readonly string[], fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const together = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && fits(together)) lines[lines.length - 1] = together;
    else lines.push(word);
  }
  return lines;
}

type SetFont = ReturnType<typeof measureOnce>;

/** Caches the lines of each text, because names such as those of projects repeat. */
function createWrap(pdf: PDFKit.PDFDocument, setFont: SetFont): Sheets['wrap'] {
  const known = new Map<string, string[]>();
  return (text, width, style, whole) => {
    const key = [style.size, style.isBold, width, whole, text].join(' ');
    const found = known.get(key);
    if (found) return found;
    setFont(fontOf(style), style.size);
    const fits = (line: string) => pdf.widthOfString(line) <= width;
    const words = printable(text).split(' ');
    const lines = wrapped(whole ? words : words.flatMap((word) => pieces(word, fits)), fits);
    known.set(key, lines);
    return lines;
  };
}

function createSay(pdf: PDFKit.PDFDocument, setFont: SetFont): Sheets['say'] {
  return (text, place, style) => {
    const line = printable(text);
    setFont(fontOf(style), style.size);
    pdf.fillColor(style.colour ?? paperColours.ink);
    let width = pdf.widthOfString(line);
    if (width > place.width) {
      setFont(fontOf(style), (style.size * place.width) / width);
      width = place.width;
    }
    const x = place.align === 'right' ? place.x + place.width - width : place.x;
    pdf.text(line, x, place.y, { lineBreak: false });
  };
}

export function openSheets(options: SheetsOptions): Sheets {
  const { title, subject, subjectDetail, brandName, issuedAt, language, foot } = options;
  const pdf = new PdfDocument({
    size: 'A4',
    // PDFKit must not break lines or pages by itself.
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    tagged: true,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: {
      Title: printable(`${title} · ${subject} · ${subjectDetail}`),
      Author: brandName,
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  });
  const setFont = measureOnce(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const sheets: Sheets = {
    pdf,
    root,
    left: margin.left,
    width: 595.28 - margin.left - margin.right,
    y: margin.top,
    bottom: 841.89 - margin.bottom,
    makeRoom(height) {
      if (sheets.y + height <= sheets.bottom) return false;
      pdf.addPage();
      return true;
    },
    widthOf(text, style) {
      setFont(fontOf(style), style.size);
      return pdf.widthOfString(printable(text));
    },
    say: createSay(pdf, setFont),
    wrap: createWrap(pdf, setFont),
    finish() {
      root.end();
      const { start, count } = pdf.bufferedPageRange();
      for (let page = start; page < start + count; page += 1) {
        pdf.switchToPage(page);
        drawArtifact(sheets, 'Pagination', () => drawFoot(sheets, foot, `${page + 1}/${count}`));
      }
      pdf.end();
      return pdf;
    },
  };
  pdf.on('pageAdded', () => {
    drawArtifact(sheets, 'Pagination', () => drawHead(sheets, options));
    sheets.y = margin.top;
  });
  pdf.addPage();
  return sheets;
}
