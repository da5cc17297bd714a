/** A text without accents, capitals, spaces and signs, for comparing what people write: `Correo electrónico` and `correo_electronico`. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
