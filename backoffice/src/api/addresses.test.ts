import { describe, expect, it } from 'vitest';
import { addressOf, reactAdminMark } from './addresses.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('addressOf', () => {
  it.each([
    ['/', '/'],
    ['/project', '/project'],
    ['/project/create', '/project/new'],
    [`/project/${id}`, `/project/edit/${id}`],
    [`/project/${id}/show`, `/project/${id}`],
    ['/config/document-types', '/config/document-types'],
    [`/config/document-types/${id}`, `/config/document-types/edit/${id}`],
    ['/config/document-types/create?source=%7B%7D', '/config/document-types/new?source=%7B%7D'],
    ['/access-denied', '/access-denied'],
  ])('[A8] translates react-admin’s address %s to %s', (built, address) => {
    expect(addressOf(`${reactAdminMark}${built}`)).toBe(address);
  });

  it.each(['/project', `/project/${id}`, `/project/${id}/documents`, '/project/create', '/'])(
    '[A15] leaves our own address %s unchanged',
    (address) => {
      expect(addressOf(address)).toBe(address);
    },
  );
});
