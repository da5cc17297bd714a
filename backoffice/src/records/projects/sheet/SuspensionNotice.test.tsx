import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { mount } from '../../../testing/mount.tsx';
import { buildMe, ids, projectRecord } from '../../../testing/records.ts';
import { SuspensionNotice } from './SuspensionNotice.tsx';

const reasons = { reason: 'La deuda es mayor.', reasonEn: 'The debt is higher.' };

it('[L21] says until when an offer is suspended, and what must be corrected', async () => {
  fakeApi({
    'GET /v1/account/users/me': buildMe(),
    [`GET /v1/project/projects/${ids.project}/sheet/suspension`]: { ...reasons, until: '2026-12-23' },
  });
  mount(<SuspensionNotice project={projectRecord({ suspendedUntil: '2026-12-23' })} hasLink />);
  expect(await screen.findByText('Qué hay que corregir: La deuda es mayor.')).toBeVisible();
  expect(screen.getByText(/^La oferta está suspendida hasta el 23\/12\/2026/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Ir a la ficha' });
  expect(link).toHaveAttribute('href', `/project/${ids.project}/sheet`);
});
