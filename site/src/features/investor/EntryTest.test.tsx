// @vitest-environment jsdom
import { v1 } from '@semilla/contract';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { pickWords } from '../../lib/pick-words.ts';
import { mount } from '../../testing/mount.tsx';
import { $me, type Me } from '../session/session-store.ts';
import EntryTest from './EntryTest.tsx';
import { entryTestWords } from './investor-words.ts';

const profile = { entryTestAgainAt: null as Date | null };
const question = { id: 'loss', text: '¿Qué puede pasarte?', options: [{ id: 'all', text: 'Perderlo todo' }] };
vi.mock('../../lib/api.ts', () => ({
  api: async (endpoint: unknown) =>
    endpoint === v1.investorProfiles.findOwn ? profile : { version: '1', questions: [question] },
}));

async function open() {
  act(() => $me.set({ userId: 'me', role: 'user' } as Me));
  return mount(<EntryTest words={pickWords('es', entryTestWords)} />, entryTestWords);
}

it('[L4] says when a failed test may be taken again, instead of asking for answers that are refused', async () => {
  profile.entryTestAgainAt = new Date('2026-03-03T09:30:00Z');
  const paused = await open();
  expect(paused.querySelector('form')).toBeNull();
  expect(paused.textContent).toBe(
    'No la has superado. Podrás repetir la prueba a partir del 03/03/2026 10:30. Leer antes sobre los riesgos',
  );
  expect(paused.querySelector('a')?.getAttribute('href')).toBe('/before-investing');
  profile.entryTestAgainAt = null;
  expect((await open()).querySelectorAll('[type=radio]')).toHaveLength(1);
});
