/** The amount that a project raised from its investors, and its special cases. */
export interface Funding {
  raisedEuros: number;
  investors: number;
  /** Number of cancelled orders: free within the reflection period, and late. */
  cancelled?: { free: number; late: number };
  /** Closed without being financed, so all investors were refunded. */
  isRefunded?: true;
  /** The promoter has missed a payment. */
  isLate?: true;
  /** The tax that its promoter pays to the tax office still waits to be handed over. */
  isTaxWaiting?: true;
}

export const fundings: Record<string, Funding> = {
  'edificio-lavapies': { raisedEuros: 281_250, investors: 72, cancelled: { free: 2, late: 1 } },
  'casa-alfama-lisboa': { raisedEuros: 211_750, investors: 55, cancelled: { free: 1, late: 1 } },
  'tejados-solares-sagunto': { raisedEuros: 512_300, investors: 112, cancelled: { free: 1, late: 2 } },
  'almazara-sierra-magina': { raisedEuros: 294_600, investors: 76, cancelled: { free: 1, late: 1 } },
  'masia-del-montseny': { raisedEuros: 149_850, investors: 41, cancelled: { free: 1, late: 0 } },
  'bateeiros-electricos-arousa': { raisedEuros: 239_950, investors: 83, cancelled: { free: 0, late: 1 } },
  // Fully subscribed today; the reflection periods are running.
  'quinta-das-andorinhas': { raisedEuros: 210_000, investors: 52 },
  'reparto-en-bici-vitoria': { raisedEuros: 9_150, investors: 14 },
  'obrador-trigo-limpio': { raisedEuros: 41_700, investors: 24 },
  'hotel-des-barques-collioure': { raisedEuros: 680_000, investors: 98, cancelled: { free: 1, late: 1 } },
  'naranjos-de-la-ribera': { raisedEuros: 175_000, investors: 70, cancelled: { free: 0, late: 1 } },
  'pisos-ruzafa': { raisedEuros: 280_000, investors: 66, isLate: true },
  'parque-solar-tomelloso': {
    raisedEuros: 1_250_000,
    investors: 108,
    cancelled: { free: 2, late: 1 },
    isTaxWaiting: true,
  },
  'cervecera-picos-de-europa': { raisedEuros: 110_000, investors: 44 },
  'corral-de-triana': { raisedEuros: 365_000, investors: 58, cancelled: { free: 1, late: 0 } },
  'regadio-solar-monegros': { raisedEuros: 240_000, investors: 36 },
  'almendros-del-marquesado': { raisedEuros: 150_000, investors: 32 },
  'ceramica-manises': { raisedEuros: 61_400, investors: 29, isRefunded: true },
};

/** The investments of the named accounts per project, in euros. */
export const portfolios = {
  investor: {
    'cervecera-picos-de-europa': 3_000,
    'corral-de-triana': 5_000,
    'parque-solar-tomelloso': 6_000,
    'pisos-ruzafa': 2_500,
    'hotel-des-barques-collioure': 4_000,
    'naranjos-de-la-ribera': 1_500,
    'ceramica-manises': 1_000,
    'edificio-lavapies': 2_000,
    'tejados-solares-sagunto': 1_500,
    'casa-alfama-lisboa': 1_250,
    'almazara-sierra-magina': 750,
    'masia-del-montseny': 1_200,
  },
  company: {
    'corral-de-triana': 20_000,
    'parque-solar-tomelloso': 45_000,
    'hotel-des-barques-collioure': 25_000,
    'tejados-solares-sagunto': 15_000,
    'edificio-lavapies': 10_000,
  },
} as const satisfies Record<string, Record<string, number>>;
