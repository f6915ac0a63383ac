import { createHash } from "node:crypto";
import { withinLimit } from "../platform/withinLimit";
import { compress, type Encoding } from "./encoding";

/** A rendered page that many visitors get, with the headers and body ready to send. */
export interface KeptPage {
  etag: string;
  /** Headers as a flat list of names and values, which `writeHead` takes without copying. */
  headers: string[];
  bodies: Record<Encoding, Uint8Array>;
  bytes: number;
}

export interface PageCacheOptions {
  /** Version of the data that pages show, shared by simultaneous requests as in `afterArrival`. */
  version: () => Promise<string>;
  maxBytes: number;
  /**
   * For pages that show scarce things: the `slot` in the page, and the `notice` to put there when the data may be out
   * of date.
   */
  stale?: { slot: string; notice: string };
  now?: () => number;
}

/** Milliseconds for which a page is still shown, with the notice, while the version of its data cannot be read. */
const STALE_MS = 5 * 60_000;
/** Milliseconds that a request waits for the version of the data. */
const VERSION_LIMIT_MS = 2_000;
/** Milliseconds between a failed read of the version and the next one; requests in between do not wait. */
const BREATHER_MS = 1_000;

interface Kept {
  page: KeptPage;
  version: string;
  /** This page with the notice; made when first needed. */
  withNotice?: Promise<KeptPage>;
}

/** Share of the cache's memory for pages whose address has a query. */
const SHARE_OF_CHOICES = 0.5;
const isChoice = (key: string) => key.includes("?");
/** Bytes of a cached page with its key; a character of a key takes up to two bytes. */
const bytesOf = (key: string, { page }: Kept) => page.bytes + 2 * key.length;

/** Headers that belong to one answer and are not cached with the page. */
const OF_ONE_ANSWER = new Set([
  "set-cookie",
  "content-length",
  "content-encoding",
  "date",
  "x-request-id",
  "etag",
]);

/**
 * Caches anonymous pages of the newest version of the data. Pages of earlier versions stay for some minutes, in case
 * the database cannot be reached. While the database answers, no page is out of date: each request reads the version
 * after its arrival. A page is cached under the version that was read before the page was made. A change of data
 * changes the version in the same transaction. So a page made during a change may show newer data under an older
 * version, which no later request uses.
 */
export class PageCache {
  readonly #version: () => Promise<string>;
  readonly #maxBytes: number;
  /** Cached pages, least recently used first, and the key that was used last. */
  readonly #pages = new Map<string, Kept>();
  #lastKey = "";
  readonly #inProgress = new Map<string, Promise<KeptPage | undefined>>();
  readonly #stalePart: Required<PageCacheOptions>["stale"] | undefined;
  readonly #now: () => number;
  /** The newest version, and the last instant at which it was read. */
  #newest = "";
  #newestAt = -Infinity;
  /** Last instant at which each earlier version was known to be the newest; old entries are deleted. */
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

  /** Cached page for `key`, made once for simultaneous requests; the plain answer when it must not be cached. */
  get(key: string, make: () => Promise<Response>): Promise<KeptPage | Response> {
    const unreadable = (): Promise<KeptPage | Response> => this.#stale(key) ?? make();
    if (this.#now() < this.#unreadableUntil) return Promise.resolve().then(unreadable);
    // `async` would make more promises, which cost CPU on each cached page.
    return this.#version().then(
      (version) => this.#ofVersion(version, key) ?? this.#make(version, key, make),
      () => {
        this.#unreadableUntil = this.#now() + BREATHER_MS;
        return unreadable();
      },
    );
  }

  #ofVersion(version: string, key: string): KeptPage | undefined {
    this.#noteNewest(version);
    const kept = this.#pages.get(key);
    if (kept?.version !== version) return undefined;
    if (key !== this.#lastKey) {
      this.#pages.delete(key);
      this.#pages.set(key, kept);
      this.#lastKey = key;
    }
    return kept.page;
  }

  async #make(version: string, key: string, make: () => Promise<Response>): Promise<KeptPage | Response> {
    const keyOfWork = `${version}\n${key}`;
    const pending = this.#inProgress.get(keyOfWork);
    if (pending) return (await pending.catch(() => undefined)) ?? make();

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

  /** Notes the instant for a version and not for each page: all pages of the version were right until then. */
  #noteNewest(version: string) {
    const now = this.#now();
    if (version !== this.#newest) {
      this.#newestUntil.delete(version);
      this.#newestUntil.set(this.#newest, this.#newestAt);
      this.#newest = version;
    }
    this.#newestAt = now;
    // The map is ordered by time: its first entries are the oldest.
    for (const [older, until] of this.#newestUntil) {
      if (now - until <= STALE_MS) break;
      this.#newestUntil.delete(older);
    }
  }

  #untilOf(version: string): number {
    return version === this.#newest ? this.#newestAt : (this.#newestUntil.get(version) ?? -Infinity);
  }

  /** The last cached page with the notice, while it is not too old. */
  #stale(key: string): Promise<KeptPage> | undefined {
    const kept = this.#pages.get(key);
    if (!kept || this.#now() - this.#untilOf(kept.version) > STALE_MS) return undefined;
    if (!this.#stalePart) return Promise.resolve(kept.page);
    return (kept.withNotice ??= withNotice(kept.page, this.#stalePart));
  }

  #keep(key: string, kept: Kept) {
    this.#drop(key);
    const bytes = bytesOf(key, kept);
    if (bytes > this.#maxBytes) return;
    this.#pages.set(key, kept);
    this.#lastKey = key;
    this.#bytes += bytes;
    if (isChoice(key)) this.#bytesOfChoices += bytes;
    // A client that sends thousands of invented queries removes only pages with queries from the cache.
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
 * Shares one reading among all callers that came before it began. A caller during a reading waits for the next one: the
 * running one may miss a change that the caller must see.
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

/** Waits until every request that the operating system delivered together has been parsed. */
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
