const tag = /<[a-z/!][^>]*>/i;
const onlyParagraphs = /^(?:\s*<p>(?:(?!<(?!br ?\/?>))[\s\S])*?<\/p>)*\s*$/i;
const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** What someone wrote as HTML: text with blank lines between its paragraphs becomes paragraphs, HTML stays as it is. */
export function htmlFromWritten(written: string): string {
  if (tag.test(written)) return written;
  return written
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/[&<>]/g, (mark) => marks[mark] ?? mark))
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** The way back, so that whoever wrote plain text edits plain text. Anything richer shows its HTML. */
export function writtenFromHtml(html: string): string {
  if (!onlyParagraphs.test(html)) return html;
  return html
    .replace(/<\/p>\s*<p>/gi, '\n\n')
    .replace(/<br ?\/?>/gi, '\n')
    .replace(/<\/?p>/gi, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}
