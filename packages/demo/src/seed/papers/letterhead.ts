import { tokens } from '@semilla/format/tokens';
import { drawMark } from '@semilla/server/kit/paper/draw-mark.ts';
import PdfDocument from 'pdfkit';

const margin = { top: 116, bottom: 84, left: 56, right: 56 };
const { primary, sun, paper, ink, muted, line } = tokens.colours.light;

export interface LetterheadOptions {
  brandName: string;
  title: string;
  subject: string;
  issuedAt: Date;
  footer: string;
}

/** A document on the platform's letterhead; `finish` returns its bytes. */
export interface Letterhead {
  heading(text: string): void;
  paragraph(text: string): void;
  bullets(items: string[]): void;
  facts(rows: [label: string, value: string][]): void;
  finish(): Promise<Buffer>;
}

type Pdf = PDFKit.PDFDocument;

function drawHead(pdf: Pdf, { brandName, title, subject }: LetterheadOptions): void {
  const { width } = pdf.page;
  pdf.rect(0, 0, width, 80).fill(primary);
  pdf.rect(0, 80, width, 4).fill(sun);
  drawMark(pdf, margin.left, 24, { stem: paper, leaf: paper, youngLeaf: sun });
  pdf
    .font('Helvetica-Bold')
    .fontSize(17)
    .fillColor(paper)
    .text(brandName, margin.left + 38, 32, { lineBreak: false });
  const right = { width: width - 300 - margin.right, align: 'right', lineBreak: true } as const;
  pdf.font('Helvetica-Bold').fontSize(10.5).text(title, 300, 27, right);
  pdf
    .font('Helvetica')
    .fontSize(9)
    .fillColor('#cfe3da')
    .text(subject, 300, pdf.y + 3, right);
}

function drawFoots(pdf: Pdf, footer: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    const { width, height } = pdf.page;
    // Text below the margin would start a new page.
    pdf.page.margins.bottom = 0;
    pdf
      .moveTo(margin.left, height - 58)
      .lineTo(width - margin.right, height - 58)
      .lineWidth(0.7)
      .stroke(line);
    pdf.font('Helvetica').fontSize(7.5).fillColor(muted);
    pdf.text(footer, margin.left, height - 50, { width: width - 190, lineBreak: true });
    pdf.text(`Página ${page + 1} de ${count}`, width - margin.right - 90, height - 50, {
      width: 90,
      align: 'right',
    });
  }
}

function drawFacts(pdf: Pdf, rows: [string, string][]): void {
  const width = pdf.page.width - margin.left - margin.right;
  const half = width * 0.42;
  for (const [index, [label, value]] of rows.entries()) {
    pdf.fontSize(9.5);
    const labelHeight = pdf.font('Helvetica').heightOfString(label, { width: half - 16 });
    const valueHeight = pdf.font('Helvetica-Bold').heightOfString(value, { width: width - half - 16 });
    const height = Math.max(labelHeight, valueHeight) + 9;
    if (pdf.y + height > pdf.page.height - margin.bottom) pdf.addPage();
    const top = pdf.y;
    if (index % 2 === 0) pdf.rect(margin.left, top, width, height).fill('#f3f1e9');
    pdf
      .font('Helvetica')
      .fillColor(muted)
      .text(label, margin.left + 8, top + 5, { width: half - 16 });
    pdf
      .font('Helvetica-Bold')
      .fillColor(ink)
      .text(value, margin.left + half + 8, top + 5, { width: width - half - 16 });
    pdf.x = margin.left;
    pdf.y = top + height;
  }
  pdf.moveDown(0.8);
}

export function openLetterhead(options: LetterheadOptions): Letterhead {
  const { title, subject, issuedAt, brandName, footer } = options;
  const pdf = new PdfDocument({
    size: 'A4',
    margins: margin,
    bufferPages: true,
    autoFirstPage: false,
    lang: 'es',
    info: { Title: `${title} · ${subject}`, Author: brandName, CreationDate: issuedAt, ModDate: issuedAt },
  });
  pdf.on('pageAdded', () => {
    drawHead(pdf, options);
    pdf.x = margin.left;
    pdf.y = margin.top;
  });
  pdf.addPage();
  const body = () => pdf.font('Helvetica').fontSize(9.8).fillColor(ink);
  return {
    heading(text) {
      if (pdf.y > pdf.page.height - margin.bottom - 80) pdf.addPage();
      pdf.font('Helvetica-Bold').fontSize(12).fillColor(primary).text(text, margin.left);
      pdf.moveDown(0.35);
    },
    paragraph(text) {
      body().text(text, margin.left, pdf.y, { lineGap: 2.2 });
      pdf.moveDown(0.7);
    },
    bullets(items) {
      body().list(items, margin.left, pdf.y, { bulletRadius: 1.8, textIndent: 12, lineGap: 2.2 });
      pdf.moveDown(0.7);
    },
    facts: (rows) => drawFacts(pdf, rows),
    finish() {
      drawFoots(pdf, footer);
      return new Promise((resolve, reject) => {
        const chunks: Buffer[] = [];
        pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
        pdf.on('end', () => resolve(Buffer.concat(chunks)));
        pdf.on('error', reject);
        pdf.end();
      });
    },
  };
}
