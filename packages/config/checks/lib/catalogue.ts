import type { Problem } from './check.ts';
import { parseMessages } from './parse-messages.ts';
import type { Tree } from './tree.ts';

export const messagesFolder = 'packages/i18n/src/messages/';
const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];

export interface Entry {
  key: string;
  text: string;
  file: string;
  line: number;
}

export interface Catalogue {
  entries: Record<Language, Map<string, Entry>>;
  problems: Problem[];
}

/** All messages by their full key: `project.phases.Draft` is in the folder `project`. */
export function readCatalogue(tree: Tree): Catalogue {
  const catalogue: Catalogue = { entries: { es: new Map(), en: new Map() }, problems: [] };
  for (const folder of messageFolders(tree)) {
    for (const language of languages) readFile(tree, folder, language, catalogue);
  }
  return catalogue;
}

function messageFolders(tree: Tree): string[] {
  const inside = tree.paths.filter((path) => path.startsWith(messagesFolder));
  const rests = inside.map((path) => path.slice(messagesFolder.length)).filter((path) => path.includes('/'));
  return [...new Set(rests.map((path) => path.split('/')[0] ?? ''))];
}

function readFile(tree: Tree, folder: string, language: Language, { entries, problems }: Catalogue): void {
  const file = `${messagesFolder}${folder}/${language}.ts`;
  if (!tree.has(file)) {
    problems.push({ file, message: 'is missing; every folder of messages has es.ts and en.ts' });
    return;
  }
  try {
    for (const [path, { text, line }] of parseMessages(tree.read(file))) {
      const key = `${folder}.${path}`;
      entries[language].set(key, { key, text, file, line });
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const line = Number(/line (\d+)/.exec(message)?.[1] ?? 1);
    problems.push({
      file,
      line,
      message: `is not a nested object of plain texts (${message}); write it as one`,
    });
  }
}
