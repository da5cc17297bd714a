import type { Check, Problem } from './check.ts';
import { importsOf, resolveImport } from './imports.ts';
import { isTest, sourcesUnder } from './source.ts';
import type { Tree } from './tree.ts';

export interface House {
  /** The folder that contains the layers, with `/` at its end. */
  root: string;
  /** From the bottom up: a folder may import itself and those before it. */
  layers: readonly string[];
  /** Helpers of tests beside the code. Like tests they may import everything, but only tests may import them. */
  helpsTests?: RegExp;
  /** Layers whose folders may not import each other in a circle. */
  withoutCircles?: readonly string[];
  /** Why a file may not import a package. */
  refusesPackage?: (file: string, specifier: string) => string | undefined;
  /** Why a file may not import another file, although the layers allow it. */
  refusesFile?: (file: string, target: string) => string | undefined;
}

interface Arrow {
  file: string;
  line: number;
  specifier: string;
  /** The imported file. Undefined for a package. */
  target?: string;
}

/** Checks that no file imports a layer above its own. Imports of types count too. */
export function layersCheck(name: string, house: House): Check {
  return {
    name,
    run(tree) {
      const files = sourcesUnder(tree, house.root).filter(
        (file) => !isTest(file) && !house.helpsTests?.test(file),
      );
      const placed = files.filter((file) => house.layers.includes(layerOf(house.root, file)));
      const arrows = placed.flatMap((file) => arrowsOf(tree, file));
      const problems = [
        ...files.filter((file) => !placed.includes(file)).map((file) => withoutLayer(house, file)),
        ...arrows.flatMap((arrow) => refusalProblems(house, arrow)),
        ...circleProblems(house, arrows),
      ];
      return { counted: `${files.length} files`, problems };
    },
  };
}

function arrowsOf(tree: Tree, file: string): Arrow[] {
  return importsOf(tree.read(file)).map(({ specifier, line }) => ({
    file,
    line,
    specifier,
    ...(specifier.startsWith('.') && { target: resolveImport(file, specifier) }),
  }));
}

function withoutLayer({ layers }: House, file: string): Problem {
  return { file, line: 1, message: `is in no layer; put it into one of ${layers.join(', ')}` };
}

/** The layer of a file: the first folder below the root. */
export function layerOf(root: string, path: string): string {
  return path.slice(root.length).split('/')[0] ?? '';
}

function refusalProblems(house: House, arrow: Arrow): Problem[] {
  const message = refusal(house, arrow);
  return message ? [{ file: arrow.file, line: arrow.line, message }] : [];
}

function refusal(house: House, { file, specifier, target }: Arrow): string | undefined {
  if (!target) return house.refusesPackage?.(file, specifier);
  if (!target.startsWith(house.root)) return `imports ${target}, which is not in ${house.root}`;
  if (house.helpsTests?.test(target)) return `imports ${target}, which only tests may import`;
  const from = layerOf(house.root, file);
  const to = layerOf(house.root, target);
  if (house.layers.indexOf(to) > house.layers.indexOf(from)) {
    return `imports ${to}, a layer above ${from}; move what both need down, or the caller up`;
  }
  return house.refusesFile?.(file, target);
}

/** The folder of a file within a layer without circles, such as `records/users`. */
function folderOf({ root, withoutCircles = [] }: House, path: string): string | undefined {
  const [layer = '', folder, ...rest] = path.slice(root.length).split('/');
  return withoutCircles.includes(layer) && rest.length > 0 ? `${layer}/${folder}` : undefined;
}

/** For each folder of these layers, the folders that it imports. */
function importsOfFolders(house: House, arrows: Arrow[]): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const { file, target } of arrows) {
    const from = folderOf(house, file);
    const to = target && folderOf(house, target);
    if (from && to) imports.set(from, (imports.get(from) ?? new Set()).add(to));
  }
  return imports;
}

function circleProblems(house: House, arrows: Arrow[]): Problem[] {
  const imports = importsOfFolders(house, arrows);
  const leadsTo = (from: string, to: string) => {
    const reached = new Set([from]);
    for (const folder of reached) for (const next of imports.get(folder) ?? []) reached.add(next);
    return reached.has(to);
  };
  return arrows.flatMap(({ file, line, target }) => {
    const from = folderOf(house, file);
    const to = target && folderOf(house, target);
    if (!from || !to || from === to || !leadsTo(to, from)) return [];
    const message = `imports ${to}, which imports ${from} in a circle; move what both need down, or the caller up`;
    return [{ file, line, message }];
  });
}
