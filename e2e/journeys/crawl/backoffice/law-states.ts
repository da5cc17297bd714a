import { expect } from '@playwright/test';
import { say } from '../../../fixtures/backoffice-address.ts';
import type { BackofficeScreen } from '../../../screens/backoffice-screen.ts';
import { mistakesIn, pressing, type State, theForm } from './states.ts';

async function openFirstKept({ page, pressOn }: BackofficeScreen): Promise<void> {
  await pressOn(page.getByRole('button', { name: /^(Abrir|Open) ?: / }).first());
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** The screens of complaints, kinds of investor, owners, sheets and kept records. */
export const ofTheLaw: Record<string, State[]> = {
  '/admin/complaint/:received': [
    { name: 'admitting', lead: pressing(say('Admitir a trámite', 'Admit')) },
    { name: 'not admitting', lead: mistakesIn(say('No admitir', 'Do not admit')) },
  ],
  '/admin/complaint/:admissible': [
    { name: 'extending', lead: mistakesIn(say('Ampliar el plazo', 'Extend the deadline')) },
    { name: 'deciding', lead: mistakesIn(say('Resolver', 'Decide')) },
  ],
  '/admin/investor-kinds/:investorKind': [
    { name: 'approving', lead: pressing(say('Aprobar', 'Approve')) },
    { name: 'refusing', lead: mistakesIn(say('Rechazar', 'Refuse')) },
  ],
  '/admin/owners/new': [theForm],
  '/admin/owners/:owner/documents': [
    { name: 'adding a document', lead: mistakesIn(say('Añadir un documento', 'Add a document')) },
  ],
  '/admin/project/:open/sheet': [
    { name: 'suspending the offer', lead: mistakesIn(say('Suspender la oferta', 'Suspend the offer')) },
    { name: 'publishing', lead: pressing(say('Proponer su publicación', 'Propose to publish it')) },
  ],
  '/admin/kept-records': [{ name: 'opening one', lead: openFirstKept }],
};
