import { type FormAlert, refusalOf } from '@semilla/client';
import { v1 } from '@semilla/contract';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { forgetAfterIdentity, rememberAfterIdentity } from './after-identity.ts';

/** Starts or resumes the verification of the identity, on the page of the provider. */
export function useStartVerification(backTo?: string) {
  const [isStarting, setStarting] = useState(false);
  const [alert, setAlert] = useState<FormAlert>();

  async function start(): Promise<void> {
    setStarting(true);
    setAlert(undefined);
    try {
      const { url } = await api(v1.verifications.create);
      if (backTo) rememberAfterIdentity(backTo);
      else forgetAfterIdentity();
      location.assign(url);
    } catch (error) {
      setAlert(refusalOf(error).alert);
      setStarting(false);
    }
  }

  return { start, isStarting, alert };
}
