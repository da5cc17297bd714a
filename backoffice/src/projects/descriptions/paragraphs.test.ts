import { describe, expect, it } from 'vitest';
import { htmlFromWritten, writtenFromHtml } from './paragraphs.ts';

describe('what staff write', () => {
  it.each([
    ['Doce viviendas.\n\nEn Madrid.', '<p>Doce viviendas.</p><p>En Madrid.</p>'],
    ['Una línea\ny otra', '<p>Una línea<br>y otra</p>'],
    ['5 < 6 & más', '<p>5 &lt; 6 &amp; más</p>'],
    ['<h3>Plan</h3><p>Obras</p>', '<h3>Plan</h3><p>Obras</p>'],
    ['', ''],
  ])('[E6] %j is kept as %j', (written, html) => {
    expect(htmlFromWritten(written)).toBe(html);
  });

  it.each(['Doce viviendas.\n\nEn Madrid.', 'Una línea\ny otra', '5 < 6 & más'])(
    'comes back as written: %j',
    (written) => {
      expect(writtenFromHtml(htmlFromWritten(written))).toBe(written);
    },
  );

  it('shows its HTML where there is more than paragraphs', () => {
    expect(writtenFromHtml('<p>Un <strong>plan</strong></p>')).toBe('<p>Un <strong>plan</strong></p>');
  });
});
