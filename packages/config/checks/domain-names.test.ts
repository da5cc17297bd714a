import { expect, it } from 'vitest';
import { domainNames } from './domain-names.ts';
import { domains } from './lib/domains.ts';
import { treeOf } from './lib/tree.ts';

const clean = Object.fromEntries(
  domains.flatMap((domain) => [
    [`packages/contract/src/${domain}/index.ts`, ''],
    [`packages/i18n/src/messages/${domain}/es.ts`, ''],
    [`packages/server/src/${domain}/index.ts`, ''],
  ]),
);

function refused(files: Record<string, string>): string[] {
  return domainNames.run(treeOf(files)).problems.map(({ file }) => file);
}

it('accepts the eight domains and the other allowed folders', () => {
  const besides = {
    'packages/contract/src/shared/money.ts': '',
    'packages/contract/src/index.ts': '',
    'packages/i18n/src/messages/common/es.ts': '',
    'packages/server/src/plugins/session.ts': '',
  };
  expect(refused({ ...clean, ...besides })).toEqual([]);
});

it.each(Object.keys(clean).filter((path) => path.includes('/wallet/')))('reports %s as missing', (path) => {
  const { [path]: _gone, ...rest } = clean;
  expect(refused(rest)).toEqual([path.replace(/\/\w+\.ts$/, '')]);
});

it('refuses another name for a domain', () => {
  expect(refused({ ...clean, 'packages/i18n/src/messages/wallets/es.ts': '' })).toEqual([
    'packages/i18n/src/messages/wallets',
  ]);
});

it('does not require a domain without any files', () => {
  expect(
    refused(Object.fromEntries(Object.entries(clean).filter(([path]) => !path.includes('/support/')))),
  ).toEqual([]);
});
