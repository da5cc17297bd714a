/**
 * PDFKit measures a text each time that it is drawn, and so does whoever places it; in a long table that is most of the
 * work. Here each text of a font is measured once.
 */
export function measureOnce(pdf: PDFKit.PDFDocument): (font: string, size: number) => void {
  const measure = pdf.widthOfString.bind(pdf);
  const widths = new Map<string, number>();
  let [font, size] = ['', 1];
  pdf.widthOfString = (text) => {
    const key = `${font} ${text}`;
    // Widths grow with the size of the letters.
    const width = widths.get(key) ?? measure(text) / size;
    widths.set(key, width);
    return width * size;
  };
  return (newFont, newSize) => {
    [font, size] = [newFont, newSize];
    pdf.font(font).fontSize(size);
  };
}
