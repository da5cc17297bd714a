// Prevents the top of the repository from growing past the seven names the product's owner fixed.
import type { Check } from './lib/check.ts';

const names = ['package.json', 'turbo.json', 'backoffice', 'site', 'packages', 'e2e', 'README.md'];
const toolNames = ['package-lock.json'];

export const topLevel: Check = {
  name: 'top-level',
  run(tree) {
    const present = [...new Set(tree.paths.map((path) => path.split('/')[0] ?? ''))];
    const extra = present.filter((name) => ![...names, ...toolNames].includes(name) && !name.startsWith('.'));
    const absent = names.filter((name) => !present.includes(name));
    return {
      counted: `${names.length - absent.length} of ${names.length} names`,
      problems: [
        ...extra.map((name) => ({
          file: name,
          message: `does not belong at the top; move it below ${names.slice(2, 6).join(', ')}`,
        })),
        ...absent.map((name) => ({ file: name, message: 'is missing at the top; add it' })),
      ],
    };
  },
};
