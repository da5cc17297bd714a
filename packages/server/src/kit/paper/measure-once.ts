/**
 * Caches the width of each text and font. PDFKit measures a text whenever it draws it, and callers measure it to place
 * it, which is most of the work for a long table.
 */
export function measureOnce(pdf: PDFKit.PDFDocument): (font: string, size: number) => void {
  const measure = pdf.widthOfString.bind(pdf);
  const widths = new Map<string, number>();
  let [font, size] = ['', 1];
  pdf.widthOfString = (text) => {
    const key = `${font} ${text}`;
    // Widths are proportional to the font size.
    const width = widths.get(key) ?? measure(text) / size;
    widths.set(key, width);
    return width * size;
  };
  return (newFont, newSize) => {
    [font, size] = [newFont, newSize];
    pdf.font(font).fontSize(size);
  };
}
