import type { HonoRequest, MiddlewareHandler } from "hono";
import { setTimeout as wait } from "node:timers/promises";
import { REINTENTAR_EN_SEGUNDOS } from "../../app/domain/shared/fallo";
import { networkPrefix } from "../platform/network";
import { isApi, refuse, refuseCrowd, type SentForm } from "./refusal";
import type { HttpEnv } from "./solicitud";

export interface TurnstileOptions {
  triesPasswords: (path: string) => boolean;
  /** Maximum of simultaneous requests that try a password. */
  places: number;
  /** Extra places for requests from browsers in which somebody has signed in before. */
  placesOfKnown: number;
  /** People who have signed in before in the browser or application of a request. */
  knownAs: (request: HonoRequest) => Promise<readonly number[]>;
  /** Typed form, without the fields that no page may show again. */
  sentBy: (request: Request) => Promise<SentForm | null>;
  /** Milliseconds before a refusal is sent; tests set less. */
  holdInMs?: number;
}

/**
 * Places of one network address. A telephone company may put many people behind one address, and no address may take
 * everybody's places.
 */
export const PLACES_OF_ONE_ADDRESS = 8;
/**
 * Places of one network: an IPv6 line has thousands of addresses, and owners of IPv4 addresses have neighbouring ones.
 */
const PLACES_OF_ITS_NETWORK = 16;
/**
 * The limit of a network applies only above this share of taken places: below it, neighbours do not exclude each other.
 */
const CROWDED = 2 / 3;
/** Extra places of one person, over all known browsers: every sign-in makes a browser known. */
const PLACES_OF_ONE_PERSON = 2;
/** Extra places of one network, so that somebody with many accounts does not take them all. */
const KNOWN_OF_ONE_NETWORK = 4;
/** Milliseconds before a refusal is sent, so that a refused client cannot ask often. */
const HOLD_MS = 1_000;
/**
 * Number of different waits before refusals, the longest almost double, so that refused clients do not all return at
 * once.
 */
const STEPS = 32;
/** Maximum of refusals that wait; further refusals are sent at once. */
const HELD_AT_MOST = 256;

/**
 * Limits how many requests try a password at a time. Other requests are refused before anything is counted, hashed or
 * rendered. Their refusal is sent a second later and costs almost nothing, so that they cannot ask often.
 */
export function turnstile(options: TurnstileOptions): MiddlewareHandler<HttpEnv> {
  const { triesPasswords, places, placesOfKnown, knownAs, sentBy, holdInMs = HOLD_MS } = options;
  const taken = new Map<string, number>();
  let inside = 0;
  let insideAsKnown = 0;
  let held = 0;

  const placesOf = (name: string) => taken.get(name) ?? 0;
  const add = (change: 1 | -1, names: readonly string[]) => {
    for (const name of names) {
      const now = placesOf(name) + change;
      if (now > 0) taken.set(name, now);
      else taken.delete(name);
    }
  };
  /**
   * Names under which an extra place is counted; null when none is free. The check runs after `knownAs`, because other
   * requests came meanwhile.
   */
  const ownPlace = (itsNetwork: string, people: readonly number[]) => {
    const network = `known:${itsNetwork}`;
    if (insideAsKnown >= placesOfKnown || placesOf(network) >= KNOWN_OF_ONE_NETWORK) return null;
    const person = people.map((id) => `person:${id}`).find((name) => placesOf(name) < PLACES_OF_ONE_PERSON);
    return person ? [person, network] : null;
  };
  const hold = async () => {
    if (held >= HELD_AT_MOST) return;
    // The waits differ, so that clients refused at the same time do not return at the same time.
    await wait(holdInMs * (1 + (held++ % STEPS) / STEPS));
    held--;
  };

  return async (c, next) => {
    if (c.req.method !== "POST" || !triesPasswords(c.req.path)) return next();
    // Only a complete request gets a place: an unfinished one would hold the place without trying a password. `forms`
    // may have read the body already.
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
    // An extra place counts by person and network only, so that nobody fills the places of others with it.
    const names = own ?? [address, network];
    const enter = (change: 1 | -1) => (own ? (insideAsKnown += change) : (inside += change));
    enter(1);
    add(1, names);
    try {
      await next().finally(() => enter(-1));
      // A refusal for too many tries costs no hash and is fast: without this wait the client would ask again at once.
      if (c.res.status === 429) await hold();
    } finally {
      add(-1, names);
    }
  };
}

/** Reads the body, so that later code finds it; false when the client broke off, and nobody reads the answer. */
async function isHere(request: HonoRequest): Promise<boolean> {
  if (!isApi(request.path)) return true;
  try {
    await request.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
