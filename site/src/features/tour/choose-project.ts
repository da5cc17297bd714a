import { v1 } from '@semilla/contract';
import { api } from '../../lib/api.ts';

/** The latest project open for investment, otherwise the latest project. Undefined if there is none. */
export async function chooseProject(): Promise<string | undefined> {
  const { data } = await api(v1.projects.find, {
    query: { take: 20, orderBy: 'createdAt', orderSide: 'desc', isFrontOffice: true, isSuspended: false },
  });
  return (data.find(({ phaseName }) => phaseName === 'Investment') ?? data[0])?.url;
}
