import { sheet } from '@semilla/contract';
import { buildSheetTexts, emptyFields } from '@semilla/contract/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, ids } from '../../testing/records.ts';
import { SheetForm } from './SheetForm.tsx';

it('[L18] puts the choice below the target in its own row, so that the two languages stay in pairs', async () => {
  fakeApi({ 'GET /v1/account/users/me': buildMe() });
  const draft = {
    ...emptyFields(sheet),
    projectId: ids.project,
    texts: buildSheetTexts(),
    terms: {},
    version: 1,
  };
  mount(<SheetForm draft={draft as never} onSaved={() => {}} />);
  const choice = await screen.findByRole('combobox', { name: /objetivo/ });
  expect(choice.closest('.wide')).not.toBeNull();
});
