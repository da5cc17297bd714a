// Prevents a type scale with many steps: the site takes every font size from the tokens.
import type { Check } from './lib/check.ts';
import { lineAt, withoutComments } from './lib/source.ts';

const styled = /^site\/src\/.*\.(?:css|astro)$/;
const tokens = 'packages/format/src/tokens.ts';
/** The size of the browser, and that of paper, which the tokens multiply. */
const roots = ['100%', '10.5pt'];

const declaration = /\bfont(?:-size)?:\s*([^;}]+)/g;

export const fontSizes: Check = {
  name: 'font-sizes',
  run(tree) {
    const [, scale = ''] = /\bsize: \{([^}]*)\}/.exec(tree.read(tokens)) ?? [];
    const sizes = [...scale.matchAll(/(\w+):/g)].map(([, name]) => `var(--size-${name})`);
    const allowed = new Set([...sizes, ...roots, 'inherit']);
    const files = tree.paths.filter((path) => styled.test(path));
    return {
      counted: `${sizes.length} sizes in ${files.length} files`,
      problems: files.flatMap((file) => {
        const styles = withoutComments(tree.read(file));
        return [...styles.matchAll(declaration)]
          .filter(([, value = '']) => !allowed.has(value.trim()))
          .map(({ index, 1: value = '' }) => ({
            file,
            line: lineAt(styles, index),
            message: `sets the font size ${value.trim()}; take one of the sizes of ${tokens}`,
          }));
      }),
    };
  },
};
