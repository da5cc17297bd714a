import { noteDate } from '@semilla/client';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { projectRecord } from '../../testing/records.ts';
import { DayField } from './DayField.tsx';
import { EmailText } from './EmailField.tsx';
import { FormattedTextField } from './FormattedTextField.tsx';
import { MaskedIbanField } from './MaskedIbanField.tsx';
import { MoneyField } from './MoneyField.tsx';
import { OpeningField } from './OpeningField.tsx';
import { PercentField } from './PercentField.tsx';
import { PlainField } from './PlainField.tsx';
import { ProgressField } from './ProgressField.tsx';
import { RelativeTimeField } from './RelativeTimeField.tsx';

function show(field: ReactNode) {
  const { container } = render(
    <RecordContextProvider value={projectRecord()}>{field}</RecordContextProvider>,
  );
  return container.textContent?.replaceAll('\u00a0', ' ');
}

it('[M1] formats an amount with dots, comma and euro sign', () => {
  expect(show(<MoneyField source="financingAmount" />)).toBe('450.000,00 €');
  expect(show(<MoneyField source="preinvestorDeposit" />)).toBe('S/D');
});

it('[M2] formats a percentage with two decimals', () => {
  expect(show(<PercentField source="targetProfitability" />)).toBe('12,75 %');
});

it('[M3] formats a day as DD/MM/YYYY, and a moment with its time', () => {
  expect(show(<DayField source="dateStart" />)).toBe('01/03/2026');
  expect(show(<DayField source="createdAt" hasTime />)).toBe('15/01/2026 10:30');
});

it('[M6] counts from the platform’s clock instead of the device’s', () => {
  const noteTime = (at: number) =>
    noteDate(new Headers({ date: new Date(at).toUTCString(), 'cache-control': 'no-store' }));
  const inADay = Date.now() + 86_400_000;
  noteTime(inADay);
  const { container } = mount(<RelativeTimeField at={new Date(inADay - 2.5 * 3_600_000).toISOString()} />);
  expect(container).toHaveTextContent('hace 2 horas');
  noteTime(Date.now());
});

it('[M4] shows S/D for a missing day', () => {
  expect(show(<DayField source="startedAt" />)).toBe('S/D');
});

it.each([
  ['lucia.ferrer@correo.ejemplo.es', ['lucia.', 'ferrer@', 'correo.ejemplo.es']],
  ['lucia@ejemplo.es', ['lucia@', 'ejemplo.es']],
])('breaks an e-mail address after dots and the at sign: %s', (email, parts) => {
  const { container } = render(<EmailText>{email}</EmailText>);
  expect(container.innerHTML.split('<wbr>')).toEqual(parts);
  expect(container).toHaveTextContent(email);
});

it('[M5] shows only the last four digits of an account number', () => {
  const account = { iban: 'ES9121000418450200051332', masked: '••••1332' };
  for (const source of ['iban', 'masked']) {
    const { container } = render(
      <RecordContextProvider value={account}>
        <MaskedIbanField source={source} />
      </RecordContextProvider>,
    );
    expect(container).toHaveTextContent(/^•••• •••• 1332$/);
  }
});

it('[A13] separates the blocks of a formatted text, and removes its markup', () => {
  const { container } = render(
    <RecordContextProvider
      value={{
        id: 1,
        text: '<h2>Cuándo se cobra</h2><p>Dos veces.</p><ul><li><p><b>Inicio:</b> I&amp;D</p></li><li>Pagos</li></ul>',
      }}
    >
      <OpeningField source="text" />
    </RecordContextProvider>,
  );
  expect(container).toHaveTextContent(/^Cuándo se cobra · Dos veces\. Inicio: I&D · Pagos$/);
});

it('[M4] shows S/D for a missing value, but not for zero', () => {
  expect(show(<PlainField source="maxInvestorNumber" />)).toBe('S/D');
  expect(show(<PlainField source="investorNumber" />)).toBe('143');
});

it('[N2] shows a share as a bar with its figure', () => {
  fakeApi({});
  mount(
    <RecordContextProvider value={projectRecord()}>
      <ProgressField source="percentageInvested" />
    </RecordContextProvider>,
  );
  expect(screen.getByRole('progressbar', { name: 'Financiado' })).toHaveAttribute('aria-valuenow', '62.5');
  expect(screen.getByText('62,50 %')).toBeVisible();
});

it('[E6] shows a text that looks like HTML as text', () => {
  const hostile = '<img src=x onerror=alert(1)><b>Ana</b> &amp; {{7*7}}';
  const { container } = render(
    <RecordContextProvider value={{ id: 'x', name: hostile }}>
      <PlainField source="name" />
    </RecordContextProvider>,
  );
  expect(container).toHaveTextContent(hostile);
  expect(container.querySelector('img, b')).toBeNull();
});

it('[E6] sanitises a formatted text before showing it', () => {
  const hostile = {
    id: 'x',
    text: '<p onclick="alert(1)">Doce <strong>viviendas</strong><img src="x" onerror="alert(1)"><script>alert(1)</script></p><a href="javascript:alert(1)">aquí</a>',
  };
  const { container } = render(
    <RecordContextProvider value={hostile}>
      <FormattedTextField source="text" />
    </RecordContextProvider>,
  );
  expect(container.innerHTML).toContain('<p>Doce <strong>viviendas</strong></p><a>aquí</a>');
  expect(container.querySelector('script, img, [onclick], [href]')).toBeNull();
});
