export interface Size {
  width: number;
  height: number;
}

/** The displayed size of a picture. At 100 % it fits into the box, also when rotated by 90 degrees. */
export function fittedSize(natural: Size, box: Size, isOnSide: boolean, percent: number): Size {
  const turned = isOnSide ? { width: natural.height, height: natural.width } : natural;
  const scale = Math.min(box.width / turned.width, box.height / turned.height) * (percent / 100);
  return { width: Math.floor(turned.width * scale), height: Math.floor(turned.height * scale) };
}
