import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, waitingNow } from '../../testing/records.ts';
import { ReportNotice } from './ReportNotice.tsx';

afterEach(() => vi.useRealTimers());

const noticeOn = (now: string) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/overview/waiting': { ...waitingNow, yearlyReports: 1 },
  });
  mount(<ReportNotice />, { at: '/', resource: 'home' });
};

it.each([
  ['2027-02-28T12:00:00Z', /informe anual de 2026 se envía a la autoridad como tarde el 28\/02\/2027/],
  ['2028-02-29T12:00:00Z', /informe anual de 2027 se envía a la autoridad como tarde el 29\/02\/2028/],
  [
    '2027-03-01T12:00:00Z',
    /informe anual de 2026 tenía que enviarse a la autoridad como tarde el 28\/02\/2027/,
  ],
])('[L36] reminds on %s of the yearly report, and links to it', async (now, text) => {
  noticeOn(now);
  const notice = within(await screen.findByText(text));
  expect(notice.getByRole('link', { name: 'Ir al informe anual' })).toHaveAttribute('href', '/statistics');
});
