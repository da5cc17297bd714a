import { v1 } from '@semilla/contract';
import { api } from '../../lib/api.ts';
import { inOwnLanguage } from '../../lib/in-language.ts';
import { pageLocale } from '../../lib/page-locale.ts';
import type { Words } from '../../lib/words.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import { storePromotionHint } from './store-promotion-hint.ts';
import './promotions.css';

const wayTo = { Retail: '/projects/', Manager: '/admin/' } as const;

async function loadPromotions() {
  const query = {
    activePromotion: true,
    admin: false,
    take: 10,
    orderBy: 'startsAt',
    orderSide: 'asc',
  } as const;
  const { data } = await api(v1.promotions.find, { query });
  storePromotionHint(data.length > 0);
  return data;
}

/** The current promotion for the signed-in user. */
export default function Promotions({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <Banner />
    </WordsProvider>
  );
}

function Banner() {
  const say = useSay();
  const [loaded] = useLoaded(loadPromotions);
  if (loaded.state === 'loading') return <div className="promotion" />;
  const [first] = loaded.state === 'done' ? loaded.value : [];
  if (!first) return null;
  return (
    <aside className="promotion" aria-label={say('promotion.banner')}>
      <a href={wayTo[first.promotionTypeName]}>
        <picture>
          <source media="(width > 600px)" srcSet={first.imageLargeUrl} width="900" height="125" />
          <img
            src={first.imageSmallUrl}
            width="375"
            height="125"
            alt={inOwnLanguage(pageLocale(), first.title, first.titleEn)}
          />
        </picture>
      </a>
      <span className="advertising">{say('promotion.advertising')}</span>
    </aside>
  );
}
