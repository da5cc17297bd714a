/** The values for `{{name}}` in a text. */
export type TextValues = Record<string, string | undefined>;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Fills values into a page of HTML. A line of a list, or a paragraph, is removed if its value is missing. */
export function fillIn(text: string, values: TextValues): string {
  const whole = text.replace(
    /<(li|p)>[^<]*\{\{(\w+)\}\}[^<]*<\/\1>\s*/g,
    (part: string, _tag, name: string) => (values[name] === undefined ? '' : part),
  );
  return whole.replace(/\{\{(\w+)\}\}/g, (_whole: string, name: string) =>
    (values[name] ?? '').replace(/[&<>"]/g, (sign) => signs[sign] ?? sign),
  );
}
