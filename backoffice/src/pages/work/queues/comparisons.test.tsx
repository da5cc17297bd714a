import type { WorkQueue } from '@semilla/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildAccountNeeds,
  buildCustomer,
  buildVerification,
  customerIds,
} from '../../../testing/customer-records.ts';
import { fakeApi, listOf } from '../../../testing/fake-api.ts';
import { buildAccount, buildTransaction, buildWallet, moneyIds } from '../../../testing/money-records.ts';
import { mount } from '../../../testing/mount.tsx';
import { buildMe, ids } from '../../../testing/records.ts';
import { stubResizeObserver } from '../../../testing/stub-resize-observer.ts';
import { waitingEntry } from '../../../testing/waiting-entry.ts';
import WorkPage from '../WorkPage.tsx';

beforeEach(stubResizeObserver);

function open(queue: WorkQueue, path: string, id: string, record: object, more: object) {
  fakeApi({
    'GET /v1/account/users/me': buildMe(),
    [`GET ${path}`]: listOf(record),
    [`GET ${path}/${id}`]: record,
    ...more,
  });
  mount(<WorkPage />, { at: `/queues/${queue}/${id}`, route: '/queues/:queue/:id?' });
}

/** What a comparison shows once it has this many lines: their texts, and the number of differences above them. */
async function shown(title: string, count: number) {
  const region = within(await screen.findByRole('region', { name: title }));
  // The last lines need more of the API than the first.
  await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(count));
  return {
    differences: region.queryByText(/diferencia/)?.textContent,
    lines: region.getAllByRole('listitem').map(({ textContent }) => textContent),
  };
}

const compared = (differences: string | undefined, ...lines: RegExp[]) => ({
  differences,
  lines: lines.map((line) => expect.stringMatching(line)),
});

describe('an identity', () => {
  const { verification, customer } = customerIds;
  const identity = (overrides: object) =>
    open('verifications', '/v1/account/verifications', verification, buildVerification(overrides), {
      [`GET /v1/account/users/${customer}`]: {
        ...buildCustomer(),
        birthdayAt: '1988-05-20',
        nationality: null,
      },
    });

  it('[A23][A19] is compared by eye where the provider read nothing, without lines that are empty', async () => {
    identity({ decisionData: null });
    expect(await shown('El cliente y su documento', 5)).toEqual(
      compared(
        undefined,
        /^NombreLucía Ferrer SolerPor comprobar$/,
        /^Fecha de nacimiento20\/05\/1988Por comprobar$/,
        /^Tipo de documento.*Igual$/,
        /^Número de documento.*Igual$/,
        /^Válido hasta.*Igual$/,
      ),
    );
  });

  it('[A23][A19] shows the face beside the document', async () => {
    const [front] = buildVerification().media;
    const back = { ...front, mediaId: ids.type, kind: 'document-back' };
    identity({ media: [front, back, { ...front, mediaId: ids.project, kind: 'face' }] });
    const pictures = within(await screen.findByRole('region', { name: 'Documento' }));
    expect(await pictures.findByRole('button', { name: 'Rostro', pressed: true })).toBeVisible();
    expect(pictures.getByRole('button', { name: 'Anverso del documento', pressed: true })).toBeVisible();
    expect(pictures.getByRole('button', { name: 'Reverso del documento', pressed: false })).toBeVisible();
  });
});

describe('what a withdrawal needs', () => {
  const title = 'Lo necesario para pagar';
  const { transaction, wallet, account, customer } = moneyIds;

  function withdrawal({ held = '1500.00', verificationStatus = 'Approved', state = 'valid' } = {}) {
    const record = buildTransaction({ type: 'withdraw', amount: '1500.00' });
    open('transactions', '/v1/wallet/transactions', transaction, record, {
      [`GET /v1/wallet/wallets/${wallet}`]: buildWallet({ held }),
      [`GET /v1/account/users/${customer}`]: { ...buildCustomer({ userId: customer }), verificationStatus },
      [`GET /v1/payment/bank-accounts/${account}`]: { ...buildAccount(), state },
    });
  }

  it('[A23] marks nothing if the money is held, the identity approved and the account valid', async () => {
    withdrawal();
    expect(await shown(title, 5)).toEqual(
      compared(
        undefined,
        /^Importe retenido1.500,00.€Igual$/,
        /^TitularLucía Ferrer SolerPor comprobar$/,
        /^IdentidadAprobadaIgual$/,
        /^Cuenta bancaria.*1332.*Por comprobar$/,
        /^EstadoValidadaIgual$/,
      ),
    );
  });

  it('[A23] marks too little money held, an identity without approval and an account with an error', async () => {
    withdrawal({ held: '1499.99', verificationStatus: 'Declined', state: 'error' });
    expect(await shown(title, 5)).toEqual(
      compared(
        '3 diferencias',
        /^Importe retenidoNecesario1.500,00.€Actual1.499,99.€Distinto$/,
        /^TitularLucía Ferrer SolerPor comprobar$/,
        /^IdentidadNecesarioAprobadaActualRechazadaDistinto$/,
        /^Cuenta bancaria.*1332.*Por comprobar$/,
        /^EstadoNecesarioValidadaActualCon errorDistinto$/,
      ),
    );
  });
});

describe('a bank entry and its likeliest customer', () => {
  const title = 'El banco y el cliente más probable';
  const path = '/v1/payment/bank-entries';
  const likely = { userId: ids.type, userName: 'Lucía Ferrer Soler', withdrawal: null, deposit: null };
  const movement = (amount: string) => ({
    transactionId: moneyIds.transaction,
    amount,
    createdAt: '2026-03-02T09:30:00.000Z',
  });

  function entry(changes: object, ...candidates: object[]) {
    const record = {
      ...waitingEntry,
      side: 'in',
      doubt: 'unknown',
      userId: null,
      userName: null,
      ...changes,
    };
    const id = waitingEntry.bankEntryId;
    open('bank-entries', path, id, record, { [`GET ${path}/${id}/candidates`]: { data: candidates } });
  }

  it('[A23] marks nothing if all is like the customer, whose name the bank may write in another order', async () => {
    entry(
      { counterpartyName: 'FERRER SOLER, LUCIA' },
      { ...likely, reasons: ['reference', 'account'], deposit: movement('200.00') },
    );
    expect(await shown(title, 4)).toEqual(
      compared(
        undefined,
        /^OrdenanteFERRER SOLER, LUCIAIgual$/,
        /^Su IBAN.*1332Igual$/,
        /^ReferenciaRF37SML2K7QIgual$/,
        /^Importe200,00.€Igual$/,
      ),
    );
  });

  it('[A23] marks the lines that are not like the customer, and only these', async () => {
    entry(
      { counterpartyName: 'CONSTRUCCIONES PAZ' },
      { ...likely, reasons: ['account'], withdrawal: movement('199.00') },
      { ...likely, userId: ids.manager, reasons: ['amount'] },
    );
    expect(await shown(title, 4)).toEqual(
      compared(
        '3 diferencias',
        /^OrdenanteBancoCONSTRUCCIONES PAZClienteLucía Ferrer SolerDistinto$/,
        /^Su IBAN.*1332Igual$/,
        /^ReferenciaBancoRF37SML2K7QClienteNo coincideDistinto$/,
        /^ImporteBanco200,00.€Cliente199,00.€Distinto$/,
      ),
    );
    expect(screen.getByText('Hay otro cliente posible en la lista.')).toBeVisible();
  });

  it('[A23] says what the bank does not say, and does not mark it as a difference', async () => {
    entry(
      { counterpartyName: null, counterpartyAccount: null, reference: null, text: 'INGRESO' },
      { ...likely, reasons: ['amount'] },
    );
    expect(await shown(title, 4)).toEqual(
      compared(
        undefined,
        /^OrdenanteS\/DSin dato$/,
        /^Su IBANS\/DSin dato$/,
        /^ReferenciaS\/DSin dato$/,
        /^Importe200,00.€Igual$/,
      ),
    );
  });

  it('[A23] says that no customer is like the entry', async () => {
    entry({});
    expect(await screen.findByText('No se parece a ningún cliente.')).toBeVisible();
  });
});

describe('a bank account and its certificate', () => {
  const title = 'El cliente y su certificado';
  const { account, customer } = moneyIds;

  function bankAccount(verificationStatus: string, holdersAtBank: string[] = []) {
    const record = buildAccount({
      state: 'pending',
      createdAt: '2024-09-29T09:30:00.000Z',
      updatedAt: '2026-03-10T09:30:00.000Z',
    });
    open('bank-accounts', '/v1/payment/bank-accounts', account, record, {
      [`GET /v1/account/users/${customer}`]: { ...buildCustomer({ userId: customer }), verificationStatus },
      [`GET /v1/payment/bank-accounts/${account}/decision`]: buildAccountNeeds({ holdersAtBank }),
    });
  }

  it('[A23] waits in the list since it last changed', async () => {
    bankAccount('Approved');
    expect(await screen.findByTitle('10/03/2026 10:30')).toBeVisible();
    expect(screen.queryByTitle('29/09/2024 11:30')).toBeNull();
  });

  it('[A23] marks a holder whom the bank calls by another name', async () => {
    bankAccount('Approved', ['TALLERES RUIZ SL']);
    expect(
      await screen.findByText('TALLERES RUIZ SL', {
        selector: '[aria-label="El cliente y su certificado"] *',
      }),
    ).toBeVisible();
    expect((await shown(title, 3)).differences).toBe('1 diferencia');
  });

  it('[A23] leaves the name and the number to the eye, and marks nothing if the identity is approved', async () => {
    bankAccount('Approved');
    expect(await shown(title, 3)).toEqual(
      compared(
        undefined,
        /^TitularLucía Ferrer SolerPor comprobar$/,
        /^.*1332.*Por comprobar$/,
        /^IdentidadAprobadaIgual$/,
      ),
    );
  });

  it('[A23] marks an identity that is not approved, with what is needed', async () => {
    bankAccount('NotVerified');
    expect(await shown(title, 3)).toEqual(
      compared(
        '1 diferencia',
        /^TitularLucía Ferrer SolerPor comprobar$/,
        /^.*1332.*Por comprobar$/,
        /^IdentidadNecesarioAprobadaActualSin verificarDistinto$/,
      ),
    );
  });
});
