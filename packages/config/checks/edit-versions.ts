// Prevents an edit that overwrites what another person has saved meanwhile, because it names no version.
import type { Check, Problem } from './lib/check.ts';
import { contract, isVersioned } from './lib/contract.ts';
import { isSource, isTest, lineAt, withoutComments } from './lib/source.ts';

const clients = /^(?:site|backoffice|packages\/client)\/src\/(?!testing\/)/;
const edits = /\b(?:api|call)\(\s*v1\.(\w+\.edit),|\bmethod: 'PATCH'/g;

const ownLanguage = 'It writes the language that its owner has just chosen, and reads nothing before.';
/** The files whose edits name no version, and why. */
export const withoutVersion: Record<string, string> = {
  'site/src/features/support/CloseTicket.tsx': 'It closes the ticket whatever else was edited.',
  'site/src/features/support/TicketView.tsx': 'Reading a ticket is no edit and raises no version.',
  'backoffice/src/app/preferences/use-next-locale.ts': ownLanguage,
  'packages/client/src/save-language.ts': ownLanguage,
};

/** The line of the first edit of a record with a version. */
function firstEditIn(code: string): number | undefined {
  const found = [...code.matchAll(edits)].find(([, name]) => {
    const endpoint = name && contract.endpoints[name];
    return !endpoint || isVersioned(endpoint);
  });
  return found && lineAt(code, found.index);
}

export const editVersions: Check = {
  name: 'edit-versions',
  run(tree) {
    const editing = tree.paths
      .filter((path) => clients.test(path) && isSource(path) && !isTest(path))
      .map((file) => ({ file, code: withoutComments(tree.read(file)) }))
      .map(({ file, code }) => ({ file, line: firstEditIn(code), isNamed: /\bversion\b/.test(code) }))
      .filter(({ line }) => line !== undefined);
    const problems = editing.flatMap(({ file, line, isNamed }): Problem[] => {
      const isListed = file in withoutVersion;
      if (isNamed !== isListed) return [];
      const message = isNamed
        ? 'names a version now; remove it from the table of this check'
        : 'edits without the version that was read; name it, or list the file with a reason';
      return [{ file, ...(line && { line }), message }];
    });
    const gone = Object.keys(withoutVersion)
      .filter((file) => tree.paths.includes(file) && !editing.some((one) => one.file === file))
      .map((file) => ({ file, message: 'edits nothing any more; remove it from the table of this check' }));
    return { counted: `${editing.length} files that edit`, problems: [...problems, ...gone] };
  },
};
