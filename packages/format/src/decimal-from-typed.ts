const grouped = /^\d{1,3}(?:\.\d{3})+(?:,\d{0,2})?$/;
const plain = /^\d+(?:[.,]\d{0,2})?$/;

/**
 * Converts typed text to the decimal of the API: `1.500,5`, `1500,50` and `1500.5` all give `"1500.50"`. A dot before
 * three digits is a thousands separator. Undefined if the text is invalid.
 */
export function decimalFromTyped(typed: string): string | undefined {
  const text = typed.replace(/[\s€%]/g, '');
  const isGrouped = grouped.test(text);
  if (!isGrouped && !plain.test(text)) return undefined;
  const [whole = '', decimals = ''] = (isGrouped ? text.replaceAll('.', '') : text).split(/[.,]/);
  return `${whole.replace(/^0+(?=\d)/, '')}.${decimals.padEnd(2, '0')}`;
}
