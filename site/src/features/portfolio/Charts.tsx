import { useSay } from '../../ui/words-context.tsx';
import './charts.css';
import { type Investment, quartersAround, spreadOf } from './portfolio.ts';
import { QuartersChart } from './QuartersChart.tsx';
import { SpreadChart } from './SpreadChart.tsx';

const slicesMax = 6;
const quartersShown = 8;

/** The invested money by project, and its returns by quarter. */
export function Charts({ all, today }: { all: readonly Investment[]; today: string }) {
  const say = useSay();
  const slices = spreadOf(all, slicesMax);
  const quarters = quartersAround(all, today, quartersShown);
  const hasReturns = quarters.some(({ receivedCents, dueCents }) => receivedCents + dueCents > 0);
  return (
    <div className="portfolio-charts">
      {slices.length > 0 && (
        <section className="panel">
          <h2>{say('project.portfolio.spread')}</h2>
          <SpreadChart slices={slices} />
        </section>
      )}
      {hasReturns && (
        <section className="panel">
          <h2>{say('project.portfolio.quarters')}</h2>
          <QuartersChart quarters={quarters} />
        </section>
      )}
    </div>
  );
}
