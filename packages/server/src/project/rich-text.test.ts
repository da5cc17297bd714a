import { describe, expect, it } from 'vitest';
import { isEmpty, sanitise } from './rich-text.ts';

describe('allowed markup', () => {
  it.each([
    '<p>Doce viviendas en <strong>Madrid</strong>,<br />a <em>pie</em> de metro.</p>',
    '<h3>El edificio</h3><h4>Las obras</h4><ul><li>Uno</li></ul><ol><li>Dos</li></ol>',
    '<blockquote>“Un barrio vivo”</blockquote>',
    '<table><thead><tr><th scope="col">Año</th></tr></thead><tbody><tr><td colspan="2">2026</td></tr></tbody></table>',
    'Sin etiquetas &amp; con signos &lt;3',
  ])('[E6] is left unchanged: %s', (html) => {
    expect(sanitise(html)).toBe(html);
  });

  it.each([
    [
      '<a href="https://semilla.example/a?b=1">a</a>',
      '<a href="https://semilla.example/a?b=1" rel="noopener">a</a>',
    ],
    [
      '<a href="mailto:hola@semilla.example" target="_top">a</a>',
      '<a href="mailto:hola@semilla.example" rel="noopener">a</a>',
    ],
    [
      `<a href='https://semilla.example/?q="><script>'>a</a>`,
      '<a href="https://semilla.example/?q=&quot;&gt;&lt;script&gt;" rel="noopener">a</a>',
    ],
    ['<h1>Uno</h1><b>dos</b><i>tres</i>', '<h3>Uno</h3><strong>dos</strong><em>tres</em>'],
  ])('is normalised: %s', (html, tidy) => {
    expect(sanitise(html)).toBe(tidy);
  });
});

describe('forbidden markup', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '<p style="position:fixed" class="x" id="login" onclick="alert(1)">a</p>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="java\nscript:alert(1)">a</a>',
    '<a href="data:text/html,<script>alert(1)</script>">a</a>',
    '<a href="//evil.example">a</a>',
    '<a href="http://evil.example">a</a>',
    '<iframe src="https://evil.example"></iframe>',
    '<form action="https://evil.example"><input name="password"></form>',
    '<style>body{display:none}</style>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<p>a<!-- --!><script>alert(1)</script> --></p>',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<base href="https://evil.example/">',
  ])('[E6] is removed from %s', (html) => {
    const clean = sanitise(html);
    expect(clean).not.toMatch(/<(?!\/?(?:p|a|table)\b)/);
    expect(clean).not.toMatch(/\son\w+=|style=|class=|id=|href=|src=/);
    expect(sanitise(clean)).toBe(clean);
  });

  it.each(['<p> </p>', '<script>a</script>', '&nbsp;<br>', '<img src="x">'])('leaves %s empty', (html) => {
    expect(isEmpty(html)).toBe(true);
  });
});
