import { currentOf } from '@semilla/client';
import { type Sheet, sheet, sheetModel, v1 } from '@semilla/contract';
import { buildSheetTexts, emptyFields } from '@semilla/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ConflictDialog } from '../../../kit/conflict/ConflictDialog.tsx';
import { enter } from '../../../testing/enter.ts';
import { type FakeCall, fakeApi, listOf, refusal } from '../../../testing/fake-api.ts';
import { mount } from '../../../testing/mount.tsx';
import { buildMe, ids } from '../../../testing/records.ts';
import { SheetForm } from './SheetForm.tsx';

it('[L18] puts the choice below the target in its own row, so that the two languages stay in pairs', async () => {
  fakeApi({ 'GET /v1/account/users/me': buildMe() });
  const draft = {
    ...emptyFields(sheet),
    projectId: ids.project,
    texts: buildSheetTexts(),
    terms: {},
    version: 1,
  };
  mount(<SheetForm draft={draft as never} onSaved={() => {}} />);
  const choice = await screen.findByRole('combobox', { name: /objetivo/ });
  expect(choice.closest('.wide')).not.toBeNull();
});

it('[L18] shows the heading of a text above its two inputs, whose names repeat it', async () => {
  fakeApi({ 'GET /v1/account/users/me': buildMe() });
  const draft = { ...emptyFields(sheet), projectId: ids.project, texts: buildSheetTexts(), terms: {} };
  mount(<SheetForm draft={draft as never} onSaved={() => {}} />);
  const [first] = sheetModel.flatMap(({ items }) => items);
  const heading = `(${first?.mark}) ${first?.es}`;
  expect(await screen.findByText(heading)).toBeVisible();
  expect(screen.getByLabelText(`Español · ${heading}`)).toBeVisible();
  const english = screen.getByLabelText(`Inglés · ${heading}`);
  const field = within(english.closest('.MuiFormControl-root') as HTMLElement);
  expect(field.getByText('Inglés', { selector: 'label *' })).toBeVisible();
});

describe('a draft that a colleague saved meanwhile', () => {
  const text = (es: string, en: string) => ({ ...buildSheetTexts(), keyFigures: { es, en } });
  const draft = {
    ...emptyFields(sheet),
    projectId: ids.project,
    texts: text('Antes.', 'Before.'),
    terms: {
      name: 'Edificio Lavapiés',
      promoterName: null,
      dateEnd: null,
      financingAmount: '600000.00',
      projectDuration: 18,
      targetProfitability: '8.00',
      deliveryFeePeriod: 'quarterly',
      cancellationFee: '2.00',
      managerFee: '10.00',
      guaranteeAgent: null,
    },
    entryCost: '0.00',
    incidentalCost: '0.00',
    missing: [],
    sides: { es: 1, en: 1 },
    partialDays: 30,
    version: 1,
  };
  const loaded = currentOf(v1.sheets.edit, { code: 'request.edited_meanwhile', current: draft }) as Sheet;
  const theirs = { ...draft, texts: text('Antes.', 'Theirs.'), entryCost: '2.00', version: 2 };
  const address = `/v1/project/projects/${ids.project}/sheet`;

  async function conflict() {
    const calls = fakeApi({
      'GET /v1/account/users/me': buildMe(),
      'GET /v1/audit': listOf(),
      [`GET ${address}`]: theirs,
      [`PATCH ${address}`]: ({ body }: FakeCall) =>
        (body as { version: number }).version === 2
          ? { ...theirs, version: 3 }
          : refusal('request.edited_meanwhile', { current: theirs, sent: {} }),
    });
    const onSaved = vi.fn<() => void>();
    mount(
      <>
        <SheetForm draft={loaded} onSaved={onSaved} />
        <ConflictDialog />
      </>,
    );
    const spanish = await screen.findByDisplayValue('Antes.');
    await userEvent.clear(spanish);
    await enter(spanish, 'Lo mío.');
    await userEvent.click(screen.getByRole('button', { name: /^Guardar/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiado mientras tanto' }));
    const press = (name: string) => userEvent.click(dialog.getByRole('button', { name }));
    return { calls, onSaved, dialog, press, spanish };
  }
  const bodies = (calls: FakeCall[]) =>
    calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

  it('[A33] stands beside mine, and saving mine leaves theirs in the other fields', async () => {
    const { calls, onSaved, dialog, press } = await conflict();
    expect(dialog.getByRole('row', { name: /Español/ })).toHaveTextContent(/Antes\..*Lo mío\./);
    expect(dialog.getByRole('row', { name: /English/ })).toHaveTextContent(/Theirs\..*No lo has cambiado/);
    expect(dialog.getByRole('row', { name: /entrada/i })).toHaveTextContent(/2.*%.*No lo has cambiado/);
    await press('Guardar lo mío encima');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    const mine = (es: string, en: string) => ({ keyFigures: { es, en } });
    expect(bodies(calls)).toEqual([
      { texts: mine('Lo mío.', 'Before.'), version: 1 },
      { texts: mine('Lo mío.', 'Theirs.'), version: 2 },
    ]);
  });

  it('[A33] is loaded if it stays', async () => {
    const { calls, press } = await conflict();
    await press('Dejar lo suyo');
    expect(await screen.findByDisplayValue('Theirs.')).toBeVisible();
    expect(screen.getByDisplayValue('Antes.')).toBeVisible();
    expect(bodies(calls)).toHaveLength(1);
  });

  it('[A33] leaves what is typed when one goes back to it', async () => {
    const { press, spanish } = await conflict();
    await press('Volver a editar');
    expect(spanish).toHaveValue('Lo mío.');
  });
});
