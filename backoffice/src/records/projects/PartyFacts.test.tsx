import { render, screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { projectRecord } from '../../testing/records.ts';
import { PartyFacts } from './PartyFacts.tsx';

const party = (website: string | null) => (
  <RecordContextProvider
    value={projectRecord({ promoter: { name: 'Rehabitia', taxId: null, website, description: null } })}
  >
    <PartyFacts source="promoter" title="fields.projects.promoter" />
  </RecordContextProvider>
);

it('[A8] shows the website of a promoter without the scheme, as a link', async () => {
  mount(party('https://rehabitia.ejemplo.es/'));
  const link = await screen.findByRole('link', { name: 'rehabitia.ejemplo.es' });
  expect(link).toHaveAttribute('href', 'https://rehabitia.ejemplo.es/');
});

it('[A8] shows no link for a promoter without a website', () => {
  render(party(null));
  expect(screen.queryByRole('link')).toBeNull();
});
