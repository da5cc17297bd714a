import { escapeHtml } from '../../kit/escape-html.ts';
import type { Guide } from './read-guides.ts';
import { renderMarkdown } from './render-markdown.ts';
import { type Operation, renderOperation } from './render-operation.ts';
import { type DocsContext, renderShell } from './render-shell.ts';

export interface Description {
  info: { title: string };
  paths: Record<string, Record<string, Operation>>;
}

const linkTo = (id: string, text: string) => `<li><a href="/v1/docs#${id}">${escapeHtml(text)}</a></li>`;

export function renderNavigation({ words }: DocsContext, guides: Guide[], domains: string[]): string {
  return `<h2>${words.guides}</h2><ul>${guides.map(({ name, title }) => linkTo(name, title)).join('')}<li><a href="/v1/docs/errors">${words.codes}</a></li></ul>
<h2>${words.reference}</h2><ul>${domains.map((domain) => linkTo(domain, domain)).join('')}<li><a href="/v1/openapi.json">${words.document}</a></li></ul>`;
}

/** Renders the guides and every call. The page works without its script, which only adds forms to try the calls. */
export function renderDocs(
  context: DocsContext,
  { info, paths }: Description,
  guides: Guide[],
  navigation: string,
): string {
  const { words } = context;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const byDomain = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? '');
  const reference = [...byDomain].map(
    ([domain, list]) =>
      `<h3 id="${domain}">${domain}</h3>${list.map(({ path, method, operation }) => renderOperation(path, method, operation, words)).join('\n')}`,
  );
  const texts = guides.map(
    ({ name, title, text }) =>
      `<section><h2 id="${name}">${escapeHtml(title)}</h2>${renderMarkdown(text)}</section>`,
  );
  return renderShell(context, {
    title: info.title,
    path: '/v1/docs',
    navigation,
    main: `<p>${words.intro} <a href="/v1/openapi.json">${words.document}</a></p>
${texts.join('\n')}
<h2 id="reference">${words.reference}</h2><p>${words.referenceNote}</p>
${reference.join('\n')}
<script src="/v1/docs/try-call.js" data-words="${escapeHtml(JSON.stringify({ ...words, back: undefined }))}" defer></script>`,
  });
}
