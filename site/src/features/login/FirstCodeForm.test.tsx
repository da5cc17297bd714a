// @vitest-environment jsdom
import { ApiProblem } from '@semilla/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { fill, mount, press } from '../../testing/mount.tsx';
import { FirstCodeForm } from './FirstCodeForm.tsx';
import { firstOtpWords } from './words.ts';

const sent: string[] = [];
vi.mock('../../lib/api.ts', () => ({
  api: async (_: unknown, { body }: { body: { code: string } }) => {
    sent.push(body.code);
    if (body.code === '123456') return { recoveryCodes: ['AAAA-BBBB'] };
    throw new ApiProblem({
      type: 'about:blank',
      title: '',
      status: 401,
      detail: 'El código no es correcto.',
      code: 'auth.otp_invalid',
      requestId: 'r',
    });
  },
}));

const done = vi.fn<(codes: string[]) => void>();
const open = () => mount(<FirstCodeForm totpId="t" onDone={done} />, firstOtpWords);

beforeEach(() => {
  sent.length = 0;
  done.mockClear();
});

it('[R11] sends the code once at the sixth digit, as the hint says', async () => {
  const place = await open();
  expect(place.textContent).toContain('Se comprueba en cuanto escribes la sexta cifra.');
  await fill(place, 'code', '12345');
  expect(sent).toEqual([]);
  await fill(place, 'code', '123456');
  expect(sent).toEqual(['123456']);
  expect(done).toHaveBeenCalledWith(['AAAA-BBBB']);
});

it('[R11] keeps a refused code until it is changed or sent again with the button', async () => {
  const place = await open();
  await fill(place, 'code', '000000');
  expect(sent).toEqual(['000000']);
  expect(place.querySelector('[aria-invalid="true"]')).not.toBeNull();
  await press(place, 'Confirmar');
  expect(sent).toEqual(['000000', '000000']);
  await fill(place, 'code', '12345');
  await fill(place, 'code', '123456');
  expect(done).toHaveBeenCalledOnce();
});
