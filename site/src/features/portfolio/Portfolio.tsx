import { platformNow } from '@semilla/client';
import { civilDateAt } from '@semilla/contract';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { refreshAroundFocus, refreshParts } from '../../lib/fresh-parts.ts';
import type { Words } from '../../lib/words.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useFresh } from '../../ui/use-fresh.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import { OwnFollows } from '../follow/OwnFollows.tsx';
import { knownMe } from '../session/session-store.ts';
import { OwnPlaces } from '../waiting-list/OwnPlaces.tsx';
import { OwnWishes } from '../wish/OwnWishes.tsx';
import { InvestmentList } from './InvestmentList.tsx';
import { loadOwnPortfolio, type OwnPortfolio } from './load-own-portfolio.ts';
import './portfolio.css';
import type { InvestmentReturn } from './portfolio.ts';
import { Reminders } from './Reminders.tsx';
import { keepSeen } from './seen/keep-seen.ts';

interface Props {
  words: Words;
  brand: string;
  /** The return of each investment by order id. Unknown returns are missing. */
  ownReturns: Record<string, InvestmentReturn>;
  /** What the host loaded with the page. Missing if that failed, or in a page that is not rendered for its caller. */
  own?: OwnPortfolio | undefined;
}

/** The user's investments and their returns. */
export default function Portfolio({ words, ...props }: Props) {
  return (
    <WordsProvider words={words}>
      <Content {...props} />
    </WordsProvider>
  );
}

async function keepWhatIsShown(): Promise<void> {
  const { userId } = await knownMe();
  await keepSeen(userId, platformNow());
}

const load = async () => loadOwnPortfolio(api, await knownMe());

function Content({ brand, ownReturns, own }: Omit<Props, 'words'>) {
  const say = useSay();
  const [today] = useState(() => civilDateAt(platformNow()));
  const isHydrated = useHydrated();
  const [loaded, retry, reload] = useLoaded(load, own);

  // The server renders the figures and charts, so these parts of the page are fetched again.
  function refresh() {
    void refreshParts();
    return reload();
  }

  useFresh(() => Promise.all([refreshAroundFocus(), reload()]));

  // After the list is drawn, because the text of the page is what is kept.
  useEffect(() => {
    if (loaded.state === 'done' && isHydrated) void keepWhatIsShown();
  }, [loaded, isHydrated]);

  // The list depends on the address, which the host does not see.
  if (!isHydrated || loaded.state === 'loading') return <Skeleton />;
  if (loaded.state === 'failed') {
    return <LoadFailure text={say('project.portfolio.loadFailed')} onRetry={retry} />;
  }
  const { all, wishes, places, follows, due } = loaded.value;
  if (all.length + wishes.length + places.length + follows.length === 0) return <Empty />;
  const wanted = (
    <>
      <OwnWishes wishes={wishes} onChanged={refresh} />
      <OwnPlaces places={places} onChanged={refresh} />
      <OwnFollows follows={follows} onChanged={refresh} />
    </>
  );
  if (all.length === 0) return <div className="portfolio">{wanted}</div>;
  return (
    <div className="portfolio">
      <Reminders due={due} today={today} />
      <InvestmentList {...{ all, today, brand, ownReturns }} onChanged={refresh} />
      {wanted}
    </div>
  );
}

function Empty() {
  const say = useSay();
  return (
    <section className="panel portfolio-empty">
      <h2>{say('project.portfolio.emptyTitle')}</h2>
      <p>{say('project.portfolio.empty')}</p>
      <a className="button" href="/projects/">
        {say('project.portfolio.seeProjects')}
      </a>
    </section>
  );
}

function Skeleton() {
  const say = useSay();
  return (
    <output className="portfolio" aria-label={say('project.portfolio.loading')}>
      {['first', 'second', 'third'].map((name) => (
        <span key={name} className="portfolio-shape" />
      ))}
    </output>
  );
}
