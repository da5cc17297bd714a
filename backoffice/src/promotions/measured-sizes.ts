export interface ImageSize {
  width: number;
  height: number;
}

const sizes = new WeakMap<File, ImageSize>();

/** The size of a picture that was already shown; an unknown size is left for the API to check. */
export function sizeOf(file: File): ImageSize | undefined {
  return sizes.get(file);
}

export function rememberSize(file: File, size: ImageSize): void {
  sizes.set(file, size);
}
