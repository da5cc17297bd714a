import { escapeHtml } from '../../kit/escape-html.ts';

/** Code, bold words and links within a line. */
export function renderLine(text: string): string {
  return escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>');
}

const listOf = (tag: 'ol' | 'ul', lines: string[]) =>
  `<${tag}>${lines.map((line) => `<li>${renderLine(line.replace(/^(?:-|\d+\.) /, ''))}</li>`).join('')}</${tag}>`;

function renderBlock(block: string): string {
  const lines = block.split('\n');
  const [first = ''] = lines;
  if (first.startsWith('```')) return `<pre tabindex="0">${escapeHtml(lines.slice(1, -1).join('\n'))}</pre>`;
  if (first.startsWith('- ')) return listOf('ul', lines);
  if (first.startsWith('1. ')) return listOf('ol', lines);
  return `<p>${renderLine(lines.join(' '))}</p>`;
}

/** The part of Markdown that the guides use: paragraphs, lists, code and links. */
export function renderMarkdown(text: string): string {
  const blocks = text.match(/```[\s\S]*?```|(?:(?!```)[^\n]+\n?)+/g) ?? [];
  return blocks.map((block) => renderBlock(block.trim())).join('\n');
}
