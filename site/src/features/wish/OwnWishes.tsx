import type { Wish } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useSay } from '../../ui/words-context.tsx';
import { SheetRead } from '../investment/SheetRead.tsx';
import { RevokeWish } from './RevokeWish.tsx';
import { WishOutcome } from './WishOutcome.tsx';

/** The user's wishes in all projects with their outcome, shown with the investments. */
export function OwnWishes({ wishes, onChanged }: { wishes: readonly Wish[]; onChanged: () => void }) {
  const say = useSay();
  if (!wishes.length) return null;
  return (
    <section className="portfolio-list" aria-labelledby="wishes">
      <h2 id="wishes">{say('project.wish.list')}</h2>
      <ul className="bare">
        {wishes.map((wish) => (
          <li key={wish.wishId} className="panel">
            <h3>
              <a href={`/projects/${wish.projectId}`}>{wish.projectName}</a>
            </h3>
            <p>
              <strong className="numbers">{formatMoney(wish.amount)}</strong>{' '}
              {say(`project.wishStates.${wish.state}`)}
            </p>
            <WishOutcome wish={wish} />
            <SheetRead projectId={wish.projectId} version={wish.sheetVersion} />
            {wish.state === 'open' && <RevokeWish wish={wish} onDone={onChanged} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
