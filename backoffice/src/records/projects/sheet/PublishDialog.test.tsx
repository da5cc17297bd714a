import { sheet, sheetAttestation } from '@semilla/contract';
import { buildSheetTexts, emptyFields } from '@semilla/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { enter } from '../../../testing/enter.ts';
import { fakeApi, listOf, refusal } from '../../../testing/fake-api.ts';
import { mount } from '../../../testing/mount.tsx';
import { buildMe, ids } from '../../../testing/records.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { SheetVersions } from './SheetVersions.tsx';

const sheetPath = `/v1/project/projects/${ids.project}/sheet`;

it('[L21] proposes a sheet only with its author’s name and the attestation of the check', async () => {
  const calls = fakeApi({ 'GET /v1/account/users/me': buildMe(), [`POST ${sheetPath}/publish`]: {} });
  const draft = { ...emptyFields(sheet), projectId: ids.project, texts: buildSheetTexts(), version: 3 };
  mount(<PublishDialog draft={draft as never} number={1} hasReaders={false} onClose={() => {}} />);
  const why = await screen.findByRole('textbox', { name: /^Por qué/ });
  await userEvent.click(screen.getByRole('button', { name: 'Proponer' }));
  await waitFor(() => expect(why).toBeInvalid());
  await enter(why, 'Está completa.');
  await userEvent.click(screen.getByRole('button', { name: 'Proponer' }));
  expect(await screen.findAllByText(/Tienes que confirmarlo/)).not.toHaveLength(0);
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
  await enter(screen.getByRole('textbox', { name: /^Elaborada por/ }), 'Ana Prado Gil');
  await userEvent.click(screen.getByRole('switch', { name: sheetAttestation.es }));
  await userEvent.click(screen.getByRole('button', { name: 'Proponer' }));
  await expect
    .poll(() => calls.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({
      seenVersion: 3,
      drawnUpBy: 'Ana Prado Gil',
      attestationVersion: sheetAttestation.version,
      isAttested: true,
    });
});

it('[A33] is closed if a colleague has changed the draft meanwhile, so that it is read again', async () => {
  fakeApi({
    'GET /v1/account/users/me': buildMe(),
    [`POST ${sheetPath}/publish`]: refusal('request.edited_meanwhile', { detail: 'Ha cambiado.' }),
  });
  const draft = { ...emptyFields(sheet), projectId: ids.project, texts: buildSheetTexts(), version: 3 };
  const close = vi.fn<() => void>();
  mount(<PublishDialog draft={draft as never} number={1} hasReaders={false} onClose={close} />);
  await enter(await screen.findByRole('textbox', { name: /^Por qué/ }), 'Está completa.');
  await enter(screen.getByRole('textbox', { name: /^Elaborada por/ }), 'Ana Prado Gil');
  await userEvent.click(screen.getByRole('switch', { name: sheetAttestation.es }));
  await userEvent.click(screen.getByRole('button', { name: 'Proponer' }));
  expect(await screen.findByText('Ha cambiado.')).toBeVisible();
  expect(close).toHaveBeenCalledOnce();
});

it('[L21] shows who wrote, checked and approved a version, and the text of the attestation', async () => {
  const version = {
    sheetVersionId: ids.type,
    projectId: ids.project,
    number: 1,
    offerId: '959800SEMILLADEMO06700000012',
    changes: null,
    changesEn: null,
    isMaterial: false,
    sidesEs: 5,
    sidesEn: 5,
    publishedAt: '2026-03-02T10:00:00.000Z',
    drawnUpBy: 'Ana Prado Gil',
    attestationVersion: sheetAttestation.version,
    proposedByName: 'Javier Ortega Gil',
    approvedByName: 'Elena Vidal',
  };
  fakeApi({ 'GET /v1/account/users/me': buildMe(), [`GET ${sheetPath}-versions`]: listOf(version) });
  mount(<SheetVersions projectId={ids.project} />);
  expect(await screen.findByText('Elaborada por Ana Prado Gil')).toBeVisible();
  expect(screen.getByText('Verificada por Javier Ortega Gil')).toBeVisible();
  expect(screen.getByText('Aprobada por Elena Vidal')).toBeVisible();
  expect(screen.getByText(sheetAttestation.es)).toBeVisible();
});
