// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { EvidenceLink } from './EvidenceLink.tsx';
import { portfolioWords } from './portfolio-words.ts';

const findEvidence = vi.hoisted(() => vi.fn<() => Promise<object>>());
vi.mock('../../lib/api.ts', () => ({ api: findEvidence }));

it('[L11][L37] links to the evidence file of an investment as PDF and JSON, and to the accepted sheet', async () => {
  findEvidence.mockResolvedValue({ orderId: 'order', projectId: 'p1', sheetVersion: 3 });
  const place = await mount(<EvidenceLink orderId="order" />, portfolioWords);
  expect(
    [...place.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]),
  ).toEqual([
    ['/v1/project/orders/order/evidence/pdf', 'Lo que viste y aceptaste al invertir (PDF)'],
    ['/v1/project/orders/order/evidence', 'Lo mismo, para programas (JSON)'],
    ['/v1/project/projects/p1/sheet-versions/3/pdf?language=es', 'La ficha de tu inversión (PDF, versión 3)'],
  ]);
});

it('[L11] shows no link for an investment without an evidence file', async () => {
  findEvidence.mockRejectedValue(new Error('404'));
  expect((await mount(<EvidenceLink orderId="order" />, portfolioWords)).textContent).toBe('');
});
