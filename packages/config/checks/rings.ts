// Prevents an inner ring (`npm test`) that leaves out a requirement, a money command, an endpoint's access or an act of two people.
import type { Check, Problem } from './lib/check.ts';
import { importsOf, resolveImport } from './lib/imports.ts';
import { isInnerFile, type Mention, mentionsIn } from './lib/mentions.ts';
import { isTest, sourcesUnder } from './lib/source.ts';
import type { Tree } from './lib/tree.ts';

const server = 'packages/server/';
const money = `${server}src/money/`;
/** Tests that run over a whole list of the contract, and the expression that names the list. */
const wholeLists = {
  [`${server}test/permissions/matrix.test.ts`]: 'describe.each(Object.entries(endpoints))',
  [`${server}test/permissions/proposals.test.ts`]: 'toEqual([...proposalActs].toSorted())',
};

export const rings: Check = {
  name: 'rings',
  run(tree) {
    const shown = [...Map.groupBy(mentionsIn(tree), ({ id }) => id).values()];
    const outer = shown.filter((mentions) => !mentions.some(({ isInner }) => isInner));
    const commands = moneyCommands(tree);
    return {
      counted: `${shown.length - outer.length} requirements and ${commands.length} money commands in the inner ring`,
      problems: [
        ...outer.map(([mention]) => outerOnly(mention as Mention)),
        ...lostLists(tree),
        ...unshownCommands(tree, commands),
      ],
    };
  },
};

const outerOnly = ({ id, file, line }: Mention): Problem => ({
  file,
  line,
  message: `${id} is shown only in the outer ring; show it in a test that \`npm test\` runs`,
});

/** `npm test` must check the access to every endpoint, and every act of two people. */
function lostLists(tree: Tree): Problem[] {
  return Object.entries(wholeLists).flatMap(([file, list]) =>
    tree.has(file) && tree.read(file).includes(list)
      ? []
      : [{ file, message: `must stay in the inner ring and run over its whole list: ${list}` }],
  );
}

const moneyCommands = (tree: Tree) =>
  sourcesUnder(tree, `${money}commands/`).filter(
    (file) => !isTest(file) && /^export (?:function|const) [^;]*?\bCommand</m.test(tree.read(file)),
  );

/** A command is shown if the matrix calls its route, or if an inner test imports it or its job. */
function unshownCommands(tree: Tree, commands: string[]): Problem[] {
  const users = importersIn(tree);
  return commands
    .filter((command) => {
      const found = closure(command, users);
      return ![...found].some((file) => isInnerFile(file) || file.startsWith(`${money}routes/`));
    })
    .map((file) => ({ file, message: 'has no test in the inner ring; add one that `npm test` runs' }));
}

/** The files of the server that import a file, within the money domain and the tests. */
function importersIn(tree: Tree): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const file of [...sourcesUnder(tree, money), ...sourcesUnder(tree, `${server}test/`)]) {
    for (const { specifier } of importsOf(tree.read(file))) {
      if (!specifier.startsWith('.')) continue;
      const target = resolveImport(file, specifier);
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

function closure(file: string, users: Map<string, string[]>, found = new Set<string>()): Set<string> {
  for (const user of users.get(file) ?? []) {
    if (found.has(user)) continue;
    found.add(user);
    closure(user, users, found);
  }
  return found;
}
