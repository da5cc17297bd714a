/** What a canned answer may leave open: the customer's name, the name of the person who answers, and the title of the ticket. */
export const placeholderNames = ['customer', 'staff', 'ticket'] as const;
export type PlaceholderName = (typeof placeholderNames)[number];

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;
const braces = /\{\{|\}\}/;

const isKnown = (name: string): name is PlaceholderName =>
  (placeholderNames as readonly string[]).includes(name);

/** The first placeholder of a text that nothing fills, or braces that are not closed; undefined if there is none. */
export function unknownPlaceholder(text: string): string | undefined {
  const unknown = [...text.matchAll(placeholder)].find(([, name = '']) => !isKnown(name));
  return unknown?.[0] ?? braces.exec(text.replaceAll(placeholder, ''))?.[0];
}

/** Fills the placeholders of a text once: braces in a value stay as they are. */
export function fillPlaceholders(text: string, values: Record<PlaceholderName, string>): string {
  return text.replaceAll(placeholder, (whole, name: string) => (isKnown(name) ? values[name] : whole));
}
