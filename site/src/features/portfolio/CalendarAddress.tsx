import { v1 } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useSay } from '../../ui/words-context.tsx';
import { notify } from '../notices/notices-store.ts';

/** Creates the private calendar address, shows it once, and can revoke it. */
export function CalendarAddress({ initial }: { initial: Date | null }) {
  const say = useSay();
  const isHydrated = useHydrated();
  const [since, setSince] = useState(initial);
  const [url, setUrl] = useState<string>();
  const [failed, setFailed] = useState<() => Promise<void>>();
  const [isBusy, setBusy] = useState(false);

  async function carryOut(act: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailed(undefined);
    await act().catch(() => setFailed(() => act));
    setBusy(false);
  }

  async function create(): Promise<void> {
    const created = await api(v1.calendars.create);
    setUrl(created.url);
    setSince(created.calendarSince);
  }

  async function end(): Promise<void> {
    await api(v1.calendars.delete);
    setUrl(undefined);
    setSince(null);
    notify('success', say('project.overview.address.ended'));
  }

  return (
    <section className="panel portfolio-setting" aria-labelledby="calendar-address">
      <h3 id="calendar-address">{say('project.overview.address.title')}</h3>
      <p className="small muted">{say('project.overview.address.lead')}</p>
      {since && !url && (
        <p className="small">{say('project.overview.address.since', { date: formatDate(since) })}</p>
      )}
      {url && <ShownAddress url={url} />}
      {failed && (
        <LoadFailure text={say('project.overview.address.failed')} onRetry={() => void carryOut(failed)} />
      )}
      <div className="portfolio-acts">
        <button
          className="button quiet"
          type="button"
          disabled={!isHydrated}
          aria-disabled={isBusy}
          onClick={() => void carryOut(create)}
        >
          {say(`project.overview.address.${since ? 'renew' : 'create'}`)}
        </button>
        {since && (
          <button
            className="button quiet"
            type="button"
            disabled={!isHydrated}
            aria-disabled={isBusy}
            onClick={() => void carryOut(end)}
          >
            {say('project.overview.address.end')}
          </button>
        )}
      </div>
    </section>
  );
}

/** The address, which cannot be shown again. */
function ShownAddress({ url }: { url: string }) {
  const say = useSay();
  return (
    <div className="notice success">
      <output>{say('project.overview.address.shown')}</output>
      <input
        className="portfolio-address"
        aria-label={say('project.overview.address.label')}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton
        text={url}
        label={say('project.overview.address.copy')}
        done={say('project.overview.address.copied')}
      />
    </div>
  );
}
