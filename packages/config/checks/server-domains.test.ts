import { expect, it } from 'vitest';
import { treeOf } from './lib/tree.ts';
import { serverDomains } from './server-domains.ts';

const cases: [allowed: boolean, from: string, imported: string][] = [
  [true, 'wallet/transactions/routes.ts', './repository.ts'],
  [true, 'wallet/transactions/routes.ts', '../wallets/index.ts'],
  [true, 'wallet/transactions/routes.ts', '../../project/index.ts'],
  [true, 'wallet/transactions/routes.ts', '../../project/orders/index.ts'],
  [true, 'wallet/transactions/routes.ts', '../../errors.ts'],
  [true, 'wallet/transactions/table.ts', '../../account/users/table.ts'],
  [true, 'wallet/index.ts', './transactions/routes.ts'],
  [true, 'database/schema.ts', '../account/users/table.ts'],
  [true, 'app.ts', './wallet/index.ts'],
  [false, 'wallet/transactions/routes.ts', '../wallets/repository.ts'],
  [false, 'wallet/transactions/routes.ts', '../wallets/table.ts'],
  [false, 'wallet/transactions/routes.ts', '../../project/orders/place-order.ts'],
  [false, 'wallet/transactions/routes.ts', '../../project/orders/parts/index.ts'],
  [false, 'wallet/transactions/routes.ts', '../../misc/countries.ts'],
  [false, 'wallet/transactions/routes.test.ts', '../../account/users/table.ts'],
  [false, 'audit/index.ts', '../account/users/repository.ts'],
  [false, 'database/seed.ts', '../account/users/repository.ts'],
  [false, 'app.ts', './wallet/transactions/routes.ts'],
];

it.each(cases)('answers %s for %s importing %s', (allowed, from, imported) => {
  const file = `packages/server/src/${from}`;
  const { problems } = serverDomains.run(treeOf({ [file]: `import { x } from '${imported}';` }));
  expect(problems.map((problem) => `${problem.file}:${problem.line}`)).toEqual(allowed ? [] : [`${file}:1`]);
});

it('says which door to take', () => {
  const file = 'packages/server/src/wallet/ledger/post.ts';
  const { problems } = serverDomains.run(
    treeOf({ [file]: "import { x } from '../../project/orders/table.ts';" }),
  );
  expect(problems[0]?.message).toContain('import project/orders/index.ts');
});
