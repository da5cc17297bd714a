import { ofDialogs } from './dialog-states.ts';
import { ofTheLaw } from './law-states.ts';
import { ofConfiguration, ofMoney, ofProjects, ofTheRest } from './more-states.ts';
import { ofCustomers, ofDecisions, type State } from './states.ts';

const lists: Record<string, State[]>[] = [
  ofProjects,
  ofMoney,
  ofCustomers,
  ofDecisions,
  ofConfiguration,
  ofTheLaw,
  ofTheRest,
  ofDialogs,
];

/** All states that the screens of the backoffice can open or change to, by the path of their address. */
export const everyState: Record<string, State[]> = {};
for (const list of lists)
  for (const [path, states] of Object.entries(list))
    everyState[path] = [...(everyState[path] ?? []), ...states];
