const scheme = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Converts the typed text to a link that the API accepts, an https or mailto address. Adds a missing scheme, and returns
 * undefined for anything else.
 */
export function linkTarget(typed: string): string | undefined {
  const text = typed.trim();
  if (!text || /\s/.test(text)) return undefined;
  if (/^(?:https:\/\/|mailto:)[^/]/i.test(text)) return text;
  if (scheme.test(text) || text.startsWith('/')) return undefined;
  if (/^[^@/]+@[^@/]+\.[^@/]+$/.test(text)) return `mailto:${text}`;
  return /^[^/@]+\.[^/@]+/.test(text) ? `https://${text}` : undefined;
}
