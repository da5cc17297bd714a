import { type Random, randomFor } from '@semilla/contract/testing';
import type { Executor } from '../../src/money/engine/create-executor.ts';
import { findBreaches } from '../../src/money/reconciliation/find-breaches.ts';
import { newId } from '../../src/schema/columns/new-id.ts';
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

/** Operations between two comparisons of all data. */
const roundLength = 512;
/** Operations between two changes of the world around the core. */
const burstLength = 128;
const recordsEveryRounds = 40;
const rememberedMax = 64;

interface Run {
  stage: Stage;
  cast: Cast;
  book: Book;
  name: string;
  operations: number;
  clients: number;
  /** Number of concurrent requests of each client. */
  inFlight: number;
}

interface RunState extends Run {
  random: Random;
  replay: Replay;
  /** The latest requests; some of them are repeated. */
  recent: Sending[];
}

function senderOf({ book }: RunState, operation: Operation): string {
  if (operation.kind === 'request') return operation.enteredBy ?? operation.userId;
  if (operation.kind === 'cancel')
    return book.investments.get(operation.orderId)?.userId ?? operation.orderId;
  return operation.kind === 'place' ? operation.userId : operation.adminId;
}

interface Next {
  operation: Operation;
  userId: string;
  key: string;
}

/** The next request: usually a new operation, sometimes a repeated request, or another operation with a used key. */
function nextRequest(run: RunState): Next {
  const { book, cast, random, recent } = run;
  const earlier = recent.length && random.chance(0.03) ? random.pick(recent) : undefined;
  if (earlier && random.chance(0.9)) return earlier;
  const operation = makeUp(book, random, cast);
  return earlier ? { ...earlier, operation } : { operation, userId: senderOf(run, operation), key: newId() };
}

async function sendOne(run: RunState, ledger: Executor): Promise<void> {
  const { book, replay, recent } = run;
  const { operation, userId, key } = nextRequest(run);
  const command = asCommand(book, operation, { now: new Date(), newId });
  const sending: Sending = {
    operation,
    userId,
    key,
    sequence: undefined,
    at: new Date(0),
    isRecalled: false,
    outcome: undefined,
  };
  recent.push(sending);
  if (recent.length > rememberedMax) recent.shift();
  replay.begin(sending);
  await send(ledger, sending, command);
  replay.end(sending);
}

/** Sends a burst of operations from all clients at once. */
async function playBurst(run: RunState): Promise<void> {
  const { stage, clients, inFlight } = run;
  let remaining = burstLength;
  const client = async (index: number) => {
    const ledger = stage.ledgers[index % stage.ledgers.length] as Executor;
    while (remaining > 0) {
      remaining -= inFlight;
      await Promise.all(Array.from({ length: inFlight }, () => sendOne(run, ledger)));
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
  run.replay.finish();
}

async function compare({ stage, book }: RunState, withRecords: boolean): Promise<string[]> {
  const { db } = stage.apps[0] as Stage['apps'][number];
  const found = differences(await stateIn(db), stateOf(book));
  if (!withRecords) return found;
  const records = { ...(await sumsIn(db)), ...(await recordsIn(db)) };
  return [...found, ...differences(records, recordsOf(book))];
}

async function happenBetween({ stage, book, random }: RunState): Promise<void> {
  const { clock } = stage.apps[0] as Stage['apps'][number];
  for (const event of makeHappen(book, random, clock.now, newId)) {
    await happenOnStage(stage, event);
    happen(book, event, clock.now);
  }
}

async function playRound(run: RunState): Promise<void> {
  for (let sent = 0; sent < roundLength; sent += burstLength) {
    await happenBetween(run);
    await playBurst(run);
  }
}

/** Runs concurrent clients against the core, in rounds; after each round all data must match the model. */
export async function runClients(options: Run): Promise<Record<string, number>> {
  const { stage, book, name, operations } = options;
  const run: RunState = { ...options, random: randomFor(name), replay: newReplay(book), recent: [] };
  const { db } = stage.apps[0] as Stage['apps'][number];
  const rounds = Math.ceil(operations / roundLength);
  for (let round = 1; round <= rounds; round += 1) {
    if (round === 2 || round % 32 === 0) await analyse(stage);
    await playRound(run);
    const isEnd = round === rounds;
    const different = await compare(run, isEnd || round % recordsEveryRounds === 0);
    if (different.length) throw new Error(`${name}, round ${round}:\n${different.join('\n')}`);
  }
  const { breaches } = await findBreaches(db);
  if (breaches.length) throw new Error(`${name}: ${JSON.stringify(breaches)}`);
  return run.replay.seen;
}
