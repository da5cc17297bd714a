import { attachmentTypes, fileSizeBytesMax } from '@semilla/contract';
import { expect, it } from 'vitest';
import { withChosen } from './with-chosen.ts';

const png = (name: string, sizeBytes = 10) =>
  new File([new Uint8Array(sizeBytes)], name, { type: 'image/png' });
const codesOf = (chosen: ReturnType<typeof withChosen>) =>
  chosen.refused.map(({ name, problem }) => [name, 'code' in problem && problem.code]);

it('[V8][V9] accepts valid files, and reports the problem of each other file', () => {
  const good = png('a.png');
  const text = new File(['hola'], 'b.txt', { type: 'text/plain' });
  const chosen = withChosen(
    [],
    [good, text, png('c.png', fileSizeBytesMax), png('d.png', 0)],
    attachmentTypes,
    10,
  );
  expect(chosen.files).toEqual([good]);
  expect(codesOf(chosen)).toEqual([
    ['b.txt', 'file_type'],
    ['c.png', 'file_too_large'],
    ['d.png', 'file_empty'],
  ]);
});

it('accepts no more than the maximum number of files', () => {
  const chosen = withChosen([png('a.png')], [png('b.png'), png('c.png')], attachmentTypes, 2);
  expect(chosen.files.map(({ name }) => name)).toEqual(['a.png', 'b.png']);
  expect(codesOf(chosen)).toEqual([['c.png', 'too_many']]);
});
