import { z } from 'zod';
import { civilDate } from '../../shared/dates.ts';
import { attachmentTypes } from '../../shared/file-types.ts';
import { file } from '../../shared/files.ts';
import { several } from '../../shared/several.ts';
import { alpha2, enteredName, lineText, phone, text } from '../../shared/text.ts';

export const complainantKinds = ['individual', 'company'] as const;
export type ComplainantKind = (typeof complainantKinds)[number];

export const complaintFilesMax = 10;

const complaintFiles = (countMax: number) =>
  several(file(attachmentTypes), countMax).meta({
    type: 'array',
    description: `Up to ${countMax} files under 5 MB: ${attachmentTypes.join(', ')}.`,
  });

const contactExample = 'Calle del Olmo 3, 28012 Madrid; +34 600 654 321; marta.soler@example.com';

/** The token in the link that confirms a visitor's e-mail address: its content and a signature. */
export const complaintToken = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,800}\.[A-Za-z0-9_-]{43}$/, { error: 'link' })
  .meta({
    example: 'eyJlbWFpbCI6Imx1Y2lhQGV4YW1wbGUuY29tIn0.Qm9zcXVlIGRlIGVuY2luYXMgeSBhbGNvcm5vcXVlcyE',
  });

/** The fields of the standard form: Delegated Regulation (EU) 2022/2117, annex. */
export const complaintForm = {
  kind: z.enum(complainantKinds).meta({ example: 'individual' }),
  name: enteredName(150).meta({
    example: 'Lucía Ferrer Soler',
    description: 'The complainant’s full or legal name.',
  }),
  identification: lineText(60)
    .optional()
    .meta({ example: '12345678Z', description: 'An identity document, a registration number, or an LEI.' }),
  clientReference: lineText(100).optional().meta({ example: 'K7WM-3QPX', description: 'If they have one.' }),
  address: text(300).meta({ example: 'Calle de Lavapiés 12, 2.º B, 28012 Madrid' }),
  country: alpha2,
  phone: phone.optional(),
  contact: text(500)
    .optional()
    .meta({ example: contactExample, description: 'Where to write, if it is another address.' }),
  representativeName: enteredName(150).optional().meta({ example: 'Marta Soler Vidal' }),
  representativeIdentification: lineText(60).optional().meta({ example: '87654321X' }),
  representativeContact: text(500).optional().meta({ example: contactExample }),
  concerning: text(300).meta({
    example: 'Edificio Lavapiés, inversión del 3 de marzo de 2026',
    description: 'The investment, the project or the service.',
  }),
  description: text(10_000).meta({ example: 'El pago de marzo llegó con ocho días de retraso.' }),
  happenedOn: civilDate.meta({ description: 'The day of the facts, or the first one.' }),
  happenedUntil: civilDate.optional().meta({ description: 'The last day, if they took several.' }),
  damage: text(3_000).optional().meta({ example: 'Ocho días de intereses de 5.000 €.' }),
  comments: text(3_000).optional().meta({ example: 'Pedí una explicación por teléfono el 20 de marzo.' }),
  place: lineText(100).meta({ example: 'Madrid', description: 'Where the form was filled in.' }),
  authority: complaintFiles(2),
  documents: complaintFiles(complaintFilesMax),
};

const complaintFields = z.strictObject(complaintForm);

function checkComplaint(given: z.output<typeof complaintFields>, ctx: z.RefinementCtx): void {
  const {
    happenedOn,
    happenedUntil,
    representativeName,
    representativeIdentification,
    representativeContact,
  } = given;
  const problem = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
  if (happenedUntil !== undefined && happenedUntil < happenedOn) problem('happenedUntil', 'end_before_start');
  const isRepresented = representativeIdentification !== undefined || representativeContact !== undefined;
  if (isRepresented && representativeName === undefined) problem('representativeName', 'required');
  if (representativeName !== undefined && !given.authority.length) problem('authority', 'required');
}

export const newComplaint = complaintFields.superRefine(checkComplaint);
/** A complaint as it is sent. */
export const sentComplaint = complaintFields
  .extend({
    token: complaintToken
      .optional()
      .meta({ description: 'The token of a visitor’s link. In a form it comes before the files.' }),
  })
  .superRefine(checkComplaint);
export type NewComplaint = z.output<typeof newComplaint>;

/** Checks that the days of a complaint are not in the future, by the platform's clock. */
export function complaintDayProblems(
  given: Pick<NewComplaint, 'happenedOn' | 'happenedUntil'>,
  today: string,
): { path: 'happenedOn' | 'happenedUntil'; code: 'in_the_future'; params: Record<string, never> }[] {
  return (['happenedOn', 'happenedUntil'] as const)
    .filter((path) => (given[path] ?? '') > today)
    .map((path) => ({ path, code: 'in_the_future', params: {} }));
}
