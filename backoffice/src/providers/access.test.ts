import { describe, expect, it } from 'vitest';
import { buildProject, ids } from '../testing/records.ts';
import { mayDo } from './access.ts';

const admin = { userId: ids.admin, role: 'admin' } as const;
const manager = { userId: ids.manager, role: 'operator' } as const;
const investor = { userId: ids.type, role: 'user' } as const;
const someoneElses = buildProject({ managerId: ids.admin });

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
  ] as const)('a manager edits what they manage while it is in %s: %j', (phaseName, may) => {
    expect(mayDo(manager, 'project', 'edit', buildProject({ phaseName }))).toBe(may);
    expect(mayDo(admin, 'project', 'edit', buildProject({ phaseName }))).toBe(true);
  });

  it('a manager neither edits what others manage, nor sees their drafts', () => {
    expect(mayDo(manager, 'project', 'edit', someoneElses)).toBe(false);
    expect(mayDo(manager, 'project', 'show', someoneElses)).toBe(false);
    expect(mayDo(manager, 'project', 'show', { ...someoneElses, phaseName: 'Investment' })).toBe(true);
  });

  it('what no table names is refused', () => {
    expect(mayDo(admin, 'nowhere', 'list')).toBe(false);
  });
});
