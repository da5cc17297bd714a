// Prevents files that hold more than one thing. Lists of words, generated files and tables of cases may be long.
import type { Check } from './lib/check.ts';
import { isTest } from './lib/source.ts';

const aimLines = 250;
const mostLines = 300;
const counted = /\.(?:ts|tsx|astro|css|js|mjs)$/;
const exceptions = [
  /^packages\/i18n\/src\/messages\//,
  /^packages\/server\/migrations\//,
  /\.generated\.\w+$/,
];

export const fileSize: Check = {
  name: 'file-size',
  run(tree) {
    const files = tree.paths
      .filter(
        (path) =>
          counted.test(path) && !isTest(path) && !exceptions.some((exception) => exception.test(path)),
      )
      .map((file) => ({ file, lines: tree.read(file).trimEnd().split('\n').length }));
    return {
      counted: `${files.length} files, median ${median(files.map(({ lines }) => lines))} lines`,
      problems: files
        .filter(({ lines }) => lines > mostLines)
        .map(({ file, lines }) => ({
          file,
          message: `has ${lines} lines, more than ${mostLines}; split it by what it holds`,
        })),
      notes: files
        .filter(({ lines }) => lines > aimLines && lines <= mostLines)
        .map(({ file, lines }) => `${file} has ${lines} lines; aim for ${aimLines} at most`),
    };
  },
};

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
