import { z } from 'zod';
import { fieldList } from '../shared/field-list.ts';
import { lineText, nameText, text } from '../shared/text.ts';

/**
 * Refuses addresses that look like another site: with a user name before the host, or with characters that change the
 * text direction.
 */
const isPlainAddress = (value: string) =>
  !/^https?:\/\/[^/?#]*@/i.test(value) && /^[^\s\p{Cc}\p{Cf}]*$/u.test(value);

/** A company behind a project: its promoter, or the agent that holds its guarantees for the investors. */
export const party = z.strictObject({
  name: nameText(120).meta({ example: 'Rehabitia Promociones S.L.' }),
  taxId: lineText(20).nullable().meta({ example: 'B12345674' }),
  website: z
    .url({ protocol: /^https?$/, error: 'web_address' })
    .max(200, { error: 'text_too_long' })
    .refine(isPlainAddress, { error: 'web_address' })
    .nullable()
    .meta({ example: 'https://rehabitia.example' }),
  description: text(2_000)
    .nullable()
    .meta({ example: 'Veinte años rehabilitando edificios en el centro de Madrid.' }),
  descriptionEn: text(2_000)
    .nullable()
    .default(null)
    .meta({ example: 'Twenty years renovating buildings in the centre of Madrid.' }),
});

/** No defaults, because an omitted field keeps its value. */
export const partyChanges = party.extend({ descriptionEn: text(2_000).nullable() }).partial();
export type PartyChanges = z.output<typeof partyChanges>;

export const partyFieldList = fieldList({
  resource: 'parties',
  record: party,
  fields: { name: {}, taxId: {}, website: {}, description: {}, descriptionEn: {} },
});
