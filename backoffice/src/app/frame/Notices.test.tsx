import { snackbarMs } from '@semilla/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type NotificationType, useNotify } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';

interface NotifierProps {
  message: string;
  type?: NotificationType;
}

function Notifier({ message, type }: NotifierProps) {
  const notify = useNotify();
  const click = () => notify(message, { type, messageArgs: { smart_count: 1, _: message } });
  return (
    <button type="button" onClick={click}>
      notify
    </button>
  );
}

function notifyWith(message: string, type?: NotificationType) {
  fakeApi({});
  mount(<Notifier message={message} type={type} />);
  fireEvent.click(screen.getByRole('button', { name: 'notify' }));
}

afterEach(() => {
  vi.useRealTimers();
});

it('[M8] a notice disappears after five seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  notifyWith('ra.notification.updated');
  await screen.findByText('Cambios guardados');
  await act(() => vi.advanceTimersByTimeAsync(snackbarMs - 500));
  expect(screen.getByText('Cambios guardados')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  await waitFor(() => expect(screen.queryByText('Cambios guardados')).toBeNull());
});

it.each([
  ['error', 'rgb(179, 38, 30)'],
  ['success', 'rgb(29, 107, 69)'],
  ['info', 'rgb(29, 107, 69)'],
] as [NotificationType, string][])('[M8] a notice of type %s has its colour', async (type, colour) => {
  notifyWith('Dicho', type);
  const notice = (await screen.findByText('Dicho')).closest('.MuiSnackbarContent-root');
  expect(notice).toHaveStyle({ backgroundColor: colour });
});
