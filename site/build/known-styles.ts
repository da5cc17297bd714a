interface Script {
  type: 'chunk';
  fileName: string;
  code: string;
  imports: string[];
  viteMetadata?: { importedCss: Set<string> };
}

type Bundle = Record<string, Script | { type: 'asset' }>;

/** The files that a lazy import preloads, as Vite writes them into the script. */
const list = /(?<=\bm\.f=\[)[^\]]*(?=\])/;

function stylesOf(bundle: Bundle, script: Script, seen = new Set<Script>()): Set<string> {
  seen.add(script);
  const own = [...(script.viteMetadata?.importedCss ?? [])];
  const others = script.imports
    .map((name) => bundle[name])
    .filter((file): file is Script => file?.type === 'chunk' && !seen.has(file))
    .flatMap((file) => [...stylesOf(bundle, file, seen)]);
  return new Set([...own, ...others]);
}

/** Replaces the known styles by the script itself, because the imports name their files by their places in the list. */
function withoutKnown(written: string, known: Set<string>, own: string): string {
  const files = JSON.parse(`[${written}]`) as string[];
  return files.map((file) => JSON.stringify(known.has(file) ? own : file)).join(',');
}

/**
 * Lets a lazy import load no styles that the importing script has brought. Vite names them all, but Astro may write them into the
 * pages and drop their file.
 */
export function knownStyles() {
  return {
    name: 'known-styles',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    generateBundle: {
      order: 'post' as const,
      handler(_: unknown, bundle: Bundle): void {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const known = stylesOf(bundle, file);
          file.code = file.code.replace(list, (written) => withoutKnown(written, known, file.fileName));
        }
      },
    },
  };
}
