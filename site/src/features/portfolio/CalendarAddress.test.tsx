// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { mount, press } from '../../testing/mount.tsx';
import { CalendarAddress } from './CalendarAddress.tsx';
import { portfolioSettingsWords } from './portfolio-words.ts';

const { answers } = vi.hoisted(() => ({ answers: [] as (() => unknown)[] }));
vi.mock('../../lib/api.ts', () => ({ api: async () => answers.shift()?.() }));

const url = 'https://semilla.example/v1/project/calendars/secreto/payments.ics';
const calendarSince = new Date('2026-03-10T10:00:00Z');

function fail(): never {
  throw new Error('no connection');
}

beforeEach(() => {
  answers.length = 0;
});

const open = (since: Date | null) => mount(<CalendarAddress initial={since} />, portfolioSettingsWords);

it('[R4] shows the address once it is created, and offers a retry after a failure', async () => {
  answers.push(fail, () => ({ url, calendarSince }));
  const place = await open(null);
  await press(place, 'Crear la dirección');
  expect(place.textContent).toContain('No hemos podido cambiar la dirección.');
  expect(place.querySelector('input')).toBeNull();
  await press(place, 'Reintentar');
  expect(place.querySelector('input')?.value).toBe(url);
  expect(place.textContent).not.toContain('No hemos podido');
});

it('[R4] does not show an existing address again, and can revoke it', async () => {
  answers.push(() => undefined);
  const place = await open(calendarSince);
  expect(place.textContent).toContain('Tienes una dirección desde el 10/03/2026.');
  await press(place, 'Anular la dirección');
  expect(place.textContent).not.toContain('Tienes una dirección');
  expect(place.textContent).toContain('Crear la dirección');
});
