import { api } from '../../lib/api.ts';
import { hasSessionHint } from '../../lib/session-hint.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { useOwn } from '../profile/OwnProfile.tsx';
import { RegisterDevice } from './RegisterDevice.tsx';
import { leaveFor } from './stand-at.ts';
import { loginPage } from './steps.ts';
import './trusted-devices.css';
import { ApiProblem } from '@semilla/client';
import { type AnswerOf, v1 } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { useState } from 'react';

type Device = AnswerOf<typeof v1.devices.find>['data'][number];

async function loadDevices(): Promise<Device[]> {
  if (!hasSessionHint()) return leaveFor(loginPage('/auth/register-device'));
  try {
    return (await api(v1.devices.find)).data;
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.status === 401)
      return leaveFor(loginPage('/auth/register-device'));
    throw error;
  }
}

/** The trusted devices, with a form to add this one. */
export function Devices() {
  const [changes, setChanges] = useState(0);
  return (
    <>
      <List key={changes} />
      <RegisterDevice onRegistered={() => setChanges((count) => count + 1)} />
    </>
  );
}

function List() {
  const say = useSay();
  const [loaded, retry] = useLoaded(useOwn('devices', loadDevices));
  const [removed, setRemoved] = useState<readonly Device[]>([]);

  if (loaded.state === 'loading') return <Waiting label={say('auth.loading.label')} />;
  if (loaded.state === 'failed') return <LoadFailure text={say('auth.devices.loadFailed')} onRetry={retry} />;
  const devices = loaded.value.filter((device) => !removed.includes(device));
  return (
    <>
      {devices.length === 0 && <p className="notice">{say('auth.devices.none')}</p>}
      <ul className="bare devices">
        {devices.map((device) => (
          <Row
            key={device.deviceId}
            device={device}
            onRemoved={() => setRemoved((before) => [...before, device])}
          />
        ))}
      </ul>
    </>
  );
}

function Row({ device, onRemoved }: { device: Device; onRemoved: () => void }) {
  const say = useSay();
  const [state, setState] = useState<'idle' | 'removing' | 'failed'>('idle');

  async function remove(): Promise<void> {
    setState('removing');
    await api(v1.devices.delete, { params: { deviceId: device.deviceId } }).then(onRemoved, () =>
      setState('failed'),
    );
  }

  return (
    <li>
      <div>
        <p className="name">{device.name}</p>
        <p className="small muted numbers">
          {say('auth.devices.until', {
            used: formatDate(device.lastUsedAt),
            until: formatDate(device.expiresAt),
          })}
        </p>
        {state === 'failed' && <p role="alert">{say('auth.devices.removeFailed')}</p>}
      </div>
      <button
        className="button quiet"
        type="button"
        disabled={state === 'removing'}
        onClick={remove}
        aria-label={say('auth.devices.removeNamed', { name: device.name })}
      >
        {say('auth.devices.remove')}
      </button>
    </li>
  );
}
