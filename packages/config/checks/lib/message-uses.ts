import { messagesFolder } from './catalogue.ts';
import { isSource, isTest, lineAt, withoutComments } from './source.ts';
import type { Tree } from './tree.ts';

export interface MessageUses {
  literals: Set<string>;
  prefixes: Set<string>;
  /** Keys passed to a translator directly. */
  calls: { key: string; file: string; line: number }[];
}

const literal = /(['"`])([A-Za-z]\w*(?:\.[\w-]+)+)\1/g;
const template = /`([A-Za-z]\w*\.[\w.-]*)\$\{/g;
const concatenation = /(['"])([A-Za-z]\w*\.(?:[\w-]+\.)*)\1\s*\+/g;
/** Finds the key prefixes of the words of choices. */
const words = /\bwords(?:: |=)(['"])([A-Za-z]\w*(?:\.\w+)*)\1/g;
const call = /\b(?:t|translate)\(\s*(?:[\w.]+\s*,\s*)?(['"`])([A-Za-z]\w*(?:\.[\w-]+)+)\1/g;

/** The uses of messages in the product. Tests do not count, because users do not see them. */
export function messageUses(tree: Tree): MessageUses {
  const uses: MessageUses = { literals: new Set(), prefixes: new Set(), calls: [] };
  for (const file of tree.paths) {
    if (
      !isSource(file) ||
      isTest(file) ||
      file.startsWith('packages/config/') ||
      file.startsWith(messagesFolder)
    )
      continue;
    const code = withoutComments(tree.read(file));
    for (const match of code.matchAll(literal)) uses.literals.add(match[2] ?? '');
    for (const match of code.matchAll(template)) uses.prefixes.add(match[1] ?? '');
    for (const match of code.matchAll(concatenation)) uses.prefixes.add(match[2] ?? '');
    for (const match of code.matchAll(words)) uses.prefixes.add(`${match[2]}.`);
    for (const match of code.matchAll(call)) {
      uses.calls.push({ key: match[2] ?? '', file, line: lineAt(code, match.index) });
    }
  }
  return uses;
}
