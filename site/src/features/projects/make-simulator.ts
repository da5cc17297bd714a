import type { DeliveryFeePeriod } from '@semilla/contract';
import { cents } from '@semilla/contract/cents';
import { formatMoney } from '@semilla/format';
import { centsFromTyped } from '../../lib/cents-from-typed.ts';
import { paymentCells } from './payment-cells.ts';
import { simulateReturn } from './simulate-return.ts';

function termsOf({ months, share, fee, period, startedAt }: DOMStringMap) {
  return {
    projectDuration: Number(months),
    targetProfitability: Number(share),
    managerFee: Number(fee),
    deliveryFeePeriod: period as DeliveryFeePeriod,
    startedAt: startedAt ?? null,
  };
}

/** A row like the one that is there, so that it looks the same. */
function rowLike(row: HTMLTableRowElement, cells: readonly string[]): Node {
  const copy = row.cloneNode(true) as HTMLTableRowElement;
  cells.forEach((text, index) => {
    const cell = copy.cells[index];
    if (cell) cell.textContent = text;
  });
  return copy;
}

/** Updates the projected return while the amount is typed; without JavaScript the page shows an example. */
export function makeSimulator(place: HTMLElement): void {
  const input = place.querySelector('input');
  const problem = place.querySelector<HTMLElement>('[data-problem]');
  const rows = place.querySelector('tbody');
  const pattern = rows?.rows[0];
  if (!input || !problem || !rows || !pattern) return;
  const { unreadable = '', tooLittle = '', month = '', minimum = '' } = place.dataset;

  const tell = (name: string, shown: number) => {
    for (const node of place.querySelectorAll(`[data-says="${name}"]`)) node.textContent = formatMoney(shown);
  };

  const update = () => {
    const amount = centsFromTyped(input.value) ?? cents(0);
    const wrong = amount > 0 ? (amount < Number(minimum) ? tooLittle : '') : unreadable;
    problem.textContent = wrong;
    input.setAttribute('aria-invalid', String(wrong !== ''));
    if (amount <= 0) return;
    const { payments, gainCents, feeCents, totalCents } = simulateReturn(termsOf(place.dataset), amount);
    tell('amount', amount);
    tell('gain', gainCents);
    tell('fee', -feeCents);
    tell('total', totalCents);
    rows.replaceChildren(...payments.map((payment) => rowLike(pattern, paymentCells(payment, month))));
  };

  input.addEventListener('input', update);
  input.form?.addEventListener('submit', (event) => event.preventDefault());
}
