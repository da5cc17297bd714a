import type { Page } from '@playwright/test';
import { pdfOnDisk } from '../../fixtures/file-on-disk.ts';
import { expect, test } from '../../fixtures/index.ts';

const contract = () => pdfOnDisk('contrato.pdf');

/** Fills in the fields that everyone has to fill in. */
async function fillIn(page: Page, concerning: string): Promise<void> {
  await page.getByLabel('Dirección', { exact: true }).fill('Calle de Lavapiés 12, 28012 Madrid');
  await page.getByLabel('Inversión, proyecto o servicio').fill(concerning);
  await page.getByLabel('Qué ha ocurrido').fill('El pago llegó tarde.\nNadie me avisó.');
  await page.getByLabel('Cuándo ocurrió, o desde cuándo').fill('02/02/2026');
  await page.getByLabel('Documentos (opcional)').setInputFiles(contract());
  await page.getByLabel('Lugar en el que firmas').fill('Madrid');
}

/** Opens a complaint from the register of the backoffice. */
async function openComplaint(page: Page, reference: string): Promise<void> {
  await page.goto('/admin/complaint/');
  await page.getByLabel('Número, nombre o asunto').fill(reference);
  await page.getByRole('row').getByRole('link', { name: reference }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Reclamación ${reference}`);
}

const dialog = (page: Page) => page.getByRole('dialog');

async function referenceOn(page: Page): Promise<string> {
  const sent = page.getByText(/^Su número es \d{4}-\d{4}\./);
  await expect(sent).toBeVisible();
  return /\d{4}-\d{4}/.exec((await sent.textContent()) ?? '')?.[0] ?? '';
}

test('[L34][L35] complains without an account, and gets every answer by mail', async ({
  page,
  mailbox,
  openAs,
}) => {
  const email = `reclama.${Date.now()}@example.com`;
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reclamaciones' }).click();
  await expect(page.getByRole('main')).toContainText('10 días hábiles');
  await page.getByRole('link', { name: 'Presentar una reclamación' }).click();
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
  await expect(page.getByText(`Hemos enviado a ${email}`)).toBeVisible();

  await page.goto(await mailbox.linkIn(email, 'Abre el formulario de reclamación'));
  await expect(page.getByText(`Te responderemos a ${email}.`)).toBeVisible();
  await expect(page).toHaveURL('/complaints/new');
  const send = page.getByRole('button', { name: 'Enviar la reclamación' });
  await send.click();
  await expect(page.getByLabel('Nombre y apellidos')).toBeFocused();
  await page.getByLabel('Nombre y apellidos').fill('Ramón Echevarría');
  await fillIn(page, 'Pago de marzo');
  await page.getByLabel('Reclamo en nombre de otra persona').check();
  await page.getByLabel('Nombre del representante').fill('Marta Soler');
  await send.click();
  await expect(page.getByLabel(/^Poder u otro documento/)).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(/^Poder u otro documento/).setInputFiles(contract());
  await send.click();
  const reference = await referenceOn(page);

  const staff = await openAs('administrator');
  await openComplaint(staff, reference);
  await expect(staff.getByRole('main')).toContainText('Nadie me avisó.');
  await expect(staff.getByRole('link', { name: /^Prueba: contrato\.pdf/ })).toBeVisible();
  await expect(staff.getByRole('link', { name: /^Representación: contrato\.pdf/ })).toBeVisible();
  await staff.getByRole('button', { name: 'No admitir' }).click();
  await dialog(staff)
    .getByLabel(/^Motivos/)
    .fill('Trata de otra empresa.');
  await dialog(staff).getByRole('button', { name: 'No admitir' }).click();
  await expect(staff.getByText('Reclamación no admitida')).toBeVisible();
  await expect
    .poll(() => mailbox.subjectsTo(email))
    .toContain(`No podemos admitir tu reclamación ${reference}`);
});

test('[L34][L35] complains as a customer, and reads the answers in the account', async ({
  openAsInvestor,
  openAs,
}) => {
  const { page } = await openAsInvestor();
  await page.goto('/user/support');
  await page.getByRole('link', { name: 'Mis reclamaciones' }).click();
  await expect(page.getByText('No has presentado ninguna reclamación.')).toBeVisible();
  await page.getByRole('link', { name: 'Presentar una reclamación' }).click();
  await fillIn(page, 'Comisión de un reparto');
  await page.getByRole('button', { name: 'Enviar la reclamación' }).click();
  const reference = await referenceOn(page);

  const staff = await openAs('administrator');
  await openComplaint(staff, reference);
  await staff.getByRole('button', { name: 'Admitir a trámite' }).click();
  await dialog(staff)
    .getByLabel(/^Motivos/)
    .fill('Trata de una comisión nuestra.');
  await dialog(staff).getByRole('button', { name: 'Admitir a trámite' }).click();
  await expect(staff.getByText('Reclamación admitida a trámite')).toBeVisible();
  await staff.getByRole('button', { name: 'Ampliar el plazo' }).click();
  await dialog(staff)
    .getByLabel(/^Motivos/)
    .fill('Falta un informe del banco.');
  await dialog(staff).getByLabel('Nueva fecha límite').fill('31/12/2099');
  await dialog(staff).getByRole('button', { name: 'Ampliar el plazo' }).click();
  await expect(staff.getByText('Plazo ampliado').first()).toBeVisible();

  await page.getByRole('link', { name: 'Ver mi reclamación' }).click();
  await expect(page.getByText('Te responderemos, como tarde, el 31/12/2099.')).toBeVisible();
  await expect(page.getByText('Falta un informe del banco.')).toBeVisible();

  await staff.getByRole('button', { name: 'Resolver' }).click();
  await dialog(staff).getByRole('button', { name: 'Añadir un punto' }).click();
  for (const [index, outcome] of ['Estimada', 'Desestimada'].entries()) {
    const point = dialog(staff).getByRole('group', { name: `Punto ${index + 1}` });
    await point.getByLabel('Qué se reclama').fill(`Asunto ${index + 1}`);
    await point.getByRole('combobox').click();
    await staff.getByRole('option', { name: outcome, exact: true }).click();
    await point.getByLabel(/^Motivos/).fill(`Razón ${index + 1}`);
  }
  await dialog(staff).getByRole('button', { name: 'Resolver' }).click();
  await expect(staff.getByText('Reclamación resuelta')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Estimada en parte').first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Razón 1');
  await expect(page.getByRole('main')).toContainText('Razón 2');
  await expect(page.getByRole('main')).toContainText('Comisión Nacional del Mercado de Valores');
});
