import { describe, expect, it } from 'vitest';
import { contentDisposition, rangeOf } from './send-file.ts';

describe('the requested range of a file', () => {
  it.each([
    ['bytes=0-0', [0, 0]],
    ['bytes=2-5', [2, 5]],
    ['bytes=5-', [5, 9]],
    ['bytes=-3', [7, 9]],
    ['bytes=-30', [0, 9]],
    ['bytes=8-99', [8, 9]],
  ])('%s is %j of ten bytes', (header, expected) => {
    expect(rangeOf(header, 10)).toEqual(expected);
  });

  it.each([
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=10-',
    'bytes=5-4',
    'bytes=0-1,3-4',
    'bytes=-0',
    'pages=1-2',
    'bytes=a-b',
  ])('%s is the whole file', (header) => {
    expect(rangeOf(header, 10)).toBeUndefined();
  });
});

describe('the content disposition of a file', () => {
  it.each([
    ['application/pdf', 'ficha.pdf', `inline; filename="ficha.pdf"; filename*=UTF-8''ficha.pdf`],
    ['image/png', 'año.png', `inline; filename="ano.png"; filename*=UTF-8''a%C3%B1o.png`],
    ['text/html', 'a.html', `attachment; filename="a.html"; filename*=UTF-8''a.html`],
    ['image/svg+xml', 'a.svg', `attachment; filename="a.svg"; filename*=UTF-8''a.svg`],
    [
      'application/pdf',
      `a"\\\r\n;'(1)*.pdf`,
      `inline; filename="a;'(1)*.pdf"; filename*=UTF-8''a%22%5C%0D%0A%3B%27%281%29%2A.pdf`,
    ],
    ['application/pdf', '图', `inline; filename="file"; filename*=UTF-8''%E5%9B%BE`],
  ])('is right for %s named %j', (type, name, expected) => {
    expect(contentDisposition(type, name)).toBe(expected);
  });
});
