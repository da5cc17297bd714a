import { type CallOptions, type Client, sendOnce } from '@semilla/client';
import { type Endpoint, isProposal } from '@semilla/contract';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, HttpError } from 'react-admin';
import { bodyFields } from './body-fields.ts';
import { editRecord } from './edit-record.ts';
import { httpClient } from './http-client.ts';
import { forReactAdmin } from './refusals.ts';
import { findPage, type Row, withId } from './requests.ts';
import { endpointOf } from './resources.ts';
import { call } from './session.ts';
import { signInGate } from './sign-in-gate.ts';

type Upload = Pick<CallOptions, 'onProgress' | 'signal'>;

async function create(resource: string, data: Row, upload: Upload | undefined) {
  const endpoint = endpointOf(resource, 'create');
  const send = sendOnce as (call: Client, endpoint: Endpoint, input: object, upload?: Upload) => Promise<Row>;
  const input = { params: data, body: bodyFields(endpoint, data) };
  const created = await send(call, endpoint, input, upload).catch((error: unknown) => {
    throw forReactAdmin(error);
  });
  if (isProposal(created)) return { id: created.proposalId, isProposed: true };
  return withId(resource, created);
}

const rest = simpleRestProvider('', httpClient);

/**
 * Reads a record. If the session has ended, the read waits until the user has signed in again: a refused read would take the
 * page away, with the dialogs on it and what is typed in them.
 */
const readOne: DataProvider['getOne'] = async (resource, params) => {
  try {
    return await rest.getOne(resource, params);
  } catch (error) {
    if ((error as HttpError).status !== 401 || !(await signInGate.confirm())) throw error;
    return rest.getOne(resource, params);
  }
};

/**
 * The API as react-admin's data provider, based on simple-rest except where the API differs: lists return more than rows, create
 * requests are idempotent, edits and create requests may upload files, and a deletion returns nothing.
 */
export const dataProvider = {
  ...rest,
  supportAbortSignal: true,
  getOne: readOne,
  getList: (resource, params) => findPage(resource, params),
  getManyReference: (resource, { target, id, filter, ...params }) =>
    findPage(resource, { ...params, filter: { ...filter, [target]: id } }),
  create: async (resource, { data, meta }) => ({ data: await create(resource, data, meta?.upload) }),
  update: async (resource, { id, data, previousData, meta }) => ({
    data: await editRecord(resource, id, { data, before: previousData, upload: meta?.upload }),
  }),
  delete: async (resource, params) => {
    const { data } = await rest.delete(resource, params);
    return { data: params.previousData ?? data };
  },
} as DataProvider;
