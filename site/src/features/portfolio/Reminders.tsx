import { formatDate } from '@semilla/format';
import { useSay } from '../../ui/words-context.tsx';
import { type Due, dueOf } from './reminders.ts';

/** Reminds the investor of recurring legal duties. None of them prevents an order. */
export function Reminders({ due, today }: { due: Due | undefined; today: string }) {
  const say = useSay();
  const reminders = due ? dueOf(due, today) : [];
  if (!reminders.length) return null;
  return (
    <section className="notice" aria-label={say('project.portfolio.reminders.title')}>
      <ul className="bare">
        {reminders.map(({ name, way, date, href }) => (
          <li key={name}>
            {say(`project.portfolio.reminders.${name}`, { date: formatDate(date) })}{' '}
            <a href={href}>{say(`project.portfolio.reminders.${way}Way`)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
