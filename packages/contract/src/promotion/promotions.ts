import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { imageTypes } from '../shared/file-types.ts';
import { file } from '../shared/files.ts';
import { flag, page, paging } from '../shared/paging.ts';
import { several } from '../shared/several.ts';
import { id, lineText, searchText } from '../shared/text.ts';
import { recordVersion, versionRules, writtenSeenVersion } from '../shared/version.ts';
import { promotionTypeNames } from './promotion-types.ts';

/** The recommended sizes of banners in pixels: the large one for screens wider than 600, the small one for narrower ones. */
export const promotionImageAdvice = {
  large: { width: 900, height: 125 },
  small: { width: 375, height: 125 },
} as const;
export type PromotionImageKind = keyof typeof promotionImageAdvice;

const shapeToleranceMax = 0.15;

/** Whether an image is wide enough and close enough to the recommended proportions to be shown without cropping. */
export function suitsPromotion(kind: PromotionImageKind, image: { width: number; height: number }): boolean {
  const { width, height } = promotionImageAdvice[kind];
  const shape = image.width / image.height / (width / height);
  return image.width >= width && shape >= 1 - shapeToleranceMax && shape <= 1 + shapeToleranceMax;
}

/** A banner that is shown from `startsAt` until `endsAt`. */
export const promotion = z.object({
  promotionId: id,
  promotionTypeId: id,
  promotionTypeName: z.enum(promotionTypeNames).meta({ example: 'Retail' }),
  title: z.string().meta({ example: 'Sin comisión de gestión este otoño' }),
  titleEn: z.string().nullable().meta({ example: 'No management fee this autumn' }),
  startsAt: instant,
  endsAt: instant.meta({ example: '2026-04-14T09:30:00.000Z' }),
  active: z.boolean().meta({ example: true, description: 'Whether it is active now.' }),
  imageLargeUrl: z
    .string()
    .meta({ example: '/v1/documents/view/01890a5d-ac96-774b-bcce-b302099a8057', description: '900 × 125' }),
  imageSmallUrl: z
    .string()
    .meta({ example: '/v1/documents/view/01890a5d-ac96-774b-bcce-b302099a8058', description: '375 × 125' }),
  userId: id.nullable().meta({ description: 'Who created it; null for anyone but staff.' }),
  createdAt: instant,
  updatedAt: instant,
  version: recordVersion,
});
export type Promotion = z.output<typeof promotion>;

export const promotionFieldList = fieldList({
  resource: 'promotions',
  record: promotion,
  acts: ['promotion'],
  notedForPrograms: ['imageLargeId', 'imageSmallId'],
  fields: {
    title: {},
    titleEn: {},
    promotionTypeName: { words: 'promotion.types' },
    startsAt: {},
    endsAt: {},
    active: {},
    createdAt: { notInAudit: 'It is when the line was noted.' },
    promotionTypeId: {
      shownAs: 'promotionTypeName',
      notInCsv: 'The name stands for it.',
      notInAudit: 'It is an id of which no name is known here.',
    },
    updatedAt: { hidden: 'For programs, which compare it.' },
    userId: { hidden: 'It is who the audit trail says made it.', seenBy: 'staff' },
    promotionId: { notInAudit: 'It is what the line is about.' },
    version: versionRules,
    imageLargeUrl: { hidden: 'An address for programs.' },
    imageSmallUrl: { hidden: 'An address for programs.' },
  },
});

const image = file(imageTypes).optional();

export const promotionFields = {
  promotionTypeId: id,
  title: lineText(120).meta({ example: 'Sin comisión de gestión este otoño' }),
  titleEn: lineText(120).nullable().optional().meta({ example: 'No management fee this autumn' }),
  startsAt: instant,
  endsAt: instant.meta({ example: '2026-04-14T09:30:00.000Z' }),
  imageLarge: image.meta({ description: 'About 900 × 125 pixels; other shapes are cropped.' }),
  imageSmall: image.meta({ description: 'About 375 × 125 pixels; other shapes are cropped.' }),
  // The specification sends both images under one name; they are distinguished by their proportions.
  images: several(file(imageTypes), 2).meta({
    description: 'Both images instead of `imageLarge` and `imageSmall`, in any order.',
  }),
  userId: id.optional().meta({ description: 'The creator: always the caller.' }),
};

interface Period {
  startsAt?: Date | undefined;
  endsAt?: Date | undefined;
}

/** Checks that the start is before the end; used by forms and by the server. */
export function promotionPeriodProblem(given: Period) {
  const { startsAt, endsAt } = given;
  if (!(startsAt instanceof Date && endsAt instanceof Date) || startsAt < endsAt) return undefined;
  return { path: ['endsAt'], message: 'start_not_before_end' };
}

function checkPeriod(given: Period, ctx: z.RefinementCtx): void {
  const problem = promotionPeriodProblem(given);
  if (problem) ctx.addIssue({ code: 'custom', ...problem });
}

const promotionParams = z.strictObject({ promotionId: id });

const find = endpoint({
  method: 'GET',
  path: '/v1/promotion/promotions',
  summary: 'Promotions: staff see all; everyone else sees the active ones for investors.',
  who: 'promotions.read',
  query: z.strictObject({
    ...paging(['startsAt', 'endsAt', 'title', 'createdAt', 'promotionTypeName']),
    name: searchText.optional().meta({ description: 'A part of the title.' }),
    admin: flag.optional().meta({
      description:
        'false: as the site shows them to the caller. It never shows more than the caller may see.',
    }),
    promotionTypeId: id.optional(),
    activePromotion: flag
      .optional()
      .meta({ description: 'Only active promotions (true) or inactive ones (false).' }),
  }),
  answer: page(promotion),
});

export const promotionsEndpoints = {
  find,
  export: csvExportOf(find, promotionFieldList),
  findOne: endpoint({
    method: 'GET',
    path: '/v1/promotion/promotions/:promotionId',
    summary: 'A promotion.',
    who: 'promotions.read',
    params: promotionParams,
    answer: promotion,
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/promotion/promotions',
    summary: 'Adds a promotion with its two images. Promotions of the same type never overlap.',
    who: 'promotions.create',
    body: z
      .strictObject(promotionFields)
      .superRefine(checkPeriod)
      .meta({
        example: {
          promotionTypeId: '01900000-0000-7000-8000-000000000100',
          title: 'Sin comisión de gestión este otoño',
          startsAt: '2026-03-14T09:30:00.000Z',
          endsAt: '2026-04-14T09:30:00.000Z',
          imageLarge: '@banner-900x125.webp',
          imageSmall: '@banner-375x125.webp',
        },
      }),
    bodyKind: 'multipart',
    hasFile: true,
    answer: promotion,
    errors: ['promotion.period_taken', 'file.unreadable'],
    idempotency: 'accepted',
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/v1/promotion/promotions/:promotionId',
    summary: 'Edits a promotion. A field left out stays as it is.',
    who: 'promotions.edit',
    params: promotionParams,
    body: z
      .strictObject({ ...promotionFields, version: writtenSeenVersion })
      .partial()
      .superRefine(checkPeriod)
      .meta({ example: { title: 'Sin comisión de gestión este invierno' } }),
    bodyKind: 'multipart',
    answer: promotion,
    errors: ['promotion.period_taken', 'file.unreadable'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/v1/promotion/promotions/:promotionId',
    summary: 'Deletes a promotion with its images.',
    who: 'promotions.delete',
    params: promotionParams,
  }),
};
