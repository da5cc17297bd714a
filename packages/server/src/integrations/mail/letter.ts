import type { Locale } from '@semilla/i18n';
import { escapeHtml } from '../../escape-html.ts';

/** What a mail says. One layout serves all of them. */
export interface Letter {
  locale: Locale;
  subject: string;
  greeting: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** Why one gets it, and what to do if it was not meant for one. */
  footnote: string;
}

function renderText({ greeting, paragraphs, action, footnote }: Letter, brandName: string): string {
  const parts = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `— ${brandName}`,
    footnote,
  ];
  return parts.join('\n\n');
}

const bodyStyle =
  'margin:0;background:#fbfaf6;color:#16211e;font:16px/1.55 system-ui,-apple-system,Segoe UI,Roboto,sans-serif';
const cardStyle = 'max-width:560px;margin:0 auto;padding:32px 24px';
const buttonStyle =
  'display:inline-block;background:#0f5c4a;color:#ffffff;text-decoration:none;font-weight:600;padding:12px 22px;border-radius:10px';

function renderHtml(
  { locale, subject, greeting, paragraphs, action, footnote }: Letter,
  brandName: string,
): string {
  const button = action
    ? `<p style="margin:28px 0"><a href="${escapeHtml(action.url)}" style="${buttonStyle}">${escapeHtml(action.label)}</a></p>
<p style="font-size:13px;color:#4c5a55;word-break:break-all">${escapeHtml(action.url)}</p>`
    : '';
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="${bodyStyle}"><div style="${cardStyle}">
<p style="font-size:20px;font-weight:700;color:#0f5c4a;margin:0 0 28px">${escapeHtml(brandName)}</p>
<h1 style="font-size:22px;margin:0 0 16px">${escapeHtml(subject)}</h1>
<p>${escapeHtml(greeting)}</p>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
${button}
<p style="margin-top:36px;padding-top:16px;border-top:1px solid #dcdfd6;font-size:13px;color:#4c5a55">${escapeHtml(footnote)}</p>
</div></body></html>`;
}

export function renderLetter(
  letter: Letter,
  brandName: string,
): { subject: string; text: string; html: string } {
  return {
    subject: letter.subject,
    text: renderText(letter, brandName),
    html: renderHtml(letter, brandName),
  };
}
