// Prevents an endpoint that is promised but not served, or served but never tried.
import type { Check, Problem } from './lib/check.ts';
import { type Endpoint, endpointsOf } from './lib/endpoints.ts';
import { isTest, sourcesUnder, withoutComments } from './lib/source.ts';

const folder = 'packages/server/';

export const endpoints: Check = {
  name: 'endpoints',
  run(tree) {
    const promised = endpointsOf(tree);
    const server = sourcesUnder(tree, folder).map((file) => ({
      file,
      code: withoutComments(tree.read(file)),
    }));
    const routes = server.filter(({ file }) => !isTest(file)).map(({ code }) => code);
    const tests = server.filter(({ file }) => isTest(file)).map(({ code }) => code);
    return {
      counted: `${promised.length} endpoints`,
      problems: promised.flatMap((endpoint) => {
        const lacks = [
          routes.some((code) => registers(code, endpoint)) ? '' : 'no route; register it in routes.ts',
          tests.some((code) => tries(code, endpoint)) ? '' : 'no test; call it in a *.test.ts of the server',
        ].filter(Boolean);
        return lacks.length > 0 ? [problem(endpoint, lacks)] : [];
      }),
    };
  },
};

function registers(code: string, { name }: Endpoint): boolean {
  return new RegExp(
    `\\b(?:route|moneyRoute|exportRoute|exportSummary)\\(\\s*(?:\\w+\\s*,\\s*)?(?:\\w+\\.)?${name}\\b`,
  ).test(code);
}

/** By the endpoint's name, taken from the contract, or by its method and path: `.get('/v1/wallet/wallets')`. */
function tries(code: string, endpoint: Endpoint): boolean {
  return importsName(code, endpoint.name) || requests(code, endpoint);
}

function importsName(code: string, name: string): boolean {
  const imported = code.matchAll(/\bimport\s+\{([^}]*)\}\s*from\s*['"]@semilla\/contract['"]/g);
  const isImported = [...imported].some(([, names = '']) => new RegExp(`\\b${name}\\b`).test(names));
  return isImported || new RegExp(`\\b(?:contract|endpoints)\\.${name}\\b`).test(code);
}

function requests(code: string, { method, path }: Endpoint): boolean {
  const place = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '(?:\\$\\{[^}]*\\}|[\\w.-]+)' : part.replaceAll('.', '\\.')))
    .join('/');
  const end = '(?=[\'"`?]|\\$\\{)';
  const chained = new RegExp(`\\.${method}(?:<[^(]*>)?\\(\\s*['"\`]${place}${end}`, 'i');
  const injected = new RegExp(`method: ['"]${method}['"],\\s*url: ['"\`]${place}${end}`, 'i');
  return chained.test(code) || injected.test(code);
}

function problem({ name, method, path, file, line }: Endpoint, lacks: string[]): Problem {
  return { file, line, message: `${name} (${method} ${path}) has ${lacks.join(', and ')}` };
}
