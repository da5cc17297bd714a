/**
 * Beginnings of a page that a browser would run. Films have any bytes, so each is longer than what a film of 5 MB has by
 * chance.
 */
const markup = /<(?:!doctype\s+html|html|head|body|script|iframe|object|embed)[\s/>]|<svg\s+[\w:]+\s*=/i;

/** Whether a file contains HTML or SVG, as plain text or in UTF-16. */
export function hasMarkup(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return markup.test(text) || markup.test(text.replaceAll('\0', ''));
}
