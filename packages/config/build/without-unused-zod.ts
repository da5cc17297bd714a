/** Modules of zod that write JSON Schemas and English sentences. Browsers use neither: messages come from rule codes. */
const unused = /zod\/v4\/(?:core\/(?:to-json-schema|json-schema-processors)|locales\/en)\.js$/;
const named = /^export (?:function|const) (\w+)/gm;

/** Replaces these modules, which bundlers cannot leave out by themselves because every schema refers to them. */
export function withoutUnusedZod() {
  return {
    name: 'without-unused-zod',
    enforce: 'pre' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    transform: {
      filter: { id: unused },
      handler: (code: string) => {
        const names = [...code.matchAll(named)].map(([, name]) => name);
        const all = [...names.map((name) => `export const ${name} = none;`), 'export default () => ({});'];
        return { code: ['const none = () => undefined;', ...all].join('\n'), map: null };
      },
    },
  };
}
