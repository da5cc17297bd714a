import type { Tree } from './tree.ts';

const sourceFile = /\.(?:ts|tsx|astro|js|mjs|cjs)$/;
const testFile = /\.(?:test|spec)\.tsx?$/;

export function isSource(path: string): boolean {
  return sourceFile.test(path);
}

export function isTest(path: string): boolean {
  return testFile.test(path);
}

export function sourcesUnder(tree: Tree, folder: string): string[] {
  return tree.paths.filter((path) => path.startsWith(folder) && isSource(path));
}

export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** The code with its comments replaced by spaces, so that every position stays the same. */
export function withoutComments(code: string): string {
  return code.replace(tokens, (token) => (isComment(token) ? token.replaceAll(/[^\n]/g, ' ') : token));
}

const tokens = /\\.|\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

function isComment(token: string): boolean {
  return token.startsWith('//') || token.startsWith('/*');
}
