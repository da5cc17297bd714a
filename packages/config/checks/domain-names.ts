// Prevents one domain of /v1 from having different names: server, contract and messages use the same eight folders.
import type { Check, Problem } from './lib/check.ts';
import { domains } from './lib/domains.ts';
import type { Tree } from './lib/tree.ts';

interface Place {
  folder: string;
  /** Folders that are no domain; undefined if any other folder is allowed beside the domains. */
  besides?: string[];
}

const places: Place[] = [
  {
    folder: 'packages/contract/src/',
    besides: ['approvals', 'audit', 'openapi', 'overview', 'shared', 'testing'],
  },
  {
    folder: 'packages/i18n/src/messages/',
    besides: ['approvals', 'audit', 'common', 'errors', 'fields', 'investor', 'overview', 'validation'],
  },
  { folder: 'packages/server/src/' },
];

export const domainNames: Check = {
  name: 'domain-names',
  run(tree) {
    const begun = domains.filter((domain) => places.some(({ folder }) => tree.has(folder + domain)));
    return {
      counted: `${begun.length} of ${domains.length} domains in ${places.length} packages`,
      problems: places.flatMap((place) => problemsOf(place, begun, foldersIn(tree, place.folder))),
    };
  },
};

function problemsOf({ folder, besides }: Place, begun: string[], present: string[]): Problem[] {
  const absent = begun.filter((domain) => !present.includes(domain));
  const strange = besides ? present.filter((name) => ![...domains, ...besides].includes(name)) : [];
  return [
    ...absent.map((domain) => ({
      file: folder + domain,
      message: 'is missing; a domain of /v1 has its folder in every package',
    })),
    ...strange.map((name) => ({
      file: folder + name,
      message: `is no domain of /v1 (${domains.join(', ')}); rename it, or list it in domain-names.ts`,
    })),
  ];
}

function foldersIn(tree: Tree, folder: string): string[] {
  const rests = tree.paths
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length).split('/'));
  return [...new Set(rests.filter((parts) => parts.length > 1).map(([first = '']) => first))];
}
