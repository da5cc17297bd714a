import { escapeHtml } from '../../kit/escape-html.ts';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  example?: unknown;
}
type Content = Record<string, { example?: unknown }>;
interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}
interface Description {
  info: { title: string };
  paths: Record<string, Record<string, Operation>>;
}

const style = `
:root{color-scheme:light dark;--paper:#fbfaf6;--ink:#16211e;--soft:#51605b;--line:#d9ddd4;--card:#fff;--green:#0f5c4a}
@media(prefers-color-scheme:dark){:root{--paper:#101715;--ink:#eef1ec;--soft:#a6b3ad;--line:#2b3733;--card:#17211e;--green:#6fcbb0}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:920px;margin:0 auto;padding:32px 20px 96px}
h1{margin:0 0 8px}h2{margin:48px 0 12px;text-transform:capitalize}
details{background:var(--card);border:1px solid var(--line);border-radius:10px;margin:8px 0}
summary{cursor:pointer;padding:10px 14px;overflow-wrap:anywhere}
summary:focus-visible,a:focus-visible{outline:3px solid var(--green);outline-offset:2px}
details>div{padding:0 14px 14px}
code,pre{font:13px/1.5 ui-monospace,monospace}
pre{overflow:auto;background:var(--paper);border:1px solid var(--line);border-radius:8px;padding:12px;margin:8px 0}
.method{display:inline-block;min-width:4.2em;font-weight:700;color:var(--green)}
.soft{color:var(--soft)}a{color:var(--green)}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:6px 10px 6px 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere}`;

const codeWords = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

function example(content: Content | undefined): string {
  return Object.entries(content ?? {})
    .filter(([, { example: shown }]) => shown !== undefined)
    .map(
      ([type, { example: shown }]) =>
        `<p class="soft">${escapeHtml(type)}</p><pre tabindex="0">${escapeHtml(JSON.stringify(shown, null, 2))}</pre>`,
    )
    .join('');
}

function parameterTable(parameters: Parameter[]): string {
  if (!parameters.length) return '';
  const rows = parameters.map(
    (parameter) =>
      `<tr><td><code>${escapeHtml(parameter.name)}</code></td><td>${parameter.in}${parameter.required ? ', required' : ''}</td><td>${escapeHtml(parameter.description ?? '')}</td><td><code>${escapeHtml(parameter.example ?? '')}</code></td></tr>`,
  );
  return `<table><thead><tr><th>Parameter</th><th>In</th><th>Description</th><th>Example</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function operationSection(path: string, method: string, operation: Operation): string {
  const answers = Object.entries(operation.responses).map(
    ([status, answer]) =>
      `<h4>${status}</h4><p>${escapeHtml(answer.description)}</p>${Number(status) < 300 ? example(answer.content) : ''}`,
  );
  return `<details id="${operation.operationId}"><summary><span class="method">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code><br><span class="soft">${escapeHtml(operation.summary)}</span></summary>
<div><p>${codeWords(operation.description)}</p>${parameterTable(operation.parameters)}
${operation.requestBody ? `<h4>Body</h4>${example(operation.requestBody.content)}` : ''}${answers.join('')}</div></details>`;
}

/** Renders the description of the API as one page without scripts; sections fold by `<details>`. */
export function renderDocs(description: Description, brandName: string): string {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const byDomain = Map.groupBy(operations, ({ operation }) => operation.tags[0]);
  const sections = [...byDomain].map(
    ([domain, list]) =>
      `<h2 id="${domain}">${domain}</h2>${list.map(({ path, method, operation }) => operationSection(path, method, operation)).join('\n')}`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(description.info.title)}</title><style>${style}</style></head>
<body><main><p><a href="/">← Back to ${escapeHtml(brandName)}</a></p><h1>${escapeHtml(description.info.title)}</h1>
<p>Lists return <code>data</code> and <code>total</code>. Amounts are strings with two decimals; dates with a time are ISO 8601 with an offset. Errors are <code>application/problem+json</code>. <a href="/v1/openapi.json">OpenAPI document</a></p>
<nav aria-label="Domains">${[...byDomain.keys()].map((domain) => `<a href="#${domain}">${domain}</a>`).join(' · ')}</nav>
${sections.join('\n')}</main></body></html>`;
}
