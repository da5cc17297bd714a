import { expect, it } from 'vitest';
import { isDeleted, noteDeletion } from './deleted-records.ts';

it('[B17] knows the records that this tab deleted, but not those whose deletion was refused', () => {
  noteDeletion({ method: 'DELETE', path: '/v1/misc/document-types/a', status: 204 });
  noteDeletion({ method: 'DELETE', path: '/v1/misc/document-types/b', status: 409 });
  noteDeletion({ method: 'GET', path: '/v1/misc/document-types/c', status: 200 });
  expect(['a', 'b', 'c'].map(isDeleted)).toEqual([true, false, false]);
});
