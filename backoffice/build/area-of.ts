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

/** The area of a page, such as `customers`, whose modules become one file. */
export function areaOf(id: string, graph: Graph): string | null {
  const [, area] = source.exec(id) ?? [];
  return area && !needsLarge(id, graph) ? area.replace('/', '-') : null;
}
