/** A CSV file with headings only. Spreadsheets in Spain and elsewhere split columns at semicolons when the file says so. */
export const templateOf = (headings: readonly string[]): Blob =>
  // The first character tells spreadsheets that the file is UTF-8.
  new Blob([`\uFEFF${headings.join(';')}\r\n`], { type: 'text/csv' });
