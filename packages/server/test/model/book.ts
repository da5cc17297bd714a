/** The owner of a wallet. */
export interface Person {
  userId: string;
  isVerified: boolean;
  isClosed: boolean;
}

export interface Account {
  bankAccountId: string;
  userId: string;
  state: 'pending' | 'valid' | 'error';
  isDeleted: boolean;
}

export type Phase = 'Draft' | 'Investment' | 'Financed' | 'Closed';

/** The fixed terms of a project. */
export interface Terms {
  projectId: string;
  isPrivate: boolean;
  dateStart: string | null;
  dateEnd: string | null;
  startedAt: string | null;
  financingCents: number;
  minimumCents: number;
  maxInvestors: number | null;
  months: number;
  profitability: number;
  managerFee: number;
  cancellationFee: number;
  every: 'monthly' | 'quarterly' | 'annual' | 'end_of_project';
  hasDestination: boolean;
  isReleasedEarly: boolean;
  /** Whether 19 % tax is withheld from the interest. */
  isTaxed: boolean;
}

export interface Venture extends Terms {
  phase: Phase;
  /** The phase history entry of the opening. */
  phaseEntryId: string;
  financedOn: string;
  escrow: number;
  returns: number;
  /** Withheld from the interest and not paid yet. */
  tax: number;
  repaid: number;
  delivered: number;
}

export interface Investment {
  orderId: string;
  projectId: string;
  userId: string;
  cents: number;
  status: 'pending' | 'active' | 'finished' | 'cancelled';
  placedAt: Date;
  cancelledAt: Date | null;
  penaltyCents: number;
  penaltyHundredths: number;
  /** The sums of its returns so far. */
  returned: { gross: number; fee: number };
}

/** A requested deposit or withdrawal, with its decision. */
export interface Movement {
  transactionId: string;
  userId: string;
  type: 'income' | 'withdraw';
  cents: number;
  status: 'pending' | 'completed' | 'rejected';
  bankAccountId: string;
  enteredBy: string | undefined;
  reason: string | null;
  at: Date;
}

/** A wallet line that an order caused. */
export interface Line {
  orderId: string;
  type: 'income' | 'withdraw';
  issuer: 'project_order' | 'project_fee' | 'project_tax';
  cents: number;
}

export interface Fee {
  orderId: string;
  cents: number;
  hundredths: number;
}

/** The whole state of the model. */
export interface Book {
  fourEyesCents: number;
  people: Map<string, Person>;
  accounts: Map<string, Account>;
  wallet: Map<string, number>;
  held: Map<string, number>;
  fees: number;
  bank: number;
  ventures: Map<string, Venture>;
  investments: Map<string, Investment>;
  /** The investments by project. */
  ofVenture: Map<string, Investment[]>;
  movements: Map<string, Movement>;
  /** The pending movements, in the order of their requests. */
  waiting: Set<string>;
  lines: Line[];
  feeRows: Fee[];
  /** One entry per placed, cancelled or refunded order: plus or minus its amount. */
  orderMovements: { orderId: string; cents: number; penaltyCents: number }[];
}

/** The model's refusal, with the code that the platform must answer. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export function newBook(fourEyesCents: number): Book {
  return {
    fourEyesCents,
    people: new Map(),
    accounts: new Map(),
    wallet: new Map(),
    held: new Map(),
    fees: 0,
    bank: 0,
    ventures: new Map(),
    investments: new Map(),
    ofVenture: new Map(),
    movements: new Map(),
    waiting: new Set(),
    lines: [],
    feeRows: [],
    orderMovements: [],
  };
}

export function openWallet(book: Book, person: Person): void {
  book.people.set(person.userId, person);
  book.wallet.set(person.userId, 0);
  book.held.set(person.userId, 0);
}

export function add(balances: Map<string, number>, key: string, cents: number): void {
  const after = (balances.get(key) ?? 0) + cents;
  if (after < 0) throw new Error(`the model itself would leave ${key} with ${after} cents`);
  balances.set(key, after);
}

/** The orders of a project that are not cancelled, sorted by id. */
export function ordersIn(book: Book, projectId: string): Investment[] {
  return (book.ofVenture.get(projectId) ?? [])
    .filter(({ status }) => status !== 'cancelled')
    .sort((left, right) => (left.orderId < right.orderId ? -1 : 1));
}

export const isOpen = ({ status }: Investment) => status === 'pending' || status === 'active';

export function investedIn(book: Book, projectId: string): number {
  return ordersIn(book, projectId).reduce((total, { cents }) => total + cents, 0);
}

export function investorsIn(book: Book, projectId: string): Set<string> {
  return new Set(ordersIn(book, projectId).map(({ userId }) => userId));
}
