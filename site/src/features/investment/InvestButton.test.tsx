// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { pickWords } from '../../lib/pick-words.ts';
import { stage } from '../../testing/invest-dialog.tsx';
import { mount, press } from '../../testing/mount.tsx';
import InvestButton from './InvestButton.tsx';
import { investWords } from './words.ts';

vi.mock('./invest-situation.ts', () => ({ loadSituation: async () => stage.situation }));

beforeEach(() => stage.reset());

function openAt(address: string): Promise<HTMLElement> {
  history.replaceState(null, '', address);
  const project = { projectId: 'p', name: 'Sol', url: 'sol' };
  const words = pickWords('es', investWords);
  return mount(<InvestButton words={words} brand="Semilla" project={project} />, investWords);
}

it('[R20][G2] opens the dialog by the address #invest, once', async () => {
  const place = await openAt('/projects/sol?tab=invest#invest');
  await vi.waitFor(() => expect(place.querySelector('dialog')).not.toBeNull(), { timeout: 10_000 });
  expect(location.pathname + location.search + location.hash).toBe('/projects/sol?tab=invest');
});

it.each(['', '#documents'])(
  '[R20] opens no dialog by the address "%s" before the button is pressed',
  async (hash) => {
    const place = await openAt(`/projects/sol${hash}`);
    expect(place.querySelector('dialog')).toBeNull();
    expect(location.hash).toBe(hash);
    await press(place, 'Invertir');
    await vi.waitFor(() => expect(place.querySelector('dialog')).not.toBeNull(), { timeout: 10_000 });
  },
);
