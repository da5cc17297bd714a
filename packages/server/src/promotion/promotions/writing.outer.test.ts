import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import {
  addPromotion,
  advised,
  givenPromotion,
  imageOf,
  promotionForm,
  promotionsUrl,
} from '../../../test/promotions.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { promotions } from '../../schema/promotions.ts';
import { promotionTypeIds } from '../promotion-types/catalogue.ts';

let test: TestApp;
let admin: Caller;
let visitor: Caller;

beforeAll(async () => {
  test = await buildTestApp();
  [admin, visitor] = [await as(test, 'admin'), await as(test, 'visitor')];
});
afterAll(() => test.close());

const at = (day: string) => new Date(`${day}T00:00:00Z`);
const edit = (id: string, fields: Parameters<typeof formOf>[0], caller = admin) =>
  caller.patch(`${promotionsUrl}/${id}`, { form: formOf(fields) });

describe('creating, editing and deleting promotions', () => {
  it('[P7] is allowed only to administrators', async () => {
    const { promotionId } = await givenPromotion(admin);
    const [user, manager] = [await as(test, 'user'), await as(test, 'operator')];
    for (const [caller, status] of [
      [visitor, 401],
      [user, 403],
      [manager, 403],
    ] as const) {
      const form = await promotionForm();
      expect((await caller.post('/v1/promotion/promotions', { form })).statusCode).toBe(status);
      const fields = formOf({ title: 'X' });
      const edited = await caller.patch(`/v1/promotion/promotions/${promotionId}`, { form: fields });
      expect(edited.statusCode).toBe(status);
      expect((await caller.delete(`/v1/promotion/promotions/${promotionId}`)).statusCode).toBe(status);
    }
  });
});

describe('a promotion', () => {
  it('[E16][C5] has two re-encoded images that may be cached publicly forever', async () => {
    const answer = await addPromotion(admin, { title: 'Otoño sin comisiones', type: 'Manager' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      title: 'Otoño sin comisiones',
      promotionTypeName: 'Manager',
      userId: admin.userId,
      active: false,
    });
    for (const [url, width] of [
      [answer.json().imageLargeUrl, 900],
      [answer.json().imageSmallUrl, 375],
    ]) {
      const image = await visitor.get(url);
      expect(image.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(await sharp(image.rawPayload).metadata()).toMatchObject({ format: 'webp', width, height: 125 });
    }
  });

  it('[E16][C5] accepts both images under one field name too, in any order', async () => {
    const both = [await advised('small'), await imageOf(1_800, 250)];
    const answer = await addPromotion(admin, {}, { images: both });
    expect(answer.statusCode).toBe(201);
    const large = await visitor.get(answer.json().imageLargeUrl);
    expect(await sharp(large.rawPayload).metadata()).toMatchObject({ width: 1_800, height: 250 });
    const small = await edit(answer.json().promotionId, { images: [await imageOf(750, 250)] });
    expect(small.json().imageLargeUrl).toBe(answer.json().imageLargeUrl);
    const after = await visitor.get(small.json().imageSmallUrl);
    expect(await sharp(after.rawPayload).metadata()).toMatchObject({ width: 750 });
    const three = [...both, await advised('large')];
    expect((await addPromotion(admin, {}, { images: three })).json().errors).toMatchObject([
      { path: 'images', code: 'too_many' },
    ]);
  });

  it.each(['promotionTypeId', 'title', 'startsAt', 'endsAt', 'imageLarge', 'imageSmall'])(
    '[V1][E16] requires %s',
    async (missing) => {
      const form = await promotionForm();
      form.delete(missing);
      const answer = await admin.post(promotionsUrl, { form });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toMatchObject([{ path: missing, code: 'required' }]);
    },
  );

  it.each([
    ['imageLarge', 375, 125, 375, 52],
    ['imageLarge', 900, 200, 900, 125],
    ['imageLarge', 4_000, 100, 720, 100],
    ['imageSmall', 3_000, 3_000, 750, 250],
    ['imageSmall', 10, 2_000, 10, 3],
  ])('[E16] as %s, crops an image of %i × %i to %i × %i', async (path, width, height, ...size) => {
    const answer = await addPromotion(admin, {}, { [path]: await imageOf(width, height) });
    const stored = await visitor.get(answer.json()[`${path}Url`]);
    const { width: storedWidth, height: storedHeight } = await sharp(stored.rawPayload).metadata();
    expect([storedWidth, storedHeight]).toEqual(size);
  });

  it('[V9][E16] refuses a file that is not an image, and a missing type', async () => {
    const text = fileOf('solo texto', 'promocion.png');
    expect((await addPromotion(admin, {}, { imageLarge: text })).json().code).toBe('file.type_not_allowed');
    const broken = fileOf(Buffer.from(await (await advised('small')).bytes()).subarray(0, 60), 'rota.png');
    expect((await addPromotion(admin, {}, { imageSmall: broken })).json().code).toBe('file.unreadable');
    const strange = await addPromotion(admin, { promotionTypeId: crypto.randomUUID() });
    expect(strange.json().errors).toMatchObject([{ path: 'promotionTypeId', code: 'choice' }]);
  });

  it('[E16] can be created only in the caller’s own name', async () => {
    const form = await promotionForm();
    form.set('userId', crypto.randomUUID());
    expect((await admin.post(promotionsUrl, { form })).json().errors).toMatchObject([
      { path: 'userId', code: 'own_user' },
    ]);
    form.set('userId', admin.userId);
    expect((await admin.post(promotionsUrl, { form })).json().userId).toBe(admin.userId);
  });
});

describe('the period of a promotion', () => {
  it('[V11][V19] must start before it ends', async () => {
    for (const [startsAt, endsAt] of [
      [at('2031-02-02'), at('2031-02-01')],
      [at('2031-02-01'), at('2031-02-01')],
    ] as const) {
      const answer = await addPromotion(admin, { startsAt, endsAt });
      expect(answer.json().errors).toMatchObject([{ path: 'endsAt', code: 'start_not_before_end' }]);
    }
    const wrong = await promotionForm();
    wrong.set('startsAt', 'mañana');
    expect((await admin.post(promotionsUrl, { form: wrong })).json().errors).toMatchObject([
      { path: 'startsAt', code: 'date', message: 'La fecha es incorrecta.' },
    ]);
    const { promotionId } = await givenPromotion(admin, {
      startsAt: at('2031-03-01'),
      endsAt: at('2031-03-08'),
    });
    const moved = await edit(promotionId, { endsAt: '2031-02-28T00:00:00Z' });
    expect(moved.json().errors).toMatchObject([{ path: 'endsAt', code: 'start_not_before_end' }]);
    const direct = test.db
      .update(promotions)
      .set({ endsAt: at('2031-02-28') })
      .where(eq(promotions.promotionId, promotionId));
    await expect(direct).rejects.toMatchObject({ cause: { constraint: 'promotions_start_before_end' } });
  });

  it.each([
    ['the same as', '2032-05-10', '2032-05-20', 409],
    ['within', '2032-05-12', '2032-05-13', 409],
    ['around', '2032-05-01', '2032-06-01', 409],
    ['over the start of', '2032-05-01', '2032-05-11', 409],
    ['over the end of', '2032-05-19', '2032-06-01', 409],
    ['right before', '2032-05-05', '2032-05-10', 201],
    ['right after', '2032-05-20', '2032-05-25', 201],
  ])('[V19] %s another one of its type (%s to %s) is answered with %i', async (how, from, to, status) => {
    if (how === 'the same as') {
      await givenPromotion(admin, { startsAt: at('2032-05-10'), endsAt: at('2032-05-20') });
    }
    const answer = await addPromotion(admin, { startsAt: at(from), endsAt: at(to) });
    expect(answer.statusCode).toBe(status);
    if (status === 409) {
      expect(answer.json()).toMatchObject({ code: 'promotion.period_taken', errors: [{ path: 'startsAt' }] });
      expect(answer.json().detail).toContain('El periodo elegido ya existe');
    }
  });

  it('[V19] may overlap one of the other type, but changing its type is refused if that causes an overlap', async () => {
    const period = { startsAt: at('2033-01-01'), endsAt: at('2033-01-08') };
    const retail = await givenPromotion(admin, period);
    const manager = await addPromotion(admin, { ...period, type: 'Manager' });
    expect(manager.statusCode).toBe(201);
    const { promotionId } = manager.json();
    const typeChange = { promotionTypeId: promotionTypeIds.Retail };
    expect((await edit(promotionId, typeChange)).json().code).toBe('promotion.period_taken');
    await admin.delete(`${promotionsUrl}/${retail.promotionId}`);
    expect((await edit(promotionId, typeChange)).json().promotionTypeName).toBe('Retail');
  });
});

describe('editing and deleting', () => {
  it('[E16][C5] edits only the fields sent, and replaces the old image with a new one', async () => {
    const before = (await addPromotion(admin)).json();
    test.clock.advance(1);
    const renamed = (await edit(before.promotionId, { title: 'Otro título' })).json();
    expect(renamed).toEqual({ ...before, title: 'Otro título', updatedAt: renamed.updatedAt, version: 2 });
    const after = (await edit(before.promotionId, { imageLarge: await imageOf(950, 130) })).json();
    expect(after.imageSmallUrl).toBe(before.imageSmallUrl);
    expect((await visitor.get(after.imageLargeUrl)).statusCode).toBe(200);
    expect((await visitor.get(before.imageLargeUrl)).statusCode).toBe(404);
    expect((await edit(crypto.randomUUID(), { title: 'X' })).statusCode).toBe(404);
  });

  it('[P3][E16] may have an English title, which can be removed', async () => {
    const form = await promotionForm();
    form.set('titleEn', 'No fee this week');
    const created = (await admin.post(promotionsUrl, { form })).json();
    expect(created).toMatchObject({ titleEn: 'No fee this week' });
    const { title } = created;
    const edited = await admin.patch(`${promotionsUrl}/${created.promotionId}`, {
      form: formOf({ titleEn: '' }),
    });
    expect(edited.json()).toMatchObject({ title, titleEn: null });
  });

  it('[E16][C5] deletes a promotion with its images', async () => {
    const created = (await addPromotion(admin)).json();
    expect((await admin.delete(`${promotionsUrl}/${created.promotionId}`)).statusCode).toBe(204);
    expect((await admin.delete(`${promotionsUrl}/${created.promotionId}`)).statusCode).toBe(404);
    for (const url of [created.imageLargeUrl, created.imageSmallUrl]) {
      expect((await visitor.get(url)).statusCode).toBe(404);
    }
  });

  it('[B5] records old and new values in the audit trail', async () => {
    const { promotionId, title } = await givenPromotion(admin);
    await edit(promotionId, { title: 'Nuevo' });
    await admin.delete(`${promotionsUrl}/${promotionId}`);
    const rows = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, promotionId))
      .orderBy(auditEntries.auditEntryId);
    expect(rows.map(({ action }) => action)).toEqual([
      'promotion.create',
      'promotion.edit',
      'promotion.delete',
    ]);
    expect(rows[1]).toMatchObject({ before: { title }, after: { title: 'Nuevo' } });
  });
});
