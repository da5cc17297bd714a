import sanitizeHtml from 'sanitize-html';

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

/** What is written in a rich text field, with nothing in it but plain markup. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, rules).trim();
}

/** Whether anything is left to read. */
export function isEmpty(html: string): boolean {
  return !sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).trim();
}
