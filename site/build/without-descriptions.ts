import type { Plugin } from 'vite';

/** A text of the API description in the contract: `summary: '…'` or `description: '…'`. */
const text = /\b(?:summary|description):\s*'(?:[^'\\]|\\.)*'(?=\s*[,}])\s*,?/g;

/** Leaves the texts of the API description out of what browsers load, where nothing reads them. */
export function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /packages\/contract\/src\// },
      handler: (code) => ({ code: code.replace(text, ''), map: null }),
    },
  };
}
