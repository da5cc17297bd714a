import { type ErrorCode, errorCatalogue, errorCodes } from '@semilla/contract';
import { translate } from '@semilla/i18n';
import { escapeHtml } from '../../kit/escape-html.ts';
import type { Description } from './render-docs.ts';
import { type DocsContext, renderShell } from './render-shell.ts';

// The values of placeholders are known only when the error happens.
const textOf = (code: ErrorCode, locale: DocsContext['locale']) =>
  translate(locale, `errors.${code}`).replace(/%\{\w+\}/g, '…');

// Allows line breaks only between words, so narrow screens do not break a code within a word.
const breakable = (code: ErrorCode) => code.replace(/[._]/g, '$&<wbr>');

/** The page with every error code, its status and its text. */
export function renderErrorCodes(context: DocsContext, navigation: string): string {
  const { locale, words } = context;
  const rows = errorCodes.map(
    (code) =>
      `<tr><td><a href="/v1/docs/errors/${code}"><code>${breakable(code)}</code></a></td><td>${errorCatalogue[code]}</td><td>${escapeHtml(textOf(code, locale))}</td></tr>`,
  );
  return renderShell(context, {
    title: words.codes,
    path: '/v1/docs/errors',
    navigation,
    main: `<div class="wide"><table><thead><tr><th>${words.code}</th><th>${words.status}</th><th>${words.text}</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`,
  });
}

function callsWith({ paths }: Description, code: ErrorCode): string[] {
  return Object.values(paths).flatMap((methods) =>
    Object.values(methods)
      .filter(({ responses }) => responses[errorCatalogue[code]]?.description.split(', ').includes(code))
      .map(({ operationId }) => operationId),
  );
}

/** The page that the `type` of a problem links to. */
export function renderErrorCode(
  context: DocsContext,
  description: Description,
  navigation: string,
  code: ErrorCode,
): string {
  const { locale, words } = context;
  const calls = callsWith(description, code);
  const every = Object.values(description.paths).flatMap((methods) => Object.keys(methods)).length;
  const list = calls.map((name) => `<li><a href="/v1/docs#${name}"><code>${name}</code></a></li>`);
  return renderShell(context, {
    title: code,
    path: `/v1/docs/errors/${code}`,
    navigation,
    main: `<p>${words.status}: ${errorCatalogue[code]}</p><p>${escapeHtml(textOf(code, locale))}</p>
${calls.length && calls.length < every ? `<h2>${words.calls}</h2><ul>${list.join('')}</ul>` : `<p>${words.everyCall}</p>`}
<p><a href="/v1/docs/errors">${words.codes}</a></p>`,
  });
}
