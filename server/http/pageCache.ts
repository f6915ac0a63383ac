import { createHash } from "node:crypto";
import { withinLimit } from "../platform/withinLimit";
import { compress, type Encoding } from "./encoding";

/** A page that was made once and is sent to many, as it goes over the wire. */
export interface KeptPage {
  etag: string;
  /** Name, value, name, value: what `writeHead` takes without copying. */
  headers: string[];
  bodies: Record<Encoding, Uint8Array>;
  bytes: number;
}

export interface PageCacheOptions {
  /** Names the state that pages show; see `afterArrival`. */
  version: () => Promise<string>;
  maxBytes: number;
  /** Where pages that show what others may take leave room, and what stands there while it may have been taken. */
  stale?: { slot: string; notice: string };
  now?: () => number;
}

/** How long a page is still shown, with the notice, while nobody can say whether it is the newest. */
const STALE_MS = 5 * 60_000;
/** Longer than this nobody waits to learn the version. */
const VERSION_LIMIT_MS = 2_000;
/** After the version could not be read it is not asked for again at once: those who come meanwhile wait for nothing. */
const BREATHER_MS = 1_000;

interface Kept {
  page: KeptPage;
  version: string;
  /** The same page with the notice, made when it was first needed. */
  withNotice?: Promise<KeptPage>;
}

/** Of the room, what pages with a question in their address may take. */
const SHARE_OF_CHOICES = 0.5;
const isChoice = (key: string) => key.includes("?");
/** A character of a key takes one byte or two; the key is in memory as the page is. */
const bytesOf = (key: string, { page }: Kept) => page.bytes + 2 * key.length;

/** Headers that belong to one answer and not to the page. */
const OF_ONE_ANSWER = new Set([
  "set-cookie",
  "content-length",
  "content-encoding",
  "date",
  "x-request-id",
  "etag",
]);

/**
 * Keeps anonymous pages of the newest version of the data, and those before it for the minutes in which the database
 * may be out of reach.
 *
 * Never stale: a request learns the version after it arrived, a page is kept under the version that was read
 * before it was made, and that version changes in the transaction that changes the data. A page made during a
 * change may hold the newer data under the older version; that one is not asked for any more.
 */
export class PageCache {
  readonly #version: () => Promise<string>;
  readonly #maxBytes: number;
  /** In the order of last use. */
  readonly #pages = new Map<string, Kept>();
  readonly #inProgress = new Map<string, Promise<KeptPage | undefined>>();
  readonly #stalePart: Required<PageCacheOptions>["stale"] | undefined;
  readonly #now: () => number;
  #newest = "";
  /** Until when each version of these pages was known to be the newest; those of long ago are forgotten. */
  readonly #newestUntil = new Map<string, number>();
  #bytes = 0;
  #bytesOfChoices = 0;
  #unreadableUntil = -Infinity;

  constructor(options: PageCacheOptions) {
    this.#version = afterArrival(() => withinLimit(options.version(), VERSION_LIMIT_MS));
    this.#maxBytes = options.maxBytes;
    this.#stalePart = options.stale;
    this.#now = options.now ?? (() => performance.now());
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The page for `key`, made at most once at a time, or the bare answer where it must not be kept. */
  async get(key: string, make: () => Promise<Response>): Promise<KeptPage | Response> {
    const version = await this.#versionOrNothing();
    if (version === undefined) return this.#stale(key) ?? make();
    this.#noteNewest(version);
    const kept = this.#pages.get(key);
    if (kept?.version === version) {
      this.#pages.delete(key);
      this.#pages.set(key, kept);
      return kept.page;
    }
    const keyOfWork = `${version}\n${key}`;
    const made = this.#inProgress.get(keyOfWork);
    if (made) return (await made.catch(() => undefined)) ?? make();

    let answer: Response | undefined;
    const work = (async () => {
      answer = await make();
      if (!mayBeKept(answer)) return undefined;
      const page = await toPage(answer);
      if (version === this.#newest) this.#keep(key, { page, version });
      return page;
    })();
    this.#inProgress.set(keyOfWork, work);
    try {
      return (await work) ?? answer!;
    } finally {
      this.#inProgress.delete(keyOfWork);
    }
  }

  async #versionOrNothing(): Promise<string | undefined> {
    if (this.#now() < this.#unreadableUntil) return undefined;
    try {
      return await this.#version();
    } catch {
      this.#unreadableUntil = this.#now() + BREATHER_MS;
      return undefined;
    }
  }

  /** All pages of a version were right as long as it was the newest, whichever of them was asked for. */
  #noteNewest(version: string) {
    const now = this.#now();
    this.#newest = version;
    // In the order of time: the first ones are the oldest.
    this.#newestUntil.delete(version);
    this.#newestUntil.set(version, now);
    for (const [older, until] of this.#newestUntil) {
      if (now - until <= STALE_MS) break;
      this.#newestUntil.delete(older);
    }
  }

  /** The last good rendering, while it is not too old. */
  #stale(key: string): Promise<KeptPage> | undefined {
    const kept = this.#pages.get(key);
    if (!kept || this.#now() - (this.#newestUntil.get(kept.version) ?? -Infinity) > STALE_MS)
      return undefined;
    if (!this.#stalePart) return Promise.resolve(kept.page);
    return (kept.withNotice ??= withNotice(kept.page, this.#stalePart));
  }

  #keep(key: string, kept: Kept) {
    this.#drop(key);
    const bytes = bytesOf(key, kept);
    if (bytes > this.#maxBytes) return;
    this.#pages.set(key, kept);
    this.#bytes += bytes;
    if (isChoice(key)) this.#bytesOfChoices += bytes;
    // Whoever makes up choices by the thousand pushes out choices, and no page that stands by itself.
    for (const oldest of this.#pages.keys()) {
      if (this.#bytesOfChoices <= this.#maxBytes * SHARE_OF_CHOICES) break;
      if (isChoice(oldest)) this.#drop(oldest);
    }
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string) {
    const kept = this.#pages.get(key);
    if (!kept) return;
    const bytes = bytesOf(key, kept);
    this.#bytes -= bytes;
    if (isChoice(key)) this.#bytesOfChoices -= bytes;
    this.#pages.delete(key);
  }
}

/**
 * Shares one reading among all who asked before it began. Who asks while a reading runs waits for the next: the
 * running one may have looked before the change that this request must see.
 */
export function afterArrival<T>(read: () => Promise<T>): () => Promise<T> {
  let next: Promise<T> | undefined;
  let running: Promise<unknown> = Promise.resolve();
  return () =>
    (next ??= running.then(endOfThisTurn).then(() => {
      next = undefined;
      const reading = read();
      running = reading.catch(() => undefined);
      return reading;
    }));
}

/** All requests that the operating system delivered together have been parsed by then. */
const endOfThisTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

function mayBeKept(response: Response): boolean {
  return (
    response.status === 200 &&
    !response.headers.has("set-cookie") &&
    !/no-store|private/.test(response.headers.get("cache-control") ?? "") &&
    (response.headers.get("content-type") ?? "").startsWith("text/html")
  );
}

async function toPage(response: Response): Promise<KeptPage> {
  const headers = [...response.headers].filter(([name]) => !OF_ONE_ANSWER.has(name)).flat();
  return pageOf(new Uint8Array(await response.arrayBuffer()), headers);
}

async function withNotice(page: KeptPage, { slot, notice }: Required<PageCacheOptions>["stale"]) {
  const { bodies, headers } = page;
  const html = new TextDecoder().decode(bodies.identity);
  if (!html.includes(slot)) return page;
  const noticed = html.replace(slot, () => notice);
  const etag = headers.indexOf("etag");
  return pageOf(new TextEncoder().encode(noticed), headers.toSpliced(etag, 2));
}

async function pageOf(identity: Uint8Array, headers: string[]): Promise<KeptPage> {
  const [gzip, br] = await Promise.all([
    compress(identity, "gzip", "kept"),
    compress(identity, "br", "kept"),
  ]);
  const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  return {
    etag,
    headers: [...headers, "etag", etag],
    bodies: { identity, gzip, br },
    bytes: identity.byteLength + gzip.byteLength + br.byteLength,
  };
}
