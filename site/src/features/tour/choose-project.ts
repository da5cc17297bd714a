import { v1 } from '@semilla/contract';
import { api } from '../../lib/api.ts';

/** The latest project that one can invest in, or else the latest; none where there are no projects yet. */
export async function chooseProject(): Promise<string | undefined> {
  const { data } = await api(v1.projects.find, {
    query: { skip: 0, take: 5, orderBy: 'createdAt', orderSide: 'desc', isFrontOffice: true },
  });
  return (data.find(({ phaseName }) => phaseName === 'Investment') ?? data[0])?.url;
}
