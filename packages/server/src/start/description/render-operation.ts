import { escapeHtml } from '../../kit/escape-html.ts';
import type { DocsWords } from './docs-words.ts';
import { renderLine } from './render-markdown.ts';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  example?: unknown;
}

type Content = Record<string, { example?: unknown }>;

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}

const shown = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value ?? ''));

function renderExample(content: Content | undefined): string {
  return Object.entries(content ?? {})
    .filter(([, { example }]) => example !== undefined)
    .map(
      ([type, { example }]) =>
        `<p class="soft">${escapeHtml(type)}</p><pre tabindex="0">${escapeHtml(JSON.stringify(example, null, 2))}</pre>`,
    )
    .join('');
}

function renderParameters(parameters: Parameter[], words: DocsWords): string {
  if (!parameters.length) return '';
  const rows = parameters.map(
    ({ name, in: place, required, description = '', example }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${required ? `, ${words.required}` : ''}</td><td>${renderLine(description)}</td><td><code>${escapeHtml(shown(example))}</code></td></tr>`,
  );
  return `<div class="wide"><table><thead><tr><th>${words.parameter}</th><th>${words.place}</th><th>${words.description}</th><th>${words.example}</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

const linkedCode = (code: string) => `<a href="/v1/docs/errors/${code}"><code>${code}</code></a>`;

function renderResponses(responses: Operation['responses']): string {
  return Object.entries(responses)
    .map(([status, { description, content }]) =>
      Number(status) < 400
        ? `<h4>${status}</h4><p>${escapeHtml(description)}</p>${renderExample(content)}`
        : `<h4>${status}</h4><p>${description.split(', ').map(linkedCode).join(', ')}</p>`,
    )
    .join('');
}

/** The section of the page about one call. A script adds the form to try it. */
export function renderOperation(
  path: string,
  method: string,
  operation: Operation,
  words: DocsWords,
): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const body = requestBody ? `<h4>${words.body}</h4>${renderExample(requestBody.content)}` : '';
  return `<details id="${operationId}" data-path="${escapeHtml(path)}" data-method="${method}"><summary><span class="method">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code><br><span class="soft">${escapeHtml(summary)}</span></summary>
<div><p>${renderLine(description)}</p>${renderParameters(parameters, words)}
${body}${renderResponses(responses)}</div></details>`;
}
