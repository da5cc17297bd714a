/**
 * Tags that make a browser treat a file as a page. Videos contain arbitrary bytes, so each pattern is too long to
 * occur by chance in a video of 5 MB.
 */
const markup = /<(?:!doctype\s+html|html|head|body|script|iframe|object|embed)[\s/>]|<svg\s+[\w:]+\s*=/i;

/** Whether a file contains HTML or SVG, as plain text or in UTF-16. */
export function hasMarkup(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return markup.test(text) || markup.test(text.replaceAll('\0', ''));
}
