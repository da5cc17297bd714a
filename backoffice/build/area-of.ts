/** What the bundler knows of a module. */
interface Module {
  importedIds: readonly string[];
}

interface Graph {
  getModuleInfo(id: string): Module | null;
}

/** Libraries that only some pages need. Code that imports one of them stays out of the files that other pages load. */
const large = /node_modules\/(?:@?tiptap|prosemirror|recharts|ra-input-rich-text)/;

const source = /\/backoffice\/src\/(?:api|kit|records|pages|app)\/(projects\/creation|[\w-]+)/;

/** Folders that share a file with others: their pages are opened one after another, or they are too small for their own. */
const joined = new Map(
  Object.entries({
    bank: ['bank-entries', 'bank-statements', 'bank-balances', 'payment-files'],
    configuration: ['document-types', 'project-types', 'templates', 'canned-answers'],
    frame: ['search', 'shortcuts', 'session', 'conflict', 'together', 'list'],
  }).flatMap(([area, folders]) => folders.map((folder) => [folder, area] as const)),
);

function needsLarge(id: string, graph: Graph): boolean {
  const seen = new Set([id]);
  for (const one of seen) {
    if (large.test(one)) return true;
    for (const imported of graph.getModuleInfo(one)?.importedIds ?? []) seen.add(imported);
  }
  return false;
}

/** The file for modules that several pages use. */
export const sharedOf = (id: string, graph: Graph) => (needsLarge(id, graph) ? null : 'shared');

/** The area of a page, such as `projects`, whose modules become one file. */
export function areaOf(id: string, graph: Graph): string | null {
  const [, folder] = source.exec(id) ?? [];
  if (!folder || needsLarge(id, graph)) return null;
  return joined.get(folder) ?? folder.replace('/', '-');
}
