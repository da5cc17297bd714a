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

/** Copies an existing row, so that the new one looks the same. */
function rowLike(row: HTMLTableRowElement, cells: readonly string[]): Node {
  const copy = row.cloneNode(true) as HTMLTableRowElement;
  cells.forEach((text, index) => {
    const cell = copy.cells[index];
    if (cell) cell.textContent = text;
  });
  return copy;
}

/** Updates the projected return while the user types or chooses an amount. Without JavaScript the page shows an example. */
export function makeSimulator(place: HTMLElement): void {
  const input = place.querySelector('input');
  const problem = place.querySelector<HTMLElement>('[data-problem]');
  const rows = place.querySelector('tbody');
  const pattern = rows?.rows[0];
  if (!input || !problem || !rows || !pattern) return;
  const { unreadable = '', tooLittle = '', month = '', minimum = '', withholding } = place.dataset;
  const withheld = withholding && JSON.parse(withholding);

  const tell = (name: string, shown: number) => {
    for (const node of place.querySelectorAll(`[data-says="${name}"]`)) node.textContent = formatMoney(shown);
  };

  const update = () => {
    const amount = centsFromTyped(input.value) ?? cents(0);
    const wrong = amount > 0 ? (amount < Number(minimum) ? tooLittle : '') : unreadable;
    problem.textContent = wrong;
    input.setAttribute('aria-invalid', String(wrong !== ''));
    if (amount <= 0) return;
    // The invest dialog reads it as its initial amount.
    place.dataset.chosen = String(amount);
    const simulated = simulateReturn(termsOf(place.dataset), amount, withheld);
    const { payments } = simulated;
    tell('gain', simulated.gainCents);
    tell('fee', -simulated.feeCents);
    tell('tax', -simulated.taxCents);
    tell('net', simulated.netCents);
    tell('total', simulated.totalCents);
    tell('first', payments[0]?.netCents ?? 0);
    tell('last', (payments.at(-1)?.netCents ?? 0) + amount);
    rows.replaceChildren(...payments.map((payment) => rowLike(pattern, paymentCells(payment, month))));
  };

  input.addEventListener('input', update);
  input.form?.addEventListener('submit', (event) => event.preventDefault());
  for (const button of place.querySelectorAll<HTMLElement>('[data-amount]')) {
    button.addEventListener('click', () => {
      input.value = formatMoney(Number(button.dataset.amount)).replace(/\D+$/, '');
      update();
    });
  }
  // The script may load after the first typing.
  if (input.value !== input.defaultValue) update();
}
