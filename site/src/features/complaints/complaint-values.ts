import { type FieldProblems, platformNow, problemsOf } from '@semilla/client';
import {
  type ComplainantKind,
  civilDateAt,
  complaintDayProblems,
  type NewComplaint,
  newComplaint,
} from '@semilla/contract';
import type { Me } from '../session/session-store.ts';

export interface ComplaintValues extends Record<string, string | boolean> {
  kind: ComplainantKind;
  name: string;
  identification: string;
  clientReference: string;
  address: string;
  country: string;
  phone: string;
  contact: string;
  isRepresented: boolean;
  representativeName: string;
  representativeIdentification: string;
  representativeContact: string;
  concerning: string;
  description: string;
  happenedOn: string;
  happenedUntil: string;
  damage: string;
  comments: string;
  place: string;
}

export interface ComplaintFiles {
  authority: File[];
  documents: File[];
}

/** The values of an empty form. For a customer, the known data are filled in. */
export function emptyComplaint(me?: Me): ComplaintValues {
  return {
    kind: me?.kind === 'company' ? 'company' : 'individual',
    name: me ? [me.name, me.surname].filter(Boolean).join(' ') : '',
    identification: (me?.kind === 'company' ? me.taxId : me?.identificationDocumentNumber) ?? '',
    clientReference: '',
    address: '',
    country: me?.nationality ?? 'ES',
    phone: me?.phone ?? '',
    contact: '',
    isRepresented: false,
    representativeName: '',
    representativeIdentification: '',
    representativeContact: '',
    concerning: new URLSearchParams(location.search).get('about')?.slice(0, 300) ?? '',
    description: '',
    happenedOn: '',
    happenedUntil: '',
    damage: '',
    comments: '',
    place: '',
  };
}

const given = (value: string) => value.trim() || undefined;

/** The request body. Leaves out empty fields, and the representative if the user unticked it. */
export function complaintBody(
  values: ComplaintValues,
  { authority, documents }: ComplaintFiles,
): NewComplaint {
  const { kind, name, address, country, concerning, description, happenedOn, place, isRepresented } = values;
  const ofRepresentative = (value: string) => (isRepresented ? given(value) : undefined);
  return {
    kind,
    name,
    identification: given(values.identification),
    clientReference: given(values.clientReference),
    address,
    country,
    phone: given(values.phone),
    contact: given(values.contact),
    representativeName: ofRepresentative(values.representativeName),
    representativeIdentification: ofRepresentative(values.representativeIdentification),
    representativeContact: ofRepresentative(values.representativeContact),
    concerning,
    description,
    happenedOn,
    happenedUntil: given(values.happenedUntil),
    damage: given(values.damage),
    comments: given(values.comments),
    place,
    authority: isRepresented ? authority : [],
    documents,
  };
}

export function complaintProblems(values: ComplaintValues, files: ComplaintFiles): FieldProblems {
  const body = complaintBody(values, files);
  const problems = problemsOf(newComplaint, body);
  for (const { path, ...problem } of complaintDayProblems(body, civilDateAt(platformNow())))
    problems[path] ??= problem;
  // Without a name the API ignores the representative, so the name is required here.
  if (values.isRepresented && !values.representativeName.trim())
    problems.representativeName ??= { code: 'required', params: {} };
  if (values.isRepresented && !files.authority.length)
    problems.authority ??= { code: 'required', params: {} };
  return problems;
}
