import { type FieldProblems, problemsOf } from '@semilla/client';
import { type ComplainantKind, type NewComplaint, newComplaint } from '@semilla/contract';
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

/** An empty form, with what is known of a customer. */
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

/** The body of the request: without the fields that were left empty, or belong to nobody. */
export function complaintBody(
  { isRepresented, ...values }: ComplaintValues,
  { authority, documents }: ComplaintFiles,
): NewComplaint {
  const given = Object.entries(values).filter(
    ([name, value]) => value !== '' && (isRepresented || !name.startsWith('representative')),
  );
  const files = { authority: isRepresented ? authority : [], documents };
  return Object.assign(files, Object.fromEntries(given)) as NewComplaint;
}

export function complaintProblems(values: ComplaintValues, files: ComplaintFiles): FieldProblems {
  const problems = problemsOf(newComplaint, complaintBody(values, files));
  // Without a name the API sees no representative at all.
  if (values.isRepresented && !values.representativeName.trim())
    problems.representativeName ??= { code: 'required', params: {} };
  return problems;
}
