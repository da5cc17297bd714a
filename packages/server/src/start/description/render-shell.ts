import { escapeHtml } from '../../kit/escape-html.ts';
import { docsStyle } from './docs-style.ts';
import { type DocsWords, docsWords } from './docs-words.ts';

/** Values that every page about the API needs. */
export interface DocsContext {
  locale: 'es' | 'en';
  words: DocsWords;
  brandName: string;
  origin: string;
}

interface Shell {
  title: string;
  /** The path of the page without its language. */
  path: string;
  navigation: string;
  main: string;
}

/** The frame of a page about the API: languages, link back, navigation. */
export function renderShell(context: DocsContext, { title, path, navigation, main }: Shell): string {
  const { locale, words, brandName } = context;
  const languages = (['es', 'en'] as const).map((language) =>
    language === locale
      ? `<span aria-current="true">${docsWords[language].language}</span>`
      : `<a href="${path}?language=${language}" lang="${language}" hreflang="${language}">${docsWords[language].language}</a>`,
  );
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${docsStyle}</style></head>
<body><div class="layout"><header><a href="/">${escapeHtml(words.back.replace('%{brand}', brandName))}</a><span>${languages.join(' · ')}</span></header>
<h1>${escapeHtml(title)}</h1>
<nav aria-label="${words.contents}">${navigation}</nav>
<main>${main}</main></div></body></html>`;
}
