import { v1, type WholeComplaint } from '@semilla/contract';
import { buildNewComplaint } from '@semilla/contract/testing';
import { as, type Caller } from './callers.ts';
import { formOf } from './forms.ts';
import type { TestApp } from './test-app.ts';

export const { path: complaintsUrl } = v1.complaints.create;

export type ComplaintFields = Parameters<typeof formOf>[0];

export const sendComplaint = (by: Caller, fields: ComplaintFields = {}) =>
  by.post(complaintsUrl, { form: formOf({ ...buildNewComplaint(), ...fields }) });

export const givenComplaint = async (by: Caller, fields: ComplaintFields = {}) =>
  (await sendComplaint(by, fields)).json();

export const findComplaint = async (by: Caller, complaintId: string): Promise<WholeComplaint> =>
  (await by.get(`${complaintsUrl}/${complaintId}`)).json();

export const answerComplaint = (by: Caller, complaintId: string, act: string, body: object) =>
  by.post(`${complaintsUrl}/${complaintId}/${act}`, { body });

export const admitComplaint = (by: Caller, complaintId: string, body: object = {}) =>
  answerComplaint(by, complaintId, 'admit', {
    reasons: 'Es nuestro servicio.',
    answerBy: '2026-04-09',
    ...body,
  });

let people = 0;

/** A customer without complaints, with the address that gets the answers. */
export async function newComplainant(test: TestApp): Promise<Caller & { email: string }> {
  people += 1;
  const email = `queja.${people}@example.com`;
  return { ...(await as(test, 'user', { email })), email };
}
