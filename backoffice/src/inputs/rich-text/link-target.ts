const scheme = /^[a-z][a-z0-9+.-]*:/i;

/**
 * The target of a link in the API's format: an https address or a mailto address. A missing scheme is added.
 * Undefined for anything else.
 */
export function linkTarget(typed: string): string | undefined {
  const text = typed.trim();
  if (!text || /\s/.test(text)) return undefined;
  if (/^(?:https:\/\/|mailto:)[^/]/i.test(text)) return text;
  if (scheme.test(text) || text.startsWith('/')) return undefined;
  if (/^[^@/]+@[^@/]+\.[^@/]+$/.test(text)) return `mailto:${text}`;
  return /^[^/@]+\.[^/@]+/.test(text) ? `https://${text}` : undefined;
}
