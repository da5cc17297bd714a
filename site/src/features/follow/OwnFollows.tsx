import type { ProjectFollow } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { useSay } from '../../ui/words-context.tsx';
import './follow.css';
import { useFollowing } from './use-following.ts';

interface Props {
  follows: readonly ProjectFollow[];
  onChanged: () => Promise<unknown>;
}

/** The projects that the user follows, shown below the investments. */
export function OwnFollows({ follows, onChanged }: Props) {
  const say = useSay();
  if (!follows.length) return null;
  return (
    <section className="portfolio-list" aria-labelledby="followed-projects">
      <h2 id="followed-projects">{say('project.follow.list')}</h2>
      <ul className="bare">
        {follows.map((followed) => (
          <Followed key={followed.projectId} followed={followed} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  );
}

function Followed({ followed, onChanged }: { followed: ProjectFollow; onChanged: Props['onChanged'] }) {
  const say = useSay();
  const { projectId, projectName, projectUrl, phaseName, opensOn } = followed;
  const { stop, isBusy } = useFollowing(projectId, onChanged);
  const isComing = phaseName === 'Next_Opening' && opensOn;
  return (
    <li className="panel following">
      <h3>
        <a href={`/projects/${projectUrl}`}>{projectName}</a>
      </h3>
      <p className="small muted">
        {isComing
          ? say('project.follow.opensOn', { date: formatDate(opensOn) })
          : say(`project.phases.${phaseName}`)}
      </p>
      <button
        className="button quiet small"
        type="button"
        aria-label={`${say('project.follow.stop')}: ${projectName}`}
        aria-disabled={isBusy}
        onClick={stop}
      >
        {say('project.follow.stop')}
      </button>
    </li>
  );
}
