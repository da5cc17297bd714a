import { screen } from '@testing-library/react';
import { useAuthenticated } from 'react-admin';
import { expect, it } from 'vitest';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';

function Checked() {
  const { error } = useAuthenticated();
  return <p>{error ? 'failed' : 'checked'}</p>;
}

it('[G2][X3] logs nobody out because the API fails for a moment', async () => {
  const calls = fakeApi({ 'GET /v1/account/users/me': () => refusal('request.unavailable') });
  mount(<Checked />);
  expect(await screen.findByText('failed')).toBeVisible();
  expect(await screen.findByText('request.unavailable')).toBeVisible();
  expect(calls.some(({ path }) => path === '/v1/auth/logout')).toBe(false);
});
