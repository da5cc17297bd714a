// @vitest-environment jsdom
import { type InvestorKindRecord, investorKindRecord } from '@semilla/contract';
import { emptyFields } from '@semilla/contract/testing';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { mount, press } from '../../testing/mount.tsx';
import { situation } from '../investment/testing.ts';
import { investorWords } from './investor-words.ts';
import { KindSection } from './KindSection.tsx';

const sent: unknown[] = [];
vi.mock('../../lib/api.ts', () => ({
  api: async (_: unknown, input: unknown) => {
    sent.push(input);
    return {};
  },
}));

const investorKindId = '01890a5d-ac96-774b-bcce-b302099a8057';
const kindOf = (given: Partial<InvestorKindRecord>) =>
  ({
    ...emptyFields(investorKindRecord),
    investorKindId,
    kind: 'sophisticated',
    ...given,
  }) as InvestorKindRecord;

let changes = 0;
const open = (...kinds: InvestorKindRecord[]) =>
  mount(
    <KindSection
      me={situation().me}
      kinds={kinds}
      onChanged={() => {
        changes += 1;
      }}
    />,
    investorWords,
  );

beforeEach(() => {
  sent.length = 0;
  changes = 0;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => {};
});

it('[L3] withdraws a pending request after explaining the consequences', async () => {
  const place = await open(kindOf({ state: 'pending', createdAt: new Date('2026-03-02T10:00:00Z') }));
  await press(place, 'Retirar la solicitud');
  expect(place.querySelector('dialog')?.textContent).toContain('tu clasificación no cambia');
  expect(sent).toEqual([]);
  const [, confirm] = [...place.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'Retirar la solicitud',
  );
  await act(async () => confirm?.click());
  expect(changes).toBe(1);
  expect(sent).toEqual([{ params: { investorKindId }, body: { state: 'withdrawn' } }]);
});

it('[L1][L3] gives up the current kind, which restores the protection of non-sophisticated investors', async () => {
  const place = await open(kindOf({ state: 'active', validFrom: '2026-01-01', validUntil: '2099-12-31' }));
  await press(place, 'Renunciar a esta clasificación');
  expect(place.querySelector('dialog')?.textContent).toContain('serás inversor no experimentado');
  const [, confirm] = [...place.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'Renunciar a esta clasificación',
  );
  await act(async () => confirm?.click());
  expect(changes).toBe(1);
  expect(sent).toEqual([{ params: { investorKindId }, body: { state: 'givenUp' } }]);
});

it('[L3] shows the outcome of a withdrawn request and of a kind that was given up', async () => {
  const endedAt = new Date('2026-03-02T10:00:00Z');
  expect((await open(kindOf({ state: 'withdrawn', endedAt }))).textContent).toContain(
    'Retiraste tu solicitud el 02/03/2026',
  );
  expect((await open(kindOf({ state: 'givenUp', endedAt }))).textContent).toContain(
    'Renunciaste a tu clasificación anterior el 02/03/2026',
  );
});
