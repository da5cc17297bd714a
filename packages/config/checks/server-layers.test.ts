import { describe, expect, it } from 'vitest';
import { treeOf } from './lib/tree.ts';
import { serverLayers } from './server-layers.ts';

const root = 'packages/server/src/';

function refusalsOf(file: string, imported: string): string[] {
  const { problems } = serverLayers.run(treeOf({ [root + file]: `import { x } from '${imported}';` }));
  return problems.map((problem) => `${problem.file}:${problem.line} ${problem.message}`);
}

describe('accepts', () => {
  it.each([
    ['kit/audit/write-audit.ts', '../../schema/audit-entries.ts'],
    ['ledger/post.ts', '../kit/database/sets.ts'],
    ['wallet/transactions/queries.ts', '../../project/project-payments/queries.ts'],
    ['wallet/transactions/routes.ts', './queries.ts'],
    ['money/commands/place-order.ts', '../../project/access.ts'],
    ['start/build-app.ts', '../money/register-money.ts'],
    ['start/load-demo.ts', '@semilla/demo'],
    ['kit/http/export.test.ts', '../../auth/sessions/find-caller.ts'],
  ])('%s importing %s', (file, imported) => {
    expect(refusalsOf(file, imported)).toEqual([]);
  });
});

describe('refuses', () => {
  it.each([
    ['schema/users.ts', '../kit/errors.ts', 'kit, a layer above schema'],
    ['kit/http/route.ts', '../../money/engine/command.ts', 'money, a layer above kit'],
    ['ledger/post.ts', '../project/access.ts', 'project, a layer above ledger'],
    ['project/orders/queries.ts', '../../wallet/transactions/queries.ts', 'wallet, a layer above project'],
    ['project/orders/routes.ts', '../../money/commands/place-order.ts', 'money, a layer above project'],
    ['wallet/wallets/queries.ts', '../../project/orders/routes.ts', 'the routes of project'],
    ['account/users/routes.ts', '../../../test/users.ts', 'packages/server/test/users.ts'],
    ['start/server.ts', '@semilla/demo/seed-demo.ts', 'must not know the demo'],
    ['helpers/strings.ts', 'node:path', 'is in no layer'],
  ])('%s importing %s', (file, imported, why) => {
    expect(refusalsOf(file, imported)).toEqual([expect.stringContaining(`${root}${file}:1 `)]);
    expect(refusalsOf(file, imported)[0]).toContain(why);
  });
});
