const scheme = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Where a link leads, as the API keeps it: to a page by https, or to an e-mail address. What was typed without saying so
 * is one of the two. Undefined for anything else.
 */
export function linkTarget(typed: string): string | undefined {
  const text = typed.trim();
  if (!text || /\s/.test(text)) return undefined;
  if (/^(?:https:\/\/|mailto:)[^/]/i.test(text)) return text;
  if (scheme.test(text) || text.startsWith('/')) return undefined;
  if (/^[^@/]+@[^@/]+\.[^@/]+$/.test(text)) return `mailto:${text}`;
  return /^[^/@]+\.[^/@]+/.test(text) ? `https://${text}` : undefined;
}
