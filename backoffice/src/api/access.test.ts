import { describe, expect, it } from 'vitest';
import { ids, projectRecord } from '../testing/records.ts';
import { endpointWho, exceptions, mayDo } from './access.ts';

const admin = { userId: ids.admin, role: 'admin' } as const;
const manager = { userId: ids.manager, role: 'operator' } as const;
const investor = { userId: ids.type, role: 'user' } as const;
const someoneElses = projectRecord({ managerId: ids.admin });

describe('[P8] mayDo', () => {
  it.each([
    ['list', true, true, false],
    ['show', true, true, false],
    ['create', true, true, false],
    ['edit', true, true, false],
    ['delete', true, false, false],
    ['changePhase', true, false, false],
    ['unheard of', false, false, false],
  ])(
    '%s a project: administrator %j, manager %j, investor %j',
    (action, forAdmin, forManager, forInvestor) => {
      expect(mayDo(admin, 'project', action)).toBe(forAdmin);
      expect(mayDo(manager, 'project', action)).toBe(forManager);
      expect(mayDo(investor, 'project', action)).toBe(forInvestor);
    },
  );

  it.each([
    ['Draft', true],
    ['Next_Opening', true],
    ['Preinvestment', true],
    ['Investment', false],
    ['Financed', false],
    ['Closed', false],
    ['Discarded', false],
  ] as const)('a manager may edit their own project in phase %s: %j', (phaseName, may) => {
    expect(mayDo(manager, 'project', 'edit', projectRecord({ phaseName }))).toBe(may);
    expect(mayDo(admin, 'project', 'edit', projectRecord({ phaseName }))).toBe(true);
  });

  it('a manager may neither edit other managers’ projects nor see their drafts', () => {
    expect(mayDo(manager, 'project', 'edit', someoneElses)).toBe(false);
    expect(mayDo(manager, 'project', 'show', someoneElses)).toBe(false);
    expect(mayDo(manager, 'project', 'show', { ...someoneElses, phaseName: 'Investment' })).toBe(true);
  });

  it('an unknown resource or act is refused', () => {
    expect(mayDo(admin, 'nowhere', 'list')).toBe(false);
    expect(mayDo(admin, 'verification', 'create')).toBe(false);
  });

  it.each([
    ['customer', 'list', 'customers.read'],
    ['customer', 'assignManager', 'userAssignments.write'],
    ['verification', 'show', 'verifications.read'],
    ['bank-account', 'viewCertificate', 'bankAccounts.viewCertificate'],
    ['wallet', 'decide', 'transactions.decide'],
    ['mail', 'settle', 'undeliveredMails.settle'],
    ['statistics', 'list', 'statistics.read'],
    ['config/document-types', 'create', 'documentTypes.create'],
  ])('%s, %s, needs the permission of its endpoint', (resource, action, permission) => {
    expect(endpointWho(resource, action)).toBe(permission);
  });

  it('a public resource is open to staff', () => {
    expect(mayDo(manager, 'countries', 'list')).toBe(true);
  });

  it('every listed exception differs from its endpoint', () => {
    const listed = Object.entries(exceptions).flatMap(([resource, acts]) =>
      Object.entries(acts).map(([action, permission]) => ({ resource, action, permission })),
    );
    const needless = listed.filter(
      ({ resource, action, permission }) => endpointWho(resource, action) === permission,
    );
    expect(needless).toEqual([]);
  });
});
