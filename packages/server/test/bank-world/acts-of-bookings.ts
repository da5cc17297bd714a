import { addDays } from '@semilla/contract';
import { type BankWorld, bookAs, centsOf, findMovements, type Movement, today } from './bank-world.ts';

async function bookExactly(world: BankWorld, movement: Movement, body: { as: string }): Promise<void> {
  const bookedAs = await bookAs(world, movement, body);
  if (bookedAs !== body.as) throw new Error(`The movement is booked as ${bookedAs}, not as ${body.as}.`);
}

const findSameAmount = (movements: Movement[], { amount }: Movement) =>
  movements.find((movement) => movement.amount === amount);

const remove = (movements: Movement[], movement: Movement) =>
  movements.splice(movements.indexOf(movement), 1);

/** Two people book one of the waiting movements; the bank sends money of a third party back some days later. */
export async function bookWaiting(
  world: BankWorld,
  choose: (waiting: Movement[]) => Movement | undefined,
  { days, asIn = { as: 'thirdParty' } }: { days: number; asIn?: object },
): Promise<void> {
  const waiting = await findMovements(world, 'state=waiting&orderBy=bookedOn&orderSide=asc');
  const isSentBack = (movement: Movement) =>
    movement.side === 'out' && findSameAmount(world.received, movement) !== undefined;
  // Leaves the oldest waiting, so that at least one movement is open at the end.
  const movement = choose(waiting.slice(1).filter((one) => !one.isReturn && !isSentBack(one)));
  if (!movement) return;
  const bookedAs = await bookAs(world, movement, movement.side === 'in' ? asIn : { as: 'bankCost' });
  if (bookedAs !== 'thirdParty') return;
  world.bank.moves({ day: addDays(today(world), days), cents: -centsOf(movement.amount) });
  world.received.push(movement);
}

/** Bookings by staff of movements that no rule books, and deposits and repayments that the bank takes back. */
export const actsOfBookings = {
  async bookOther(world: BankWorld, delay: number) {
    const { projectId } = world;
    const asIn = [
      { as: 'thirdParty' },
      { as: 'repayment', projectId },
      { as: 'thirdParty' },
      { as: 'companyMoney' },
    ][delay];
    await bookWaiting(world, (waiting) => waiting[delay], { days: delay % 2, ...(asIn && { asIn }) });
  },
  /** Staff book the return of a third party's money once a statement shows it. */
  async sendBack(world: BankWorld) {
    for (const movement of await findMovements(world, 'state=waiting&side=out')) {
      const origin = findSameAmount(world.received, movement);
      if (!origin) continue;
      const body = { as: 'sentBack', receivedId: origin.bankEntryId };
      await bookExactly(world, movement, body);
      remove(world.received, origin);
      return;
    }
  },
  /**
   * The bank takes the oldest deposit back. The wallet has enough money for all deposits to be taken back.
   */
  async takenBack(world: BankWorld) {
    const query = 'state=booked&side=in&isReturn=false&orderBy=bookedOn&orderSide=asc';
    const deposits = await findMovements(world, query);
    const deposit = deposits.find((one) => one.transactionId && !world.takenBackIds.has(one.bankEntryId));
    if (!deposit) return;
    world.takenBackIds.add(deposit.bankEntryId);
    world.bank.moves({ day: today(world), cents: -centsOf(deposit.amount), isReturn: true });
    world.takenBack.push(deposit);
  },
  async bookTakenBack(world: BankWorld) {
    for (const movement of await findMovements(world, 'state=waiting&side=out&isReturn=true')) {
      const deposit = findSameAmount(world.takenBack, movement);
      if (!deposit) continue;
      const body = { as: 'takenBack', transactionId: deposit.transactionId };
      await bookExactly(world, movement, body);
      world.walletCents -= centsOf(deposit.amount);
      remove(world.takenBack, deposit);
      return;
    }
  },
  /** The bank takes the oldest repayment back. */
  async repaymentTakenBack(world: BankWorld) {
    const repayment = world.repaid.shift();
    if (!repayment) return;
    world.bank.moves({ day: today(world), cents: -centsOf(repayment.amount), isReturn: true });
    world.repaidTakenBack.push(repayment);
  },
  async bookRepaymentTakenBack(world: BankWorld) {
    for (const movement of await findMovements(world, 'state=waiting&side=out&isReturn=true')) {
      const repayment = findSameAmount(world.repaidTakenBack, movement);
      if (!repayment) continue;
      const body = { as: 'repayment', receivedId: repayment.bankEntryId };
      await bookExactly(world, movement, body);
      remove(world.repaidTakenBack, repayment);
      return;
    }
  },
};

/** Books what left the bank without an order of the platform, which stops its payments. */
export async function explainDebits(world: BankWorld): Promise<void> {
  const findWaiting = async () =>
    (await findMovements(world, 'state=waiting&side=out')).filter(({ doubt }) => doubt !== 'noAccount');
  for (const _ of await findWaiting()) {
    await actsOfBookings.sendBack(world);
    await actsOfBookings.bookTakenBack(world);
    await actsOfBookings.bookRepaymentTakenBack(world);
  }
  for (const movement of await findWaiting()) await bookExactly(world, movement, { as: 'bankCost' });
}
