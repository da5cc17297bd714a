// @vitest-environment jsdom
import { NetworkFailure } from '@semilla/client';
import { expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import type { Me } from '../session/session-store.ts';
import { DocumentsTab } from './DocumentsTab.tsx';
import { profileWords } from './profile-words.ts';

let answer: unknown;
vi.mock('../../lib/api.ts', () => ({
  api: async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  },
}));

const file = { name: 'contrato.pdf', type: 'application/pdf', sizeBytes: 1_500 };
const document = (accountDocumentId: string, ownerId: string) => ({
  accountDocumentId,
  ownerId,
  file,
  viewUrl: `/v1/documents/view/${accountDocumentId}`,
  createdAt: new Date('2026-03-14T09:30:00Z'),
});
const open = () => mount(<DocumentsTab me={{ userId: 'u' } as Me} />, profileWords);

it('[E18] lists the documents, and deletes only the user’s own uploads', async () => {
  answer = { data: [document('a', 'u'), document('b', 'staff')], total: 2 };
  const rows = [...(await open()).querySelectorAll('li')];
  expect(rows.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual([
    '/v1/documents/view/a',
    '/v1/documents/view/b',
  ]);
  expect(rows.map((row) => Boolean(row.querySelector('button')))).toEqual([true, false]);
  expect(rows[0]?.textContent).toContain('14/03/2026');
});

it('[E18] explains the empty list', async () => {
  answer = { data: [], total: 0 };
  expect((await open()).textContent).toContain('Todavía no hay ninguno.');
});

it('[X3] says that the documents could not be loaded', async () => {
  answer = new NetworkFailure('no answer');
  expect((await open()).querySelector('[role="alert"]')?.textContent).toContain(
    'No hemos podido cargar tus documentos',
  );
});
