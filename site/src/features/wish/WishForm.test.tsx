// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { situation } from '../investment/testing.ts';
import { WishForm } from './WishForm.tsx';
import { wishWords } from './wish-words.ts';

vi.mock('../../lib/api.ts', () => ({ api: async () => ({}) }));

it('[L13] keeps the identifier by which the allocation is drawn in a fold', async () => {
  const given = situation({
    project: { phaseName: 'Preinvestment', preinvestorDeposit: 5_000, preinvestorAmount: 100_000 },
  });
  const nothing = () => {};
  const place = await mount(
    <WishForm situation={given} own={undefined} onSending={nothing} onFailed={nothing} onDone={nothing} />,
    wishWords,
  );
  const fold = [...place.querySelectorAll('details')].find((one) =>
    one.textContent?.includes(given.project.projectId),
  );
  expect(fold?.open).toBe(false);
  expect(fold?.querySelector('summary')?.textContent).toBe('Cómo se reparte');
  fold?.remove();
  expect(place.textContent).not.toContain(given.project.projectId);
});
