import type { WaitingPlace } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useSay } from '../../ui/words-context.tsx';
import { SheetRead } from '../investment/SheetRead.tsx';
import { LeaveList } from './LeaveList.tsx';

/** The user's places on waiting lists, shown with the investments. */
export function OwnPlaces({ places, onChanged }: { places: readonly WaitingPlace[]; onChanged: () => void }) {
  const say = useSay();
  if (!places.length) return null;
  return (
    <section className="portfolio-list" aria-labelledby="waiting-places">
      <h2 id="waiting-places">{say('project.waiting.list')}</h2>
      <ul className="bare">
        {places.map((place) => (
          <li key={place.waitingPlaceId} className="panel">
            <h3>
              <a href={`/projects/${place.projectId}`}>{place.projectName}</a>
            </h3>
            <p>
              <strong className="numbers">{formatMoney(place.amount)}</strong>{' '}
              {say('project.waiting.yours', { position: String(place.position) })}
            </p>
            {place.needsConfirmation && <p className="notice warning">{say('project.waiting.stale')}</p>}
            <SheetRead projectId={place.projectId} version={place.sheetVersion} />
            <LeaveList place={place} onLeft={onChanged} />
          </li>
        ))}
      </ul>
    </section>
  );
}
