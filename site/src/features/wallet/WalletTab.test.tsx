// @vitest-environment jsdom
import { NetworkFailure } from '@semilla/client';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount, press } from '../../testing/mount.tsx';
import { profileWords } from '../profile/profile-words.ts';
import { $me, type Me } from '../session/session-store.ts';
import { WalletTab } from './WalletTab.tsx';
import { $wallet, freshenWallet, refreshWallet } from './wallet-store.ts';

const answers: Record<string, unknown> = {};
const asked: string[] = [];
vi.mock('../../lib/api.ts', () => ({
  api: async ({ path }: { path: string }, { query }: { query?: Record<string, unknown> } = {}) => {
    asked.push(`${path} ${JSON.stringify(query)}`);
    const answer = answers[path];
    if (answer instanceof Error) throw answer;
    return answer;
  },
}));

const depositAccount = {
  depositAccount: { holder: 'Semilla, S.L.', account: 'ES7921000813610123456789' },
  reference: 'RF23K7WM3QPX',
  qrSvg: '<svg xmlns="http://www.w3.org/2000/svg" />',
};
const wallet = { walletId: 'w', userId: 'u', balance: 1_331_446, held: 120_000 };

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => {};
  history.replaceState(null, '', '/user/profile?tab=wallet');
  answers['/v1/wallet/wallets'] = { data: [wallet], total: 1 };
  answers['/v1/wallet/transactions'] = { data: [], total: 0 };
  answers['/v1/wallet/wallets/:walletId/tax-years'] = { data: [] };
  await act(async () => {
    $me.set({ userId: 'u' } as Me);
    await refreshWallet();
  });
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

const open = () => mount(<WalletTab />, profileWords);

it('[E2] keeps the place of the figures, the buttons and the movements while it loads', async () => {
  $wallet.set({ state: 'loading' });
  expect((await open()).querySelector('output')?.dataset.shape).toBe('wallet');
});

it('[E2][M1] shows the available, held and total amounts', async () => {
  const figures = [...(await open()).querySelectorAll('dd')].map((figure) => figure.textContent);
  expect(figures).toEqual([
    expect.stringMatching(/^13\.314,46\s€$/),
    expect.stringMatching(/^1\.200,00\s€$/),
    expect.stringMatching(/^14\.514,46\s€$/),
  ]);
});

it('[L49] shows the wallet’s reference and QR code for transfers, even without a bank account', async () => {
  answers['/v1/wallet/deposit-account'] = depositAccount;
  answers['/v1/payment/bank-accounts'] = { data: [], total: 0 };
  const place = await open();
  await press(place, 'Añadir dinero');
  expect(place.textContent).toContain('RF23 K7WM 3QPX');
  expect(place.querySelector('dialog')?.textContent).not.toContain('cuenta bancaria');
  expect(place.textContent).toContain('ES79 2100 0813 6101 2345 6789');
  expect(place.querySelector('img.qr')?.getAttribute('src')).toContain('data:image/svg');
  expect(place.querySelector('img.qr')?.closest('details')).toBeNull();
});

it('[L49] folds the QR code away on a phone, which cannot scan its own screen, behind the buttons that copy', async () => {
  globalThis.matchMedia = (query) => ({ matches: query === '(pointer: coarse)' }) as MediaQueryList;
  answers['/v1/wallet/deposit-account'] = depositAccount;
  const place = await open();
  await press(place, 'Añadir dinero');
  const fold = place.querySelector('img.qr')?.closest('details');
  expect(fold?.open).toBe(false);
  expect(fold?.querySelector('summary')?.textContent).toBe(
    'Ver el código QR, si tu banco está en otro dispositivo',
  );
  const copy = [...place.querySelectorAll('button')].find((one) => one.textContent?.includes('Copiar'));
  expect(copy?.closest('details')).toBeNull();
});

it('[V17] announces a transfer only from a validated account, below the wallet’s reference', async () => {
  answers['/v1/wallet/deposit-account'] = { depositAccount: null };
  answers['/v1/payment/bank-accounts'] = {
    data: [{ bankAccountId: 'b', alias: 'Nómina', account: '•••• •••• 1332', main: true, state: 'valid' }],
    total: 1,
  };
  const place = await open();
  await press(place, 'Añadir dinero');
  const summary = place.querySelector('dialog summary');
  expect(summary?.textContent).toBe('Avisar antes de una transferencia');
  expect(summary?.parentElement?.querySelector('[name="amount"]')).not.toBeNull();
});

it('[E14] says why withdrawals are on hold and until when', async () => {
  const hold = { reason: 'email', until: '2026-02-13T12:05:00.000Z', isStopped: false };
  answers['/v1/wallet/wallets'] = { data: [{ ...wallet, hold }], total: 1 };
  await act(refreshWallet);
  const place = await open();
  expect(place.textContent).toContain('Tus retiradas esperan hasta el 13/02/2026 13:05');
  expect(place.textContent).toContain('Ha cambiado el correo de la cuenta.');
});

it('[E3] says that there are no movements, without filters, or that none matches', async () => {
  const empty = await open();
  expect(empty.textContent).toContain('Empieza añadiendo dinero.');
  expect(empty.querySelector('.movement-filters')).toBeNull();
  history.replaceState(null, '', '/user/profile?tab=wallet&status=rejected&page=2');
  expect((await open()).textContent).toContain('Ningún movimiento coincide con el filtro.');
  expect(asked.join()).toContain('"status":"rejected","skip":10,"take":10');
});

it('[X3] says that the movements could not be loaded, and retries', async () => {
  answers['/v1/wallet/transactions'] = new NetworkFailure('no answer');
  const place = await open();
  expect(place.textContent).toContain('No hemos podido cargar tus movimientos');
  answers['/v1/wallet/transactions'] = { data: [], total: 0 };
  await press(place, 'Reintentar');
  expect(place.textContent).toContain('Empieza añadiendo dinero.');
});

it('[X1][X3] says that the wallet could not be loaded', async () => {
  act(() => $wallet.set({ state: 'failed', error: new NetworkFailure('no answer') }));
  expect((await open()).querySelector('[role="alert"]')?.textContent).toContain(
    'No hemos podido cargar tu monedero',
  );
});

it('[B12] does not request a statement whose period ends before it begins', async () => {
  const place = await open();
  const from = place.querySelector<HTMLInputElement>('input[name="fromDate"]');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(from, '2099-01-01');
    from?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const before = asked.length;
  await press(place, 'Descargar PDF');
  expect(place.textContent).toContain('La fecha de fin no puede ser anterior a la de inicio.');
  expect(asked).toHaveLength(before);
});

const deposit = {
  transactionId: '01890a5d-ac96-774b-bcce-b302099a8057',
  amount: 123_450,
  type: 'income',
  issuerName: 'user-wallet',
  status: 'pending',
  taxRate: null,
  createdAt: new Date('2026-03-14T09:30:00Z'),
};
const comeBack = () => act(async () => dispatchEvent(new Event('focus')));

function staffApprove(): void {
  answers['/v1/wallet/transactions'] = { data: [{ ...deposit, status: 'completed' }], total: 1 };
  answers['/v1/wallet/wallets'] = { data: [{ ...wallet, balance: 1_454_896 }], total: 1 };
}

it('[E3][S3] shows approvals when the user returns to the page, and keeps typed values', async () => {
  answers['/v1/wallet/transactions'] = { data: [deposit], total: 1 };
  const place = await open();
  const from = place.querySelector<HTMLInputElement>('.movement-filters input');
  from?.focus();
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(from, '2026-01-31');
    from?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  staffApprove();
  await comeBack();
  expect(place.querySelector('.movement .tag')?.textContent).toBe('Completado');
  expect(place.querySelector('dd')?.textContent).toMatch(/^14\.548,96\s€$/);
  expect(document.activeElement).toBe(from);
  expect(from?.value).toBe('31/01/2026');
});

it('[E2][E3][S3] shows a decision and the new balance within two seconds, with one small request at a time', async () => {
  vi.useFakeTimers();
  answers['/v1/wallet/transactions'] = { data: [deposit], total: 1 };
  const place = await open();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  staffApprove();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(place.querySelector('.movement .tag')?.textContent).toBe('Completado');
  expect(place.querySelector('dd')?.textContent).toMatch(/^14\.548,96\s€$/);
  const before = asked.length;
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(asked.slice(before)).toHaveLength(10);
  expect(asked.slice(before).every((call) => call.includes('"take":1,"orderBy":"updatedAt"'))).toBe(true);
});

it('[X3] keeps the old state if a refresh fails', async () => {
  answers['/v1/wallet/transactions'] = { data: [deposit], total: 1 };
  const place = await open();
  answers['/v1/wallet/transactions'] = new NetworkFailure('no answer');
  answers['/v1/wallet/wallets'] = new NetworkFailure('no answer');
  await comeBack();
  expect(place.querySelector('[role="alert"]')).toBeNull();
  expect(place.querySelector('.movement .tag')?.textContent).toBe('Pendiente');
});

it('[R5] applies each filter at once, also a day as soon as it is complete', async () => {
  answers['/v1/wallet/transactions'] = { data: [deposit], total: 1 };
  const place = await open();
  const input = place.querySelector<HTMLInputElement>('.movement-filters input');
  const write = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await write('31/01/20');
  expect(location.search).toBe('?tab=wallet');
  await write('31/01/2026');
  expect(location.search).toBe('?tab=wallet&fromDate=2026-01-31');
  expect(asked.at(-1)).toContain('"fromDate":"2026-01-31"');
  expect(place.querySelector('.movement-filters input')).toBe(input);
  await act(async () => {
    history.back();
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  });
  expect(input?.value).toBe('');
});

it('[R5] filters movements by kind, including investments and returns', async () => {
  answers['/v1/wallet/transactions'] = { data: [deposit], total: 1 };
  const place = await open();
  const choices = [...place.querySelectorAll('.movement-filters select:first-of-type option')];
  expect(choices.slice(0, 3).map(({ textContent }) => textContent)).toEqual(['Todos', 'Entradas', 'Salidas']);
});

const later = () => {
  let tell: (told: unknown) => void = () => {};
  const answer = new Promise((resolve) => {
    tell = resolve;
  });
  return { answer, tell: (told: unknown) => act(async () => tell(told)) };
};

it('[E3][R25] shows the result of the latest request, even if an older response arrives later', async () => {
  answers['/v1/wallet/transactions'] = { data: [deposit], total: 1 };
  const place = await open();
  const slow = later();
  answers['/v1/wallet/transactions'] = slow.answer;
  await comeBack();
  vi.useFakeTimers({ now: Date.now() + 60_000 });
  staffApprove();
  await comeBack();
  await slow.tell({ data: [deposit], total: 1 });
  expect(place.querySelector('.movement .tag')?.textContent).toBe('Completado');
});

it('[X3] says that the wallet could not be loaded, even after a failed retry', async () => {
  const slow = later();
  answers['/v1/wallet/wallets'] = slow.answer;
  const first = refreshWallet();
  answers['/v1/wallet/wallets'] = new NetworkFailure('no answer');
  act(() => $wallet.set({ state: 'loading' }));
  await act(freshenWallet);
  await slow.tell(Promise.reject(new NetworkFailure('no answer')));
  await act(() => first);
  expect((await open()).querySelector('[role="alert"]')).not.toBeNull();
});

it('[S8][V17] allows requests as soon as a pending account is accepted', async () => {
  vi.useFakeTimers();
  const account = { bankAccountId: 'b', alias: 'Nómina', account: '•••• •••• 1332', main: true };
  const accounts = '/v1/payment/bank-accounts';
  answers[accounts] = { data: [{ ...account, state: 'pending' }], total: 1 };
  answers['/v1/wallet/deposit-account'] = { depositAccount: null };
  const place = await open();
  await press(place, 'Retirar dinero');
  expect(place.querySelector('dialog [name="amount"]')).toBeNull();
  answers[accounts] = { data: [{ ...account, state: 'valid' }], total: 1 };
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(place.querySelector('dialog [name="amount"]')).not.toBeNull();
});

it('[E14] does not poll for an account that the user must correct', async () => {
  vi.useFakeTimers();
  answers['/v1/payment/bank-accounts'] = { data: [{ bankAccountId: 'b', state: 'error' }], total: 1 };
  const place = await open();
  await press(place, 'Retirar dinero');
  const countAsked = () => asked.filter((call) => call.startsWith('/v1/payment/bank-accounts')).length;
  const before = countAsked();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(countAsked()).toBe(before);
});

it('[P1] scrolls to the deposit form once loaded if a link points there', async () => {
  const shown: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this.id);
  };
  await open();
  expect(shown).toEqual([]);
  history.replaceState(null, '', '/user/profile?tab=wallet#money');
  await open();
  expect(shown).toEqual(['money']);
});

it('[L44] offers the certificate of each past year', async () => {
  answers['/v1/wallet/wallets/:walletId/tax-years'] = {
    data: [
      { year: 2026, gross: 12_000, fee: 0, tax: 2_280, isOver: false },
      { year: 2025, gross: 8_000, fee: 0, tax: 1_520, isOver: true },
    ],
  };
  const place = await open();
  expect(place.textContent).toContain('Listo el 1 de enero de 2027');
  expect(place.textContent).toMatch(/Intereses 80,00\s€ · Retenido 15,20\s€/);
  const certificate = '/v1/wallet/wallets/:walletId/tax-years/:year/certificate';
  answers[certificate] = new NetworkFailure('no answer');
  await press(place, 'Descargar el certificado de 2025');
  expect(place.textContent).toContain('No hemos podido descargar el certificado.');
  expect(asked.filter((line) => line.startsWith(certificate))).toHaveLength(1);
});

it('[L44] does not mention certificates to users without interest', async () => {
  expect((await open()).textContent).not.toContain('Certificados fiscales');
});
