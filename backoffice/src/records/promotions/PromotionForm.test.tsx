import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PromotionRecord } from '../../api/record-types/promotion-record.ts';
import { fakeApi, listOf, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe } from '../../testing/records.ts';
import PromotionCreate from './PromotionCreate.tsx';
import PromotionEdit from './PromotionEdit.tsx';
import PromotionList from './PromotionList.tsx';
import PromotionShow from './PromotionShow.tsx';

const [retail, manager] = [1, 2].map((digit) => `01900000-0000-7000-8000-00000000010${digit}`) as [
  string,
  string,
];

function buildPromotion(number: number, overrides: Partial<PromotionRecord> = {}): PromotionRecord {
  const promotionId = `01890a5d-ac96-774b-bcce-b302099a809${number}`;
  return {
    id: promotionId,
    version: 1,
    promotionId,
    promotionTypeId: retail,
    promotionTypeName: 'Retail',
    title: `Promoción ${number}`,
    titleEn: null,
    startsAt: '2030-01-01T09:00:00.000Z',
    endsAt: '2030-01-31T09:00:00.000Z',
    active: false,
    imageLargeUrl: '/v1/documents/view/large',
    imageSmallUrl: '/v1/documents/view/small',
    userId: null,
    createdAt: '2026-01-01T09:00:00.000Z',
    updatedAt: '2026-01-01T09:00:00.000Z',
    ...overrides,
  };
}

const february = { startsAt: '2030-02-01T09:00:00.000Z', endsAt: '2030-02-20T09:00:00.000Z' };
const [january, later] = [buildPromotion(1), buildPromotion(2, february)];
const list = '/v1/promotion/promotions';
const record = `${list}/${january.promotionId}`;
const answers = {
  'GET /v1/account/users/me': buildMe(),
  'GET /v1/promotion/promotion-types': listOf(
    { promotionTypeId: retail, name: 'Retail' },
    { promotionTypeId: manager, name: 'Manager' },
  ),
  [`GET ${list}`]: listOf(january, later),
  [`GET ${record}`]: january,
};

function edit(moreAnswers: object = {}) {
  const calls = fakeApi({ ...answers, ...moreAnswers });
  const options = {
    at: `/marketing/edit/${january.id}`,
    route: '/marketing/edit/:id',
    resource: 'marketing',
  };
  return { calls, ...mount(<PromotionEdit />, options) };
}

async function end(at: string) {
  const input = await screen.findByLabelText(/^Fin/);
  await userEvent.clear(input);
  await userEvent.type(input, at);
}

beforeEach(() => {
  // jsdom lacks these functions.
  URL.createObjectURL = () => 'blob:banner';
  URL.revokeObjectURL = () => {};
});

describe('a promotion', () => {
  it('[V19] warns before saving about an overlapping promotion', async () => {
    const { calls } = edit();
    expect(await screen.findByText(/Ninguna otra promoción/)).toBeVisible();
    await end('2030-02-10T09:00');
    const warning = await screen.findByText(/Coincide con otra promoción/);
    expect(warning).toHaveTextContent('Promoción 2');
    const bars = within(screen.getByRole('list', { name: /las más cercanas/ })).getAllByRole('listitem');
    expect(bars.map(({ textContent }) => textContent)).toEqual([
      'Esta promoción01/01/2030 – 10/02/2030',
      'Promoción 201/02/2030 – 20/02/2030',
    ]);
    expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  it('[X3] does not call a period free if the other promotions could not be loaded', async () => {
    let isDown = true;
    edit({ [`GET ${list}`]: () => (isDown ? refusal('request.failed') : listOf(january, later)) });
    const retry = await screen.findByRole('button', { name: /^Reintentar: Otras promociones/ });
    expect(screen.queryByText(/Ninguna otra promoción/)).toBeNull();
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText(/Ninguna otra promoción/)).toBeVisible();
  });

  it('[V19] shows next to the field that the period is taken', async () => {
    const errors = [{ path: 'startsAt', code: 'promotion.period_taken', message: 'El periodo ya existe' }];
    edit({ [`PATCH ${record}`]: refusal('promotion.period_taken', { errors }) });
    await end('2030-02-10T09:00');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('El periodo ya existe')).toBeVisible();
  });

  it('[V19] cannot end before it starts', async () => {
    edit();
    await end('2029-12-31T09:00');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('El inicio tiene que ser anterior al fin.')).toBeVisible();
  });

  it('[E16] shows both pictures in their final size', async () => {
    edit();
    for (const [name, width] of [
      ['Imagen grande', '900'],
      ['Imagen pequeña', '375'],
    ] as const) {
      const picture = await screen.findByRole('img', { name });
      expect(picture).toHaveAttribute('width', width);
      expect(picture).toHaveAttribute('height', '125');
    }
  });

  it('[A10] sends only the changed fields, and returns to the list', async () => {
    const { calls, location } = edit({ [`PATCH ${record}`]: buildPromotion(1, { title: 'Siembra' }) });
    const title = await screen.findByLabelText(/^Título \*?$/);
    await userEvent.clear(title);
    await userEvent.type(title, 'Siembra');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(location().pathname).toBe('/marketing'));
    const sent = calls.find(({ method }) => method === 'PATCH')?.body as FormData;
    expect(Object.fromEntries(sent)).toEqual({ title: 'Siembra', version: '1' });
  });

  it('[V1][E16] requires a type, a title and both pictures', async () => {
    const calls = fakeApi(answers);
    mount(<PromotionCreate />, { at: '/marketing/new', resource: 'marketing' });
    await userEvent.click(await screen.findByRole('button', { name: 'Crear la promoción' }));
    expect(await screen.findAllByText('Requerido.')).toHaveLength(4);
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });
});

describe('the list of promotions', () => {
  it('[A10][E16] shows type and stage, and filters by active promotions', async () => {
    const calls = fakeApi({
      ...answers,
      [`GET ${list}`]: listOf(january, buildPromotion(3, { active: true })),
    });
    mount(<PromotionList />, { at: '/marketing', route: '/marketing', resource: 'marketing' });
    const row = within(await screen.findByRole('row', { name: /Promoción 3/ }));
    expect(row.getByText('En la web')).toBeVisible();
    expect(row.getByText('Inversores')).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: 'Activa' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sí' }));
    await waitFor(() =>
      expect(calls.findLast(({ path }) => path === list)?.query).toMatchObject({ activePromotion: 'true' }),
    );
  });

  it('[P8] is read-only for a manager', async () => {
    fakeApi({ ...answers, 'GET /v1/account/users/me': buildMe({ role: 'operator' }) });
    mount(<PromotionList />, { at: '/marketing', route: '/marketing', resource: 'marketing' });
    const link = await screen.findByRole('link', { name: 'Promoción 1' });
    expect(link.getAttribute('href')).not.toContain('/edit/');
    expect(screen.queryByRole('link', { name: 'Nueva promoción' })).toBeNull();
  });

  it('[A10] is what the page of a promotion names as its parent, for those who may not edit', async () => {
    fakeApi(answers);
    const resources = { marketing: { name: 'marketing', options: { label: 'promotion.backoffice.name' } } };
    const at = `/marketing/${january.id}`;
    mount(<PromotionShow />, { at, route: '/marketing/:id', resource: 'marketing', resources });
    const trail = within(await screen.findByRole('navigation', { name: 'Estás en' }));
    expect(trail.getByRole('link', { name: 'Promociones' })).toHaveAttribute('href', '/marketing/');
  });

  it('explains how to create the first one when it is empty', async () => {
    fakeApi({ ...answers, [`GET ${list}`]: listOf() });
    mount(<PromotionList />, { at: '/marketing', route: '/marketing', resource: 'marketing' });
    expect(await screen.findByText('Todavía no hay promociones')).toBeVisible();
  });
});
