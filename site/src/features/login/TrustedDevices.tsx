import { type AnswerOf, deleteDevice, listDevices } from '@semilla/contract';
import { ApiProblem } from '@semilla/contract/client';
import { formatDate } from '@semilla/format';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import type { Words } from '../../lib/words.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import './trusted-devices.css';
import { loginPage } from './steps.ts';

type Device = AnswerOf<typeof listDevices>['data'][number];

export default function TrustedDevices({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <List />
    </WordsProvider>
  );
}

function List() {
  const say = useSay();
  const [devices, setDevices] = useState<Device[]>();
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      setDevices((await api(listDevices)).data);
    } catch (error) {
      if (error instanceof ApiProblem && error.problem.status === 401) location.replace(loginPage(location.pathname));
      else setFailed(true);
    }
  }, []);

  useEffect(() => void load(), [load]);

  if (!devices) {
    return <Waiting isFailed={hasFailed} label={say('auth.loading.label')} failure={say('auth.devices.loadFailed')} onRetry={load} />;
  }
  if (devices.length === 0) return <p className="notice">{say('auth.devices.none')}</p>;
  const forget = (gone: Device) => setDevices(devices.filter((one) => one !== gone));
  return (
    <ul className="devices" role="list">
      {devices.map((device) => (
        <Row key={device.deviceId} device={device} onRemoved={() => forget(device)} />
      ))}
    </ul>
  );
}

function Row({ device, onRemoved }: { device: Device; onRemoved: () => void }) {
  const say = useSay();
  const [state, setState] = useState<'idle' | 'removing' | 'failed'>('idle');

  async function remove(): Promise<void> {
    setState('removing');
    await api(deleteDevice, { params: { deviceId: device.deviceId } }).then(onRemoved, () => setState('failed'));
  }

  return (
    <li>
      <div>
        <p className="name">{device.name}</p>
        <p className="small muted numbers">
          {say('auth.devices.until', { used: formatDate(device.lastUsedAt), until: formatDate(device.expiresAt) })}
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
