export interface Size {
  width: number;
  height: number;
}

/** The room that a picture takes in its box: fitted into it at 100 %, on its side if it is turned. */
export function fittedSize(natural: Size, box: Size, isOnSide: boolean, percent: number): Size {
  const turned = isOnSide ? { width: natural.height, height: natural.width } : natural;
  const scale = Math.min(box.width / turned.width, box.height / turned.height) * (percent / 100);
  return { width: Math.floor(turned.width * scale), height: Math.floor(turned.height * scale) };
}
