import sanitizeHtml from 'sanitize-html';
import { InvalidInput } from '../kit/errors.ts';

const textTags = ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'blockquote'];
const tableTags = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];
const headings = { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' };
const linkTarget = /^(?:https:\/\/|mailto:)/i;

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...textTags, ...tableTags],
  allowedAttributes: { a: ['href', 'rel'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    ...headings,
    b: 'strong',
    i: 'em',
    a: (tagName, { href = '' }) => {
      const attribs: sanitizeHtml.Attributes = linkTarget.test(href) ? { href, rel: 'noopener' } : {};
      return { tagName, attribs };
    },
  },
};

/** Removes everything except simple markup. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, rules).trim();
}

/** Whether the text has no visible content. */
export function isEmpty(html: string): boolean {
  return !sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).trim();
}

/** Sanitises the rich text fields. A text without visible content is refused as missing. */
export function cleaned<T extends object>(fields: T, richFields: readonly (keyof T & string)[]): T {
  const clean = { ...fields };
  for (const name of richFields) {
    const html = fields[name];
    if (typeof html !== 'string') continue;
    if (isEmpty(html)) throw new InvalidInput([{ path: name, code: 'required', params: {} }]);
    clean[name] = sanitise(html) as typeof html;
  }
  return clean;
}
