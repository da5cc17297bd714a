import { expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';
import { treeOf } from './lib/tree.ts';

const contract = `import { endpoint } from '../shared/endpoint.ts';
export const readWallet = endpoint({ method: 'GET', path: '/v1/wallet/wallets/:walletId' });
`;
const route = 'app.register(async () => { route(app, readWallet, ({ params }) => read(params)); });';

function refused(routes: string, test: string): string[] {
  const files = {
    'packages/contract/src/wallet/wallets.ts': contract,
    'packages/server/src/wallet/wallets/routes.ts': routes,
    'packages/server/src/wallet/wallets/routes.test.ts': test,
  };
  const { problems } = endpoints.run(treeOf(files));
  return problems.map(({ line, message }) => `${line} ${message.match(/no (?:route|test)/g)?.join(', ')}`);
}

it.each([
  "import { listWallets, readWallet } from '@semilla/contract';",
  'await call(endpoints.readWallet)',
  "await as('user').get(`/v1/wallet/wallets/${walletId}`)",
  "await as('user').get('/v1/wallet/wallets/unknown?x=1')",
  "app.inject({ method: 'GET', url: `/v1/wallet/wallets/${walletId}` })",
])('accepts a route with the test %s', (test) => {
  expect(refused(route, test)).toEqual([]);
});

it.each(['route(readWallet, handler)', 'route(\n  app,\n  contract.readWallet,\n  handler)'])(
  'accepts the route %s',
  (code) => {
    expect(refused(code, 'endpoints.readWallet')).toEqual([]);
  },
);

it.each([
  '',
  'route(app, readWallets)',
  '// route(app, readWallet)',
  "import { readWallet } from '@semilla/contract';",
])('misses the route in %j', (code) => {
  expect(refused(code, 'endpoints.readWallet')).toEqual(['2 no route']);
});

it.each([
  '',
  "await as('user').get('/v1/wallet/wallets')",
  "await as('user').patch(`/v1/wallet/wallets/${walletId}`)",
  "await as('user').get(`/v1/wallet/wallets/${walletId}/movements`)",
  "it('tells readWallet nothing', () => {});",
])('misses the test in %j', (code) => {
  expect(refused(route, code)).toEqual(['2 no test']);
});

it('says it in one line when both are missing', () => {
  expect(refused('', '')).toEqual(['2 no route, no test']);
});

it('knows the export of a list, with its own route and its own test', () => {
  const list = `${contract}export const exportWallet = csvExportOf(readWallet, walletFieldList);`;
  const check = (routes: string, test: string) =>
    endpoints.run(
      treeOf({
        'packages/contract/src/wallet/wallets.ts': list,
        'packages/server/src/wallet/wallets/routes.ts': `${route} ${routes}`,
        'packages/server/src/wallet/wallets/routes.test.ts': `endpoints.readWallet; ${test}`,
      }),
    );
  expect(check('', '').problems).toMatchObject([
    { line: 3, message: expect.stringContaining('exportWallet') },
  ]);
  for (const door of ['exportRoute', 'exportSummary']) {
    const whole = check(`${door}(app, exportWallet, columns);`, 'as.get(`/v1/wallet/wallets/${id}/export`)');
    expect(whole).toEqual({ counted: '2 endpoints', problems: [] });
  }
});
