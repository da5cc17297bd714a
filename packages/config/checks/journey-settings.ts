// Prevents journeys that pass only with relaxed limits: their platform runs with the default settings, but those named here.
import type { Check } from './lib/check.ts';
import { isSource, lineAt, withoutComments } from './lib/source.ts';

/** Where the platform of the journeys gets its settings. */
const places = /^(?:e2e\/(?!bench\/)|packages\/server\/scripts\/(?:run-several|prepare-demo)\.ts$)/;

const given: Record<string, string> = {
  PORT: 'a free one, so that a run disturbs no other',
  PUBLIC_URL: 'the address of the run',
  TRUST_PROXY: 'several processes stand behind a proxy',
  DATA_DIR: 'a folder of the run',
  DATABASE_URL: 'a database of the run',
  STATEMENTS_FOLDER: 'a folder with the statement that the journeys book',
  DEMO: 'its people and projects are those of the journeys',
};

const documented = /^#? ?([A-Z][A-Z0-9_]+)=/gm;

export const journeySettings: Check = {
  name: 'journey-settings',
  run(tree) {
    const names = [...tree.read('.env.example').matchAll(documented)].map(([, name = '']) => name);
    const relaxed = names.filter((name) => !Object.hasOwn(given, name));
    const mention = new RegExp(`\\b(?:${relaxed.join('|')})\\b`, 'g');
    const files = tree.paths.filter((path) => places.test(path) && isSource(path));
    return {
      counted: `${relaxed.length} settings, ${files.length} files`,
      problems: files.flatMap((file) => {
        const code = withoutComments(tree.read(file));
        return [...code.matchAll(mention)].map(({ 0: name, index }) => ({
          file,
          line: lineAt(code, index),
          message: `sets ${name} for the journeys, which must pass with the default; if they cannot, say why in packages/config/checks/journey-settings.ts`,
        }));
      }),
    };
  },
};
