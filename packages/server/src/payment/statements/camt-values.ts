import { z } from 'zod';

/** An amount in any currency. */
export const camtAmount = z.object({
  '#text': z.string().regex(/^\d{1,13}(?:\.\d{1,5})?$/),
  '@Ccy': z.string().length(3),
});
export const camtSide = z.enum(['CRDT', 'DBIT']);
/** An xs:boolean, which XML also allows as a number. */
export const camtFlag = z
  .enum(['true', '1', 'false', '0'])
  .transform((text) => text === 'true' || text === '1');
export const camtDate = z
  .object({ Dt: z.iso.date().optional(), DtTm: z.string().optional() })
  .transform(({ Dt, DtTm }) => Dt ?? DtTm?.slice(0, 10) ?? '')
  .pipe(z.iso.date());

/** An element that may be missing or empty. */
export const maybe = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Reads a decimal amount as cents. Refuses fractions of a cent other than zero. */
export function centsIn(text: string): number | undefined {
  const [euros = '', part = ''] = text.split('.');
  return /^0*$/.test(part.slice(2)) ? Number(`${euros}${part.slice(0, 2).padEnd(2, '0')}`) : undefined;
}

/** The amount in cents, negative for outgoing money. */
export function signedCents({
  Amt,
  CdtDbtInd,
}: {
  Amt: z.output<typeof camtAmount>;
  CdtDbtInd: z.output<typeof camtSide>;
}): number | undefined {
  const value = centsIn(Amt['#text']);
  return value && CdtDbtInd === 'DBIT' ? -value : value;
}
