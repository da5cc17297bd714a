/**
 * PDFKit measures a text each time it is drawn, and the caller measures it to place it; in a long table that is most
 * of the work. This caches the width of each text and font.
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
