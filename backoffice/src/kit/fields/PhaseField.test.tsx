import { phaseColours, phaseNames } from '@semilla/contract';
import { tokens } from '@semilla/format/tokens';
import { screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { PhaseField } from './PhaseField.tsx';

const names = {
  Discarded: ['Descartado', 'Discarded'],
  Draft: ['Borrador', 'Draft'],
  Next_Opening: ['Próxima apertura', 'Next opening'],
  Preinvestment: ['Preinversión', 'Preinvestment'],
  Investment: ['Abierto', 'Open'],
  Financed: ['Financiado', 'Financed'],
  Closed: ['Cerrado', 'Closed'],
} as const;

it.each(phaseNames)('[S1] shows %s with its name and colour', (phaseName) => {
  fakeApi({});
  for (const [index, locale] of (['es', 'en'] as const).entries()) {
    const { unmount } = mount(
      <RecordContextProvider value={{ phaseName }}>
        <PhaseField source="phaseName" />
      </RecordContextProvider>,
      { locale },
    );
    const chip = screen.getByText(names[phaseName][index] ?? '').parentElement;
    expect(chip).toHaveStyle({ color: tokens.colours.light[phaseColours[phaseName]] });
    unmount();
  }
});
