/** The text of a chapter without its headings and tags. */
export const plain = (html: string) =>
  html
    .replaceAll(/<(h\d)>.*?<\/\1>/gs, '')
    .replaceAll(/<\/(?:p|li)>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The same of an English chapter, whose figures look Spanish on screens, for a sheet in English. */
export const plainEnglish = (html: string) =>
  plain(html)
    .replaceAll(/\b\d{1,3}(?:\.\d{3})+(?=\D|$)/g, (figure) => figure.replaceAll('.', '_'))
    .replaceAll(/(?<=\d),(?=\d)/g, '.')
    .replaceAll('_', ',');
