const ascii = (text: string) => new TextEncoder().encode(text);

/** A PDF of one page with one line of ASCII text. */
export function buildPdf(line = 'Ficha de datos fundamentales'): Uint8Array<ArrayBuffer> {
  const content = `BT /F1 18 Tf 72 770 Td (${line.replace(/[()\\]/g, '\\$&')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return ascii(`${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`);
}

function box(name: string, payload: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(8 + payload.length);
  new DataView(bytes.buffer).setUint32(0, bytes.length);
  bytes.set(ascii(name), 4);
  bytes.set(payload, 8);
  return bytes;
}

/** An MP4 container with dummy bytes, for code that checks only the type and the length. */
export function buildMp4(lengthOfData = 2_000): Uint8Array<ArrayBuffer> {
  const parts = [
    box('ftyp', ascii('isom\0\0\u0002\0isomiso2mp41')),
    box('mdat', new Uint8Array(lengthOfData).fill(7)),
  ];
  return new Uint8Array(parts.flatMap((part) => [...part]));
}
