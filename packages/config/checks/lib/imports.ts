import { posix } from 'node:path';
import { lineAt, withoutComments } from './source.ts';

export interface Import {
  specifier: string;
  line: number;
}

const importForms = [
  /\b(?:import|export)\s+(?:type\s+)?[\w*{$][^'"`;()=]*?\bfrom\s*(['"])(?<specifier>[^'"\n]+)\1/g,
  /\bimport\s*(['"])(?<specifier>[^'"\n]+)\1/g,
  /\b(?:import|vi\.mock|vi\.doMock|require)\(\s*(['"])(?<specifier>[^'"\n]+)\1/g,
];

/** Every module that a source imports, including types and mocks. */
export function importsOf(code: string): Import[] {
  const plain = withoutComments(code);
  return importForms
    .flatMap((form) => [...plain.matchAll(form)])
    .map((match) => ({ specifier: match.groups?.specifier ?? '', line: lineAt(plain, match.index) }))
    .toSorted((a, b) => a.line - b.line);
}

/** The target of a relative import of `file`, from the top of the repository. */
export function resolveImport(file: string, specifier: string): string {
  return posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''));
}
