/** A text of the API description in the contract: `summary: '…'` or `description: '…'`. */
const text = /\b(summary|description):\s*'(?:[^'\\]|\\.)*'(?=\s*[,}])/g;

/** Removes the texts of the API description from the code for browsers, where nothing uses them. */
export function withoutDescriptions() {
  return {
    name: 'without-descriptions',
    enforce: 'pre' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    transform: {
      filter: { id: /packages\/contract\/src\// },
      handler: (code: string) => ({ code: code.replace(text, "$1: ''"), map: null }),
    },
  };
}
