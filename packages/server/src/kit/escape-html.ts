/** A text as it may stand in HTML, between tags or as a value. */
export function escapeHtml(text: unknown): string {
  return String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
