/** Escapes a text for HTML, between tags or in an attribute. */
export function escapeHtml(text: unknown): string {
  return String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
