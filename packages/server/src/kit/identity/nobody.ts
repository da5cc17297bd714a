import { IdentityUnavailable, UnsignedMessage } from './failures.ts';
import type { IdentityProvider } from './identity-provider.ts';

/** Used when no provider is configured: opens no session and accepts no message. */
export const nobody: IdentityProvider = {
  async createSession() {
    throw new IdentityUnavailable('no identity provider is configured: set IDENTITY_PROVIDER');
  },
  async readDecision() {
    return undefined;
  },
  readMessage() {
    throw new UnsignedMessage('nobody may send any');
  },
};
