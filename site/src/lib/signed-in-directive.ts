import type { ClientDirective } from 'astro';
import { hasSessionHint } from './session-hint.ts';

/** Loads an island only if the user may be signed in. Visitors do not load React. */
const signedIn: ClientDirective = async (load) => {
  if (!hasSessionHint()) return;
  const hydrate = await load();
  await hydrate();
};

export default signedIn;
