import type { HonoRequest, MiddlewareHandler } from "hono";
import { setTimeout as wait } from "node:timers/promises";
import { REINTENTAR_EN_SEGUNDOS } from "../../app/domain/shared/fallo";
import { networkPrefix } from "../platform/network";
import { isApi, refuse, refuseCrowd, type SentForm } from "./refusal";
import type { HttpEnv } from "./solicitud";

export interface TurnstileOptions {
  triesPasswords: (path: string) => boolean;
  /** How many are let in at a time. */
  places: number;
  /** And how many more of those who come in a browser that is known. */
  placesOfKnown: number;
  /** Who has come in before from that browser, or application. */
  knownAs: (request: HonoRequest) => Promise<readonly number[]>;
  /** What was typed, as far as it may be written into a page. */
  sentBy: (request: Request) => Promise<SentForm | null>;
  /** Less than the usual in a test. */
  holdInMs?: number;
}

/** A telephone company puts many people behind one address; none of them may fill the places of the others. */
export const PLACES_OF_ONE_ADDRESS = 8;
/** One line of IPv6 has thousands of addresses, and who owns a few of IPv4 owns those beside them. */
const PLACES_OF_ITS_NETWORK = 16;
/** Its neighbours are not kept out for it while there is room. */
const CROWDED = 2 / 3;
/** Beside the crowd, in whichever browser of theirs: anybody comes by one that is known at each sign-in. */
const PLACES_OF_ONE_PERSON = 2;
/** Nor by many accounts of one's own. */
const KNOWN_OF_ONE_NETWORK = 4;
/** Whoever asks again as soon as they are refused asks so often and no oftener. */
const HOLD_MS = 1_000;
/** The last of those who are refused together waits almost twice as long as the first. */
const STEPS = 32;
/** So many are kept waiting for their refusal; others have it at once. */
const HELD_AT_MOST = 256;

/**
 * Lets in only so many who try a password. The others are refused before anything is counted, hashed or rendered, a
 * second later: their refusal costs next to nothing, and they cannot ask for many.
 */
export function turnstile(options: TurnstileOptions): MiddlewareHandler<HttpEnv> {
  const { triesPasswords, places, placesOfKnown, knownAs, sentBy, holdInMs = HOLD_MS } = options;
  const taken = new Map<string, number>();
  let inside = 0;
  let insideAsKnown = 0;
  let held = 0;

  const placesOf = (whose: string) => taken.get(whose) ?? 0;
  const add = (change: 1 | -1, whose: readonly string[]) => {
    for (const one of whose) {
      const now = placesOf(one) + change;
      if (now > 0) taken.set(one, now);
      else taken.delete(one);
    }
  };
  /** Under which names it is counted; null where none is left. It is looked at once they are known: others came in meanwhile. */
  const ownPlace = (itsNetwork: string, people: readonly number[]) => {
    const network = `known:${itsNetwork}`;
    if (insideAsKnown >= placesOfKnown || placesOf(network) >= KNOWN_OF_ONE_NETWORK) return null;
    const person = people.map((one) => `person:${one}`).find((one) => placesOf(one) < PLACES_OF_ONE_PERSON);
    return person ? [person, network] : null;
  };
  const hold = async () => {
    if (held >= HELD_AT_MOST) return;
    // Who was refused together does not come back together.
    await wait(holdInMs * (1 + (held++ % STEPS) / STEPS));
    held--;
  };

  return async (c, next) => {
    if (c.req.method !== "POST" || !triesPasswords(c.req.path)) return next();
    // A place is for who has sent everything: a line that stays half said would keep it, and try nothing. What `forms`
    // has read is here already.
    if (!(await isHere(c.req))) return refuse(c, 400);
    const { red } = c.env.solicitud;
    const address = `address:${red}`;
    const itsNetwork = networkPrefix(red) ?? red;
    const network = `network:${itsNetwork}`;
    const isFull =
      inside >= places ||
      placesOf(address) >= PLACES_OF_ONE_ADDRESS ||
      (inside >= places * CROWDED && placesOf(network) >= PLACES_OF_ITS_NETWORK);
    const own = isFull ? ownPlace(itsNetwork, await knownAs(c.req)) : null;
    if (isFull && !own) {
      await hold();
      c.header("retry-after", String(REINTENTAR_EN_SEGUNDOS["mucha-gente"]));
      return refuseCrowd(c, isApi(c.req.path) ? null : await sentBy(c.req.raw));
    }
    // A place of one's own is none of the others': nobody fills theirs with it.
    const whose = own ?? [address, network];
    const enter = (change: 1 | -1) => (own ? (insideAsKnown += change) : (inside += change));
    enter(1);
    add(1, whose);
    try {
      await next().finally(() => enter(-1));
      // Refused without a hash, because of all they tried before: that is quick, and they would be back at once.
      if (c.res.status === 429) await hold();
    } finally {
      add(-1, whose);
    }
  };
}

/** Whoever asks for the body next finds it read; false where it was cut off, and nobody hears the answer. */
async function isHere(request: HonoRequest): Promise<boolean> {
  if (!isApi(request.path)) return true;
  try {
    await request.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
