import { type Client, everyRow } from '@semilla/client';
import { type PhaseName, type Project, v1 } from '@semilla/contract';

const shownAtMost = 6;

/** The newest projects in these phases, without suspended ones. */
async function newestIn(api: Client, names: PhaseName[]): Promise<Project[]> {
  const phases = await everyRow(api, v1.phases.find, {});
  const wanted = phases.filter(({ name }) => names.includes(name));
  const pages = await Promise.all(
    wanted.map(({ phaseId }) =>
      api(v1.projects.find, {
        query: { isFrontOffice: true, isSuspended: false, phaseId, take: shownAtMost },
      }),
    ),
  );
  return pages
    .flatMap(({ data }) => data)
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, shownAtMost);
}

/** Loads the platform's totals and a few open projects. If there are none, loads upcoming ones. */
export async function loadHome(api: Client) {
  const figures = await api(v1.publicFigures.find);
  const areOpen = figures.open > 0;
  const projects = await newestIn(api, areOpen ? ['Investment'] : ['Next_Opening', 'Preinvestment']);
  return { figures, areOpen, projects };
}
