export type TextValues = Record<string, string | undefined>;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Replaces `{{name}}` in HTML. A list item or paragraph whose value is missing is removed. */
export function fillIn(text: string, values: TextValues): string {
  const whole = text.replace(
    /<(li|p)>[^<]*\{\{(\w+)\}\}[^<]*<\/\1>\s*/g,
    (part: string, _tag, name: string) => (values[name] === undefined ? '' : part),
  );
  return whole.replace(/\{\{(\w+)\}\}/g, (_whole: string, name: string) =>
    (values[name] ?? '').replace(/[&<>"]/g, (sign) => signs[sign] ?? sign),
  );
}
