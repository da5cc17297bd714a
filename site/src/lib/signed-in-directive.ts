import type { ClientDirective } from 'astro';
import { hasSessionHint } from './session-hint.ts';

/** Loads an island only for someone who may be signed in, so that a visitor's page stays free of React. */
const signedIn: ClientDirective = async (load) => {
  if (!hasSessionHint()) return;
  const hydrate = await load();
  await hydrate();
};

export default signedIn;
