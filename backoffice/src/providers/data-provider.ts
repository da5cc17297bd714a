import { type CallOptions, type Client, sendOnce } from '@semilla/client';
import { type Endpoint, isProposal } from '@semilla/contract';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { bodyFields } from './body-fields.ts';
import { changesBetween } from './changes.ts';
import { httpClient } from './http-client.ts';
import { forReactAdmin } from './refusals.ts';
import { ask, findPage, pathParams, type Row, withId } from './requests.ts';
import { endpointOf } from './resources.ts';
import { call } from './session.ts';

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

interface Edit {
  data: Row;
  before?: RaRecord | undefined;
  upload?: Upload | undefined;
}

/** Sends only the changed fields, so that an edit never overwrites another user's changes. */
async function update(resource: string, id: Identifier, { data, before, upload }: Edit) {
  const endpoint = endpointOf(resource, 'edit');
  const body = bodyFields(endpoint, changesBetween(before ?? {}, data));
  if (before && !Object.keys(body).length) return before;
  const answer = await ask<Row>(endpoint, { params: pathParams(endpoint, id), body }, upload);
  // The record stays as it is until a second person has approved the edit.
  if (isProposal(answer)) return { ...before, id, isProposed: true };
  return withId(resource, answer);
}

const rest = simpleRestProvider('', httpClient);

/**
 * The API as react-admin's data provider: simple-rest, except where the API differs. Lists return more than
 * their rows, create requests are idempotent, edits and create requests may upload files, and a deletion
 * returns nothing.
 */
export const dataProvider = {
  ...rest,
  supportAbortSignal: true,
  getList: (resource, params) => findPage(resource, params),
  getManyReference: (resource, { target, id, filter, ...params }) =>
    findPage(resource, { ...params, filter: { ...filter, [target]: id } }),
  create: async (resource, { data, meta }) => ({ data: await create(resource, data, meta?.upload) }),
  update: async (resource, { id, data, previousData, meta }) => ({
    data: await update(resource, id, { data, before: previousData, upload: meta?.upload }),
  }),
  delete: async (resource, params) => {
    const { data } = await rest.delete(resource, params);
    return { data: params.previousData ?? data };
  },
} as DataProvider;
