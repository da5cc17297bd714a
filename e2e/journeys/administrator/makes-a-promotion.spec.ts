import { expect, test } from '../../fixtures/index.ts';
import { newPicture } from '../../fixtures/new-picture.ts';
import { newPromotion } from '../../fixtures/new-promotion.ts';
import { BackofficeFrame } from '../../screens/backoffice-frame.ts';
import { BackofficePromotion } from '../../screens/backoffice-promotion.ts';

test.use({ who: 'administrator', hasLiveChannel: false });

test('[A10][E16][V19][V1] creates a promotion, sees which ones overlap, and moves it', async ({
  page,
  apiAs,
  refused,
}) => {
  await page.goto('/admin/marketing/');
  const banners = {
    large: await newPicture(900, 125),
    small: await newPicture(375, 125),
  };
  // A year no other run has used, because promotions remain.
  const year = 2040 + (Date.now() % 150);
  const rival = await newPromotion(await apiAs('administrator'), banners, year);
  const promotion = new BackofficePromotion(page);
  const title = `Siembra de ${year}`;

  await page.getByRole('link', { name: 'Nueva promoción' }).click();
  await expect(page).toHaveURL('/admin/marketing/new');
  await promotion.save('Crear la promoción');
  await promotion.expectImageProblem('grande', /^Requerido\. /);

  await promotion.chooseType('Inversores');
  await promotion.title.fill(title);
  await promotion.choosePeriod(`${year}-01-20T09:00`, `${year}-02-20T09:00`);
  await expect(promotion.overlap).toContainText(`Enero de ${year}`);
  await expect(promotion.timeline.getByRole('listitem')).toHaveText([/^Esta promoción/, /^Enero/]);

  await promotion.chooseImages({ large: banners.small, small: banners.small });
  await promotion.expectVerdict(
    'Mide 375 × 125 píxeles: se recortará por los bordes. Recomendado: 900 × 125.',
  );
  await promotion.chooseImages(banners);
  await promotion.expectActualSize('grande', 900, 125);
  await promotion.expectActualSize('pequeña', 375, 125);

  refused(409, '/v1/promotion/promotions');
  await promotion.save('Crear la promoción');
  await promotion.expectStartProblem(/^El periodo elegido ya existe/);

  await promotion.choosePeriod(`${year}-01-31T10:00`, `${year}-02-20T09:00`);
  await expect(promotion.overlap).toContainText('Ninguna otra promoción');
  await promotion.save('Crear la promoción');
  await expect(new BackofficeFrame(page).title).toHaveText('Promociones');
  await page.getByRole('textbox', { name: 'Título' }).fill(String(year));
  await expect(page).toHaveURL(new RegExp(`filter=.*${year}`));
  await expect(promotion.row(title)).toContainText(`31/01/${year} 10:00`);
  await expect(promotion.row(title)).toContainText('Programada');

  await promotion.row(title).getByRole('link').click();
  await expect(promotion.title).toHaveValue(title);
  await promotion.choosePeriod(`${year}-03-01T09:00`, `${year}-03-20T09:00`);
  await promotion.save('Guardar');
  await expect(promotion.row(title)).toContainText(`01/03/${year} 09:00`);

  await promotion.row(rival.title).getByRole('link').click();
  await expect(promotion.title).toHaveValue(rival.title);
  await page.getByRole('button', { name: 'Borrar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click();
  await expect(promotion.row(title)).toBeVisible();
  await expect(promotion.row(rival.title)).toHaveCount(0);
});
