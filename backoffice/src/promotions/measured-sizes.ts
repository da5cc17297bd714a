export interface ImageSize {
  width: number;
  height: number;
}

const sizes = new WeakMap<File, ImageSize>();

/** How large a picture is that was shown already; what is not known yet, the API will look at. */
export function sizeOf(file: File): ImageSize | undefined {
  return sizes.get(file);
}

export function rememberSize(file: File, size: ImageSize): void {
  sizes.set(file, size);
}
