import { fakeApi, listOf } from '../../testing/fake-api.ts';
import { buildBookingNeeds } from '../../testing/money-records.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, ids } from '../../testing/records.ts';
import { waitingEntry } from '../../testing/waiting-entry.ts';
import BankEntryShow from './BankEntryShow.tsx';

export const entriesPath = '/v1/payment/bank-entries';
export const entryId = ids.project;
export const waiting = { ...waitingEntry, bankEntryId: entryId };

/** Fakes the API with one bank entry of an unknown customer, which can be booked. */
export const answerWith = (entry: object, more: object = {}) =>
  fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/approvals': listOf(),
    [`GET ${entriesPath}/${entryId}`]: {
      ...waiting,
      doubt: 'unknown',
      userId: null,
      userName: null,
      ...entry,
    },
    [`GET ${entriesPath}/${entryId}/candidates`]: { data: [] },
    [`GET ${entriesPath}/${entryId}/booking`]: buildBookingNeeds(),
    [`POST ${entriesPath}/${entryId}/other-booking`]: { ...waiting, ...entry, state: 'booked', doubt: null },
    ...more,
  });

export const mountEntry = () =>
  mount(<BankEntryShow />, { at: `/bank/${entryId}`, route: '/bank/:id', resource: 'bank' });
