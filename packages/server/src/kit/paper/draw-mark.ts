interface MarkColours {
  stem: string;
  leaf: string;
  youngLeaf: string;
}

/** Draws the seed with its two leaves, about thirty points high. */
export function drawMark(
  pdf: PDFKit.PDFDocument,
  x: number,
  y: number,
  { stem, leaf, youngLeaf }: MarkColours,
): void {
  pdf.save().translate(x, y);
  pdf.path('M14 30 C14 20 14 16 14 12').lineWidth(2.4).stroke(stem);
  pdf.path('M14 18 C4 18 1 11 2 3 C11 3 15 9 14 18 Z').fill(leaf);
  pdf.path('M14 22 C14 13 19 8 27 9 C27 17 22 22 14 22 Z').fill(youngLeaf);
  pdf.restore();
}
