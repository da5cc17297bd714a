import { escapeHtml } from '../escape-html.ts';
import { style } from './style.ts';

const places = [
  ['/dev', 'Desk'],
  ['/dev/mail', 'Mailbox'],
  ['/dev/mail/previews', 'Every mail'],
  ['/dev/identity', 'Identity'],
  ['/', 'Site'],
  ['/admin/', 'Backoffice'],
  ['/v1/docs', 'API'],
] as const;

const links = places.map(([path, name]) => `<a href="${path}">${name}</a>`).join('');

/** A page of the desk, which needs no script. */
export function deskPage(title: string, body: string, { locale = 'en' }: { locale?: string } = {}): string {
  const name = escapeHtml(title);
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><style>${style}</style></head>
<body><header><div><strong>Demo</strong><nav aria-label="Desk">${links}</nav></div></header><main><h1>${name}</h1>${body}</main></body></html>`;
}
