import { v1 } from '@semilla/contract';
import { lookAt } from '../../fixtures/barriers.ts';
import { expect, test } from '../../fixtures/index.ts';
import { InvestorProfile } from '../../screens/investor-profile.ts';

test('[L3] withdraws a request to be another kind of investor, and makes another one', async ({
  openAsInvestor,
}) => {
  const { page, api, userId } = await openAsInvestor();
  const profile = new InvestorProfile(page);
  await profile.open();
  await profile.askForAnotherKind();
  const withdraw = await profile.ask('Retirar la solicitud');
  await lookAt(page, 'the question before a request is withdrawn');
  await withdraw.click();
  await expect(page.getByText('Has retirado tu solicitud.')).toBeVisible();
  await expect(profile.kind.getByText(/^Retiraste tu solicitud el /)).toBeVisible();
  await expect(profile.kind.getByText('Eres inversor no experimentado')).toBeVisible();

  await profile.askForAnotherKind();
  const { data } = await api(v1.investorKinds.find, { query: { userId } });
  expect(data.map(({ state }) => state)).toEqual(['pending', 'withdrawn']);
});

test('[L1][L3] gives up the approved kind, and regains full protection at once', async ({
  apiAs,
  openAsInvestor,
}) => {
  const { page, api, userId } = await openAsInvestor();
  const profile = new InvestorProfile(page);
  await profile.open();
  await profile.askForAnotherKind();
  const [request] = (await api(v1.investorKinds.find, { query: { userId } })).data;
  const administrator = await apiAs('administrator');
  await administrator(v1.investorKinds.edit, {
    params: { investorKindId: request?.investorKindId ?? '' },
    body: { state: 'active' },
  });

  await page.reload();
  await expect(profile.kind.getByText('Eres inversor experimentado')).toBeVisible();
  await expect(profile.kind.getByText(/^Vale hasta el /)).toBeVisible();
  const giveUp = await profile.ask('Renunciar a esta clasificación');
  await expect(page.getByRole('dialog')).toContainText('tendrás toda su protección');
  await lookAt(page, 'the question before a kind is given up');
  await giveUp.click();
  await expect(profile.kind.getByText('Eres inversor no experimentado')).toBeVisible();
  await expect(profile.kind.getByText(/^Renunciaste a tu clasificación anterior el /)).toBeVisible();
  await expect(profile.kind.getByRole('button', { name: 'Renunciar a esta clasificación' })).toBeHidden();
  const { data } = await api(v1.investorKinds.find, { query: { userId } });
  expect(data.map(({ state }) => state)).toEqual(['givenUp']);
});
