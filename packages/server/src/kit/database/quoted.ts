/** A name in a statement. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
/** A text in a statement. */
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
