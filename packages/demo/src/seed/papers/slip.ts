const pageWidth = 595;
const pageHeight = 842;
const left = 56;

/** A one-page document with a title and a few facts. */
export interface Slip {
  brandName: string;
  title: string;
  facts: [label: string, value: string][];
  text?: string;
}

// WinAnsi codes of characters of the standard fonts that are not in Latin-1.
const beyondLatin = new Map([
  ['€', 0x80],
  ['…', 0x85],
  ['’', 0x92],
  ['•', 0x95],
  ['–', 0x96],
  // The encoding has no minus sign; the en dash looks like one.
  ['−', 0x96],
]);

function pdfString(text: string): string {
  const encoded = [...text].map((letter) => {
    const code = beyondLatin.get(letter) ?? letter.charCodeAt(0);
    return code < 256 ? String.fromCharCode(code) : '?';
  });
  return `(${encoded.join('').replaceAll(/[\\()]/g, '\\$&')})`;
}

const at = (x: number, y: number, font: string, size: number, text: string) =>
  `BT /${font} ${size} Tf ${x} ${y} Td ${pdfString(text)} Tj ET`;

const lineLength = 92;

function wrapText(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (line.length > lineLength) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines;
}

function contentStream({ brandName, title, facts, text = '' }: Slip): string {
  const top = pageHeight - 150;
  const rows = facts.flatMap(([label, value], index) => [
    '0.32 0.38 0.36 rg',
    at(left, top - index * 22, 'F1', 10, label),
    '0.09 0.13 0.12 rg',
    at(left + 170, top - index * 22, 'F2', 10, value),
  ]);
  const below = top - facts.length * 22 - 20;
  return [
    `0.06 0.36 0.29 rg 0 ${pageHeight - 80} ${pageWidth} 80 re f`,
    `0.91 0.63 0.23 rg 0 ${pageHeight - 84} ${pageWidth} 4 re f`,
    '1 1 1 rg',
    at(left, pageHeight - 48, 'F2', 17, brandName),
    at(left + 200, pageHeight - 46, 'F2', 11, title),
    ...rows,
    ...wrapText(text).map((line, index) => at(left, below - index * 15, 'F1', 10, line)),
    '0.32 0.38 0.36 rg',
    at(left, 50, 'F1', 8, 'Documento de demostración, sin valor legal.'),
  ].join('\n');
}

const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;

/**
 * Writes a complete PDF of about a kilobyte without a library. The demo needs more than a thousand of them,
 * and a library takes longer for one than this function for all.
 */
export function writeSlip(slip: Slip): Buffer {
  const content = contentStream(slip);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Lang(es)>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${pageWidth} ${pageHeight}]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>`,
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<</Title${pdfString(slip.title)}/Author${pdfString(slip.brandName)}>>`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(place).padStart(10, '0');
  });
  const count = objects.length + 1;
  const table = ['0000000000 65535 f ', ...places.map((place) => `${place} 00000 n `)].join('\n');
  const start = file.length;
  file += `xref\n0 ${count}\n${table}\ntrailer<</Size ${count}/Root 1 0 R/Info 7 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
