import { expect } from '@playwright/test';
import { say } from '../../../fixtures/backoffice-address.ts';
import type { BackofficeScreen } from '../../../screens/backoffice-screen.ts';
import { columns, deleting, filters, mistakesIn, pressing, type State, theForm } from './states.ts';

const accountMenu = async ({ page, pressOn }: BackofficeScreen) =>
  pressOn(page.getByRole('banner').getByRole('button').last());

async function shortcuts(screen: BackofficeScreen): Promise<void> {
  await accountMenu(screen);
  await screen.press(say('Atajos de teclado', 'Keyboard shortcuts'));
  await expect(screen.page.getByRole('dialog')).toBeVisible();
}

async function search(screen: BackofficeScreen): Promise<void> {
  const { page } = screen;
  await screen.press(say('Buscar', 'Search'));
  await page.getByRole('combobox').last().fill('semilla');
  await expect(page.getByRole('option').first()).toBeVisible();
}

/** Waits for the rich text editor, so that the errors are those of a complete form. */
async function describe(screen: BackofficeScreen): Promise<void> {
  await screen.press(say('Añadir una descripción', 'Add a description'));
  await expect(screen.page.getByRole('toolbar')).toHaveCount(2);
  await screen.send();
}

async function linkInText({ page, pressOn }: BackofficeScreen): Promise<void> {
  await expect(page.getByRole('toolbar')).toHaveCount(2);
  await pressOn(page.getByRole('button', { name: /^(Enlace|Link)$/ }).first());
  await pressOn(page.getByRole('dialog').getByRole('button').last());
  await expect(page.getByRole('dialog').locator('[aria-invalid=true]')).toBeVisible();
}

async function misspellUrl({ page }: BackofficeScreen): Promise<void> {
  const url = page.getByLabel(/^URL/);
  await url.fill('con espacios');
  await url.press('Enter');
  await expect(url).toHaveAttribute('aria-invalid', 'true');
}

async function findNothing(screen: BackofficeScreen): Promise<void> {
  await screen.goTo({ path: '/admin/project?filter={"name":"nada de nada"}' });
  await expect(screen.page.getByText(/^Nada coincide|^Nothing matches/)).toBeVisible();
}

const milestone = say('Añadir un hito', 'Add a milestone');

async function leaveWritten(screen: BackofficeScreen): Promise<void> {
  await screen.press(milestone);
  await screen.front.getByRole('textbox').first().fill('Visita a la obra');
  await screen.page.keyboard.press('Escape');
  await expect(screen.page.getByRole('dialog', { name: /^¿Descartar|^Discard/ })).toBeVisible();
}

const itsOrder: State = {
  name: 'its order',
  lead: ({ page, pressOn }) => pressOn(page.getByRole('button', { name: /^Ordenar|^Sort/ }).first()),
};

export const ofProjects: Record<string, State[]> = {
  '/admin': [
    { name: 'the menu of the account', lead: accountMenu },
    {
      name: 'the sidebar',
      lead: ({ page, pressOn }) => pressOn(page.getByRole('banner').getByRole('button').first()),
      onlyAt: 'phone',
    },
    { name: 'the search', lead: search },
    { name: 'the shortcuts', lead: shortcuts },
  ],
  '/admin/project': [
    filters,
    columns,
    { ...itsOrder, onlyAt: 'phone' },
    { name: 'with nothing in it', lead: findNothing, isPage: true },
  ],
  '/admin/project/new': [theForm],
  '/admin/project/edit/:project': [{ name: 'with a mistake', lead: misspellUrl, isPage: true }],
  '/admin/project/:project': [
    { name: 'another phase', lead: pressing(say('Borrador', 'Draft')) },
    { name: 'a phase for good', lead: mistakesIn(say('Descartado', 'Discarded')) },
    deleting,
  ],
  '/admin/project/:project/descriptions': [
    { name: 'adding a description', lead: describe },
    {
      name: 'deleting a description',
      lead: ({ page, pressOn }) => pressOn(page.getByRole('button', { name: /^(Borrar|Delete): / }).first()),
    },
  ],
  '/admin/project/:project/documents': [
    filters,
    columns,
    { name: 'adding a document', lead: mistakesIn(say('Añadir un documento', 'Add a document')) },
  ],
  '/admin/project/:project/multimedia': [
    { name: 'adding a picture', lead: mistakesIn(say('Añadir imágenes o vídeos', 'Add pictures or videos')) },
  ],
  '/admin/project/:open/multimedia': [itsOrder],
  '/admin/project/:project/timeline': [
    { name: 'adding a milestone', lead: mistakesIn(milestone) },
    { name: 'giving it up', lead: leaveWritten },
  ],
};

const release = say('Entregar al promotor', 'Release to the promoter');
const repayment = say('Registrar una devolución', 'Record a repayment');

export const ofMoney: Record<string, State[]> = {
  '/admin/project/:financed/movements': [{ name: 'releasing', lead: mistakesIn(release) }],
  '/admin/project/:delivered/movements': [{ name: 'recording a repayment', lead: mistakesIn(repayment) }],
};

export const ofConfiguration: Record<string, State[]> = {
  '/admin/config/document-types/new': [theForm],
  '/admin/config/document-types/edit/:documentType': [deleting],
  '/admin/config/project-types/new': [theForm],
  '/admin/config/template-description-project/new': [
    theForm,
    { name: 'a link in the text', lead: linkInText },
  ],
  '/admin/config/canned-answers/new': [theForm],
  '/admin/config/canned-answers/edit/:cannedAnswer': [deleting],
};

async function meetAnother({ page, pressOn }: BackofficeScreen): Promise<void> {
  await pressOn(page.getByRole('main').getByRole('combobox').first());
  await pressOn(page.getByRole('option', { name: /Inversores|Investors/ }));
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
}

async function compare(screen: BackofficeScreen): Promise<void> {
  await screen.goTo({ path: '/admin/statistics?compare=true' });
  await expect(screen.page.getByRole('table').first()).toBeVisible();
}

async function findCustomer({ page }: BackofficeScreen): Promise<void> {
  await page.getByRole('main').getByRole('combobox').first().fill('vidal');
  await expect(page.getByRole('option').first()).toBeVisible();
}

async function seeHistory(screen: BackofficeScreen): Promise<void> {
  await screen.press(say('Ver la cronología', 'See the timeline'));
  await expect(screen.front.getByRole('listitem')).toHaveCount(2);
}

async function loseTheTrail(screen: BackofficeScreen): Promise<void> {
  await screen.goTo({ path: '/admin/audit?page=2' });
  await expect(screen.page.getByRole('button', { name: /^(Reintentar|Try again)$/ })).toBeVisible();
}

async function openTicketStates({ page, pressOn }: BackofficeScreen): Promise<void> {
  const name = /Cambiar el estado de|Change the status of/;
  await pressOn(page.getByRole('main').getByRole('button', { name }).first());
}

export const ofTheRest: Record<string, State[]> = {
  '/admin/statistics': [{ name: 'compared', lead: compare, isPage: true }],
  '/admin/marketing/new': [theForm, { name: 'meeting another', lead: meetAnother, isPage: true }],
  '/admin/marketing/edit/:promotion': [deleting],
  '/admin/ticket': [filters, columns, { name: 'the states of a ticket', lead: openTicketStates }],
  '/admin/ticket/new': [theForm, { name: 'finding the customer', lead: findCustomer, isPage: true }],
  '/admin/ticket/:ticket': [
    {
      name: 'the picture, larger',
      lead: pressing(say('Ampliar Captura de la página', 'Enlarge Screenshot of the page')),
    },
    { name: 'what went before', lead: seeHistory },
    { name: 'an internal note', lead: pressing(say('Nota interna', 'Internal note')), isPage: true },
    { name: 'what it is about', lead: pressing(say('Cambiar los enlaces', 'Change the links')) },
    { name: 'merging it', lead: pressing(say('Unir a otra', 'Merge')) },
    { name: 'who could be responsible', lead: pressing(say('Asignar a', 'Assign to')) },
    deleting,
  ],
  '/admin/mail/:mail': [
    { name: 'sending it again', lead: pressing(say('Enviar otra vez', 'Send again')) },
    { name: 'dismissing it', lead: pressing(say('Descartar', 'Dismiss')) },
  ],
  '/admin/audit': [
    {
      name: 'an entry',
      lead: ({ page, pressOn }) => pressOn(page.getByRole('row').nth(1).getByRole('button')),
      onlyAt: 'desk',
    },
    { name: 'when it cannot be loaded', lead: loseTheTrail, isPage: true, lost: '/v1/audit' },
  ],
};
