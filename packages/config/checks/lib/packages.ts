/** The folders of the workspace, by the package names used in imports. */
export const folders: Record<string, string> = {
  format: 'packages/format',
  i18n: 'packages/i18n',
  contract: 'packages/contract',
  client: 'packages/client',
  server: 'packages/server',
  demo: 'packages/demo',
  config: 'packages/config',
  backoffice: 'backoffice',
  site: 'site',
  e2e: 'e2e',
};

/** The package a file belongs to: `server` for `packages/server/src/start/server.ts`. */
export function packageOf(path: string): string | undefined {
  return Object.keys(folders).find((name) => path.startsWith(`${folders[name]}/`));
}

/** The package that an import names: `contract` for `@semilla/contract/testing`. */
export function packageNamed(specifier: string): string | undefined {
  return /^@semilla\/([^/]+)/.exec(specifier)?.[1];
}
