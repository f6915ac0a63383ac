import type { HonoRequest, MiddlewareHandler } from "hono";
import { setTimeout as wait } from "node:timers/promises";
import { REINTENTAR_EN_SEGUNDOS } from "../../app/domain/shared/fallo";
import { isApi, refuse, refuseCrowd, type SentForm } from "./refusal";
import type { HttpEnv } from "./solicitud";

export interface TurnstileOptions {
  triesPasswords: (path: string) => boolean;
  /** How many are let in at a time. */
  places: number;
  /** And how many more of those who come in a browser that is known. */
  placesOfKnown: number;
  isKnown: (request: Request) => Promise<boolean>;
  /** What was typed, as far as it may be written into a page. */
  sentBy: (request: Request) => Promise<SentForm | null>;
  /** Less than the usual in a test. */
  holdInMs?: number;
}

/** A telephone company puts many people behind one address; none of them may fill the places of the others. */
export const PLACES_OF_ONE_ADDRESS = 8;
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
  const { triesPasswords, places, placesOfKnown, isKnown, sentBy, holdInMs = HOLD_MS } = options;
  const ofAddress = new Map<string, number>();
  let inside = 0;
  let held = 0;

  const add = (address: string, change: 1 | -1) => {
    const now = (ofAddress.get(address) ?? 0) + change;
    if (now > 0) ofAddress.set(address, now);
    else ofAddress.delete(address);
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
    const { id, red } = c.env.solicitud;
    const isFull = inside >= places || (ofAddress.get(red) ?? 0) >= PLACES_OF_ONE_ADDRESS;
    // The number is looked at after the browser: others came in meanwhile.
    if (isFull && !((await isKnown(c.req.raw)) && inside < places + placesOfKnown)) {
      await hold();
      c.header("retry-after", String(REINTENTAR_EN_SEGUNDOS["mucha-gente"]));
      return refuseCrowd(c, id, isApi(c.req.path) ? null : await sentBy(c.req.raw));
    }
    inside++;
    add(red, 1);
    try {
      await next().finally(() => inside--);
      // Refused without a hash, because of all they tried before: that is quick, and they would be back at once.
      if (c.res.status === 429) await hold();
    } finally {
      add(red, -1);
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
