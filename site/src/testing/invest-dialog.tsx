import { ApiProblem } from '@semilla/client';
import type { Cents, Order } from '@semilla/contract';
import { act } from 'react';
import { InvestDialog } from '../features/investment/InvestDialog.tsx';
import type { InvestSituation } from '../features/investment/invest-situation.ts';
import { situation } from '../features/investment/testing.ts';
import { investWords } from '../features/investment/words.ts';
import { investment } from '../features/portfolio/testing.ts';
import { fill, mount, press } from './mount.tsx';

interface Sent {
  amount: number;
  consent: unknown;
  sheet: number;
  text: string;
  key: string | undefined;
}

type Call = [
  unknown,
  { body: { amount: number; sheetVersion: number; termsText: string; riskConsent?: unknown } },
  { idempotencyKey?: string },
];

export const placed = async (): Promise<Order> => investment({ amount: 50_000 }).order;

export const refused = (
  code:
    | 'project.investing_not_possible'
    | 'project.amount_above_remaining'
    | 'project.sheet_newer'
    | 'project.risks_not_understood',
  paths: string[] = [],
) =>
  new ApiProblem({
    type: 'about:blank',
    title: '',
    status: 409,
    detail: `Rechazado: ${code}`,
    code,
    requestId: 'r',
    errors: paths.map((path) => ({ path, code, message: 'Esta respuesta no es correcta.' })),
  });

function showModal(this: HTMLDialogElement): void {
  this.open = true;
}

/** The data that the order dialog loads, and the orders that it sent. */
export const stage = {
  sent: [] as Sent[],
  situation: situation(),
  answer: placed as () => Promise<Order>,

  send(...[, { body }, { idempotencyKey }]: Call): Promise<Order> {
    const { amount, riskConsent, sheetVersion, termsText } = body;
    stage.sent.push({
      amount,
      consent: riskConsent,
      sheet: sheetVersion,
      text: termsText,
      key: idempotencyKey,
    });
    return stage.answer();
  },

  reset(): void {
    stage.sent.length = 0;
    sessionStorage.clear();
    stage.situation = situation();
    stage.answer = placed;
    HTMLDialogElement.prototype.showModal = showModal;
    HTMLDialogElement.prototype.close = () => {};
  },
} satisfies { situation: InvestSituation } & Record<string, unknown>;

export async function openDialog(initialAmount?: Cents): Promise<HTMLElement> {
  const { projectId } = stage.situation.project;
  const project = { projectId, name: 'Edificio Lavapiés', url: 'edificio-lavapies' };
  const given = { project, initialAmount, brand: 'Semilla', onClose: () => {} };
  return mount(<InvestDialog {...given} />, investWords);
}

export const fillAmount = (place: HTMLElement, amount: string) => fill(place, 'amount', amount);

export async function investAmount(place: HTMLElement, amount: string): Promise<void> {
  await fillAmount(place, amount);
  await act(async () => place.querySelector<HTMLInputElement>('[type="checkbox"]')?.click());
  await press(place, 'Invertir 500');
}
