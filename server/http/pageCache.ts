import { createHash } from "node:crypto";
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
}

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
 * Keeps anonymous pages of the newest version of the data.
 *
 * Never stale: a request learns the version after it arrived, a page is kept under the version that was read
 * before it was made, and that version changes in the transaction that changes the data. A page made during a
 * change may hold the newer data under the older version; that one is not asked for any more.
 */
export class PageCache {
  readonly #version: () => Promise<string>;
  readonly #maxBytes: number;
  /** In the order of last use. */
  readonly #pages = new Map<string, KeptPage>();
  readonly #inProgress = new Map<string, Promise<KeptPage | undefined>>();
  #newest = "";
  #bytes = 0;

  constructor(options: PageCacheOptions) {
    this.#version = afterArrival(options.version);
    this.#maxBytes = options.maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The page for `key`, made at most once at a time, or the bare answer where it must not be kept. */
  async get(key: string, make: () => Promise<Response>): Promise<KeptPage | Response> {
    const version = await this.#version();
    if (version !== this.#newest) this.#startOver(version);
    const kept = this.#pages.get(key);
    if (kept) {
      this.#pages.delete(key);
      this.#pages.set(key, kept);
      return kept;
    }
    const keyOfWork = `${version}\n${key}`;
    const made = this.#inProgress.get(keyOfWork);
    if (made) return (await made.catch(() => undefined)) ?? make();

    let answer: Response | undefined;
    const work = (async () => {
      answer = await make();
      if (!mayBeKept(answer)) return undefined;
      const page = await toPage(answer);
      if (version === this.#newest) this.#keep(key, page);
      return page;
    })();
    this.#inProgress.set(keyOfWork, work);
    try {
      return (await work) ?? answer!;
    } finally {
      this.#inProgress.delete(keyOfWork);
    }
  }

  #startOver(version: string) {
    this.#newest = version;
    this.#pages.clear();
    this.#bytes = 0;
  }

  #keep(key: string, page: KeptPage) {
    if (page.bytes > this.#maxBytes) return;
    this.#pages.set(key, page);
    this.#bytes += page.bytes;
    for (const [oldest, { bytes }] of this.#pages) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#pages.delete(oldest);
      this.#bytes -= bytes;
    }
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
  const identity = new Uint8Array(await response.arrayBuffer());
  const [gzip, br] = await Promise.all([
    compress(identity, "gzip", "kept"),
    compress(identity, "br", "kept"),
  ]);
  const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  const headers = [...response.headers].filter(([name]) => !OF_ONE_ANSWER.has(name)).flat();
  return {
    etag,
    headers: [...headers, "etag", etag],
    bodies: { identity, gzip, br },
    bytes: identity.byteLength + gzip.byteLength + br.byteLength,
  };
}
