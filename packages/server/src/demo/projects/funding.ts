import type { DemoProject } from './project.ts';

// Until the demo's customers place orders: what each project has raised, and from how many people.
const raised: Record<string, [euros: number, investors: number]> = {
  'edificio-lavapies': [281_250, 143],
  'casa-alfama-lisboa': [211_750, 96],
  'tejados-solares-sagunto': [512_300, 417],
  'almazara-sierra-magina': [294_600, 238],
  'masia-del-montseny': [149_850, 71],
  'bateeiros-electricos-arousa': [239_950, 312],
  'quinta-das-andorinhas': [204_400, 118],
  'reparto-en-bici-vitoria': [9_150, 34],
  'obrador-trigo-limpio': [41_700, 57],
  'hotel-des-barques-collioure': [680_000, 289],
  'naranjos-de-la-ribera': [175_000, 264],
  'pisos-ruzafa': [280_000, 201],
  'parque-solar-tomelloso': [1_250_000, 873],
  'cervecera-picos-de-europa': [110_000, 186],
  'corral-de-triana': [365_000, 247],
  'regadio-solar-monegros': [240_000, 352],
  'almendros-del-marquesado': [150_000, 109],
};

/** The counters of a project, to be replaced by what its orders add up to. */
export function fundingOf({ url }: DemoProject): { amountInvestedCents: number; investorNumber: number } {
  const [euros, investors] = raised[url] ?? [0, 0];
  return { amountInvestedCents: euros * 100, investorNumber: investors };
}
