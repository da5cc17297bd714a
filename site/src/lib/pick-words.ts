import { type Locale, messages } from '@semilla/i18n';
import type { Words } from './words.ts';

type Branch = { readonly [name: string]: string | Branch };

function leaves(branch: string | Branch, path: string): [string, string][] {
  if (typeof branch === 'string') return [[path, branch]];
  return Object.entries(branch).flatMap(([name, part]) => leaves(part, `${path}.${name}`));
}

function partOf(root: Branch, section: string): string | Branch {
  let part: string | Branch | undefined = root;
  for (const name of section.split('.')) part = typeof part === 'object' ? part[name] : undefined;
  if (part === undefined)
    throw new Error(`There are no messages under ${section}; correct the section's name.`);
  return part;
}

/** Picks the messages of some sections for an island. All messages would be larger than the island itself. */
export function pickWords(locale: Locale, sections: readonly string[]): Words {
  return Object.fromEntries(
    sections.flatMap((section) => leaves(partOf(messages[locale], section), section)),
  );
}
