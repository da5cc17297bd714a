import { newId } from '../../../database/ids.ts';
import { type Random, randomFor } from '../../../demo/random.ts';
import { findBreaches } from '../../reconciliations/find-breaches.ts';
import type { Ledger } from '../executor.ts';
import { differences, recordsOf, stateOf } from './agreement.ts';
import { asCommand } from './as-command.ts';
import type { Book } from './book.ts';
import type { Cast } from './cast.ts';
import { recordsIn, stateIn, sumsIn } from './in-database.ts';
import { makeHappen } from './make-happen.ts';
import { makeUp } from './make-up.ts';
import { happen } from './model.ts';
import type { Operation } from './operations.ts';
import { newReplay, type Replay } from './replay.ts';
import { type Sending, send } from './sending.ts';
import { analyse, happenOnStage, type Stage } from './stage.ts';

const roundLength = 512;
const recordsEveryRounds = 40;
const rememberedMax = 64;

interface Run {
  stage: Stage;
  cast: Cast;
  book: Book;
  name: string;
  operations: number;
  clients: number;
  /** How many requests each client has under way at once. */
  inFlight: number;
}

interface Going extends Run {
  random: Random;
  replay: Replay;
  /** What was sent last, to be sent again now and then. */
  recent: Sending[];
}

function senderOf({ book }: Going, asked: Operation): string {
  if (asked.kind === 'request') return asked.enteredBy ?? asked.userId;
  if (asked.kind === 'cancel') return book.investments.get(asked.orderId)?.userId ?? asked.orderId;
  return asked.kind === 'place' ? asked.userId : asked.adminId;
}

interface Next {
  asked: Operation;
  userId: string;
  key: string;
}

/** What is sent next: something new, or the same again, or something else with a key that was used. */
function next(going: Going): Next {
  const { book, cast, random, recent } = going;
  const earlier = recent.length && random.chance(0.03) ? random.pick(recent) : undefined;
  if (earlier && random.chance(0.9)) return earlier;
  const asked = makeUp(book, random, cast);
  return earlier ? { ...earlier, asked } : { asked, userId: senderOf(going, asked), key: newId() };
}

async function sendOne(going: Going, ledger: Ledger): Promise<void> {
  const { book, replay, recent } = going;
  const { asked, userId, key } = next(going);
  const command = asCommand(book, asked, { now: new Date(), newId });
  const sending: Sending = {
    asked,
    userId,
    key,
    sequence: undefined,
    at: new Date(0),
    isRecalled: false,
    said: undefined,
  };
  recent.push(sending);
  if (recent.length > rememberedMax) recent.shift();
  replay.begin(sending);
  await send(ledger, sending, command);
  replay.end(sending);
}

async function playRound(going: Going): Promise<void> {
  const { stage, clients, inFlight } = going;
  let left = roundLength;
  const client = async (index: number) => {
    const ledger = stage.ledgers[index % stage.ledgers.length] as Ledger;
    while (left > 0) {
      left -= inFlight;
      await Promise.all(Array.from({ length: inFlight }, () => sendOne(going, ledger)));
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
  going.replay.finish();
}

async function compare({ stage, book }: Going, withRecords: boolean): Promise<string[]> {
  const { db } = stage.apps[0] as Stage['apps'][number];
  const different = differences(await stateIn(db), stateOf(book));
  if (!withRecords) return different;
  const records = { ...(await sumsIn(db)), ...(await recordsIn(db)) };
  return [...different, ...differences(records, recordsOf(book))];
}

async function happenBetween({ stage, book, random }: Going): Promise<void> {
  const { clock } = stage.apps[0] as Stage['apps'][number];
  for (const event of makeHappen(book, random, clock.now, newId)) {
    await happenOnStage(stage, event);
    happen(book, event, clock.now);
  }
}

/** Lets clients loose on the core, in rounds; after each everything has to be as the model says. */
export async function letLoose(run: Run): Promise<Record<string, number>> {
  const { stage, book, name, operations } = run;
  const going: Going = { ...run, random: randomFor(name), replay: newReplay(book), recent: [] };
  const { db } = stage.apps[0] as Stage['apps'][number];
  const rounds = Math.ceil(operations / roundLength);
  for (let round = 1; round <= rounds; round += 1) {
    await happenBetween(going);
    if (round === 2 || round % 32 === 0) await analyse(stage);
    await playRound(going);
    const isEnd = round === rounds;
    const different = await compare(going, isEnd || round % recordsEveryRounds === 0);
    if (different.length) throw new Error(`${name}, round ${round}:\n${different.join('\n')}`);
  }
  const { breaches } = await findBreaches(db);
  if (breaches.length) throw new Error(`${name}: ${JSON.stringify(breaches)}`);
  return going.replay.seen;
}
