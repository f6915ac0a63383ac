import { describe, expect, it, vi } from "vitest";
import { afterArrival, PageCache, type KeptPage } from "../../../server/http/pageCache";

const html = (text: string, init?: { status?: number; headers?: Record<string, string> }) =>
  new Response(text, { ...init, headers: { "content-type": "text/html; charset=utf-8", ...init?.headers } });
const textOf = async (page: KeptPage | Response) =>
  page instanceof Response ? page.text() : Buffer.from(page.bodies.identity).toString();

/** A promise that the test settles, so that the test decides the order of events. */
function gate<T = void>() {
  let resolve!: (value: T) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<T>((yes, no) => ([resolve, reject] = [yes, no]));
  return { promise, resolve, reject };
}

/** Data with a version that changes together with them, as in one transaction. */
function world() {
  let slots = 3;
  return {
    book: () => slots--,
    version: async () => `v${slots}`,
    page: async () => html(`${slots} free`),
    get slots() {
      return slots;
    },
  };
}

describe("a page that is kept", () => {
  it("is made once and sent to many", async () => {
    const { version } = world();
    const cache = new PageCache({ version, maxBytes: 1e6 });
    let renders = 0;
    const make = async () => html(`page ${++renders}`);
    expect(await textOf(await cache.get("/", make))).toBe("page 1");
    expect(await textOf(await cache.get("/", make))).toBe("page 1");
  });

  it("gives no way to pages with a made-up choice, whose addresses count as they do", async () => {
    const cache = new PageCache({ version: async () => "1", maxBytes: 20_000 });
    let renders = 0;
    const make = async () => html(`page ${++renders}`);
    await cache.get("/lista", make);
    for (let n = 0; n < 300; n++) await cache.get(`/lista?tema=${n}${"x".repeat(200)}`, make);
    expect(cache.bytes).toBeLessThan(10_500);
    const before = renders;
    await cache.get("/lista", make);
    expect(renders).toBe(before);
    const long = new PageCache({ version: async () => "1", maxBytes: 20_000 });
    for (let n = 0; n < 300; n++) await long.get(`/${n}${"x".repeat(2000)}`, make);
    expect(long.bytes).toBeGreaterThan(4000);
    expect(long.bytes).toBeLessThanOrEqual(20_000);
  });

  it("is made once for all who ask while it is being made", async () => {
    const { version } = world();
    const cache = new PageCache({ version, maxBytes: 1e6 });
    const render = gate<Response>();
    let renders = 0;
    const make = () => (renders++, render.promise);
    const visitors = Array.from({ length: 50 }, () => cache.get("/", make));
    render.resolve(html("shared"));
    for (const page of await Promise.all(visitors)) expect(await textOf(page)).toBe("shared");
    expect(renders).toBe(1);
  });

  it("is another one for another key", async () => {
    const { version } = world();
    const cache = new PageCache({ version, maxBytes: 1e6 });
    expect(await textOf(await cache.get("/a", async () => html("a")))).toBe("a");
    expect(await textOf(await cache.get("/b", async () => html("b")))).toBe("b");
    expect(await textOf(await cache.get("/a", async () => html("other")))).toBe("a");
  });

  it("never holds back the memory that it may not take", async () => {
    const { version } = world();
    const cache = new PageCache({ version, maxBytes: 6_000 });
    const random = (n: number) =>
      Array.from({ length: 300 }, (_, i) => (n * 7919 + i * 104729).toString(36)).join("");
    for (let n = 0; n < 20; n++) {
      await cache.get(`/${n}`, async () => html(random(n)));
      expect(cache.bytes).toBeLessThanOrEqual(6_000);
    }
    expect(cache.bytes).toBeGreaterThan(0);
    let madeAgain = false;
    await cache.get("/19", async () => ((madeAgain = true), html("x")));
    expect(madeAgain).toBe(false);
    await cache.get("/0", async () => ((madeAgain = true), html("x")));
    expect(madeAgain).toBe(true);
  });

  it("makes room by what was used longest ago", async () => {
    const { version } = world();
    const probe = new PageCache({ version, maxBytes: 1e6 });
    await probe.get("/a", async () => html("a".repeat(500)));
    const cache = new PageCache({ version, maxBytes: probe.bytes * 2 });
    const rendered: string[] = [];
    const ask = (key: string) => cache.get(key, async () => (rendered.push(key), html("a".repeat(500))));
    for (const key of ["/a", "/b", "/a", "/c", "/a", "/b"]) await ask(key);
    expect(rendered).toEqual(["/a", "/b", "/c", "/b"]);
  });
});

describe("an answer that is not kept", () => {
  it.each([
    ["sets a cookie", () => html("x", { headers: { "set-cookie": "bienestar_a=1" } })],
    ["is not found", () => html("x", { status: 404 })],
    ["failed", () => html("x", { status: 500 })],
    ["leads elsewhere", () => new Response(null, { status: 302, headers: { location: "/" } })],
    ["is private", () => html("x", { headers: { "cache-control": "private, no-store" } })],
    ["is no page", () => Response.json({})],
  ])("is one that %s", async (_, answer) => {
    const cache = new PageCache({ version: world().version, maxBytes: 1e6 });
    let renders = 0;
    const make = async () => (renders++, answer());
    expect(await cache.get("/", make)).toBeInstanceOf(Response);
    expect(await cache.get("/", make)).toBeInstanceOf(Response);
    expect(renders).toBe(2);
    expect(cache.bytes).toBe(0);
  });

  it("is never given to another visitor, not even to one who waited for it", async () => {
    const cache = new PageCache({ version: world().version, maxBytes: 1e6 });
    let visitor = 0;
    const make = async () => {
      const name = `for ${++visitor}`;
      return html(name, { headers: { "set-cookie": `bienestar_a=${name}` } });
    };
    const answers = await Promise.all([1, 2, 3, 4].map(() => cache.get("/", make)));
    const texts = await Promise.all(answers.map(textOf));
    expect(new Set(texts).size).toBe(4);
  });

  it("leaves those who wait for one that could not be made to try for themselves", async () => {
    const cache = new PageCache({ version: world().version, maxBytes: 1e6 });
    const render = gate<Response>();
    let renders = 0;
    const make = () => (renders++ === 0 ? render.promise : Promise.resolve(html("fine")));
    const first = cache.get("/", make);
    const second = cache.get("/", make);
    const failing = expect(first).rejects.toThrow("boom");
    await untilTrue(() => renders === 1);
    render.reject(new Error("boom"));
    await failing;
    expect(await textOf(await second)).toBe("fine");
  });
});

describe("a change of the data", () => {
  it("shows to the very next request", async () => {
    const house = world();
    const cache = new PageCache({ version: house.version, maxBytes: 1e6 });
    expect(await textOf(await cache.get("/", house.page))).toBe("3 free");
    house.book();
    expect(await textOf(await cache.get("/", house.page))).toBe("2 free");
  });

  it("shows to a request that arrives while the version is being read for another", async () => {
    const house = world();
    const reading = gate();
    let reads = 0;
    const version = async () => {
      const seen = await house.version();
      if (++reads === 2) await reading.promise;
      return seen;
    };
    const cache = new PageCache({ version, maxBytes: 1e6 });
    await cache.get("/", house.page);
    const early = cache.get("/", house.page);
    await untilTrue(() => reads === 2);
    house.book();
    const late = cache.get("/", house.page);
    reading.resolve();
    expect(await textOf(await late)).toBe("2 free");
    await early;
  });

  it("shows to a request that arrives while the page is being made from the older data", async () => {
    const house = world();
    const cache = new PageCache({ version: house.version, maxBytes: 1e6 });
    const render = gate();
    const slow = async () => {
      const seen = house.slots;
      await render.promise;
      return html(`${seen} free`);
    };
    let started = false;
    const early = cache.get("/", () => ((started = true), slow()));
    await untilTrue(() => started);
    house.book();
    const late = cache.get("/", house.page);
    expect(await textOf(await late)).toBe("2 free");
    render.resolve();
    await early;
    expect(await textOf(await cache.get("/", house.page))).toBe("2 free");
  });

  it("is seen by every request that arrives after it, however visits and changes interleave", async () => {
    let version = 0;
    const tick = () => new Promise<void>((resolve) => setImmediate(resolve));
    const cache = new PageCache({
      version: async () => {
        await tick();
        return String(version);
      },
      maxBytes: 1e6,
    });
    const visits: Promise<void>[] = [];
    for (let n = 0; n < 400; n++) {
      if (n % 7 === 0) version++;
      const atArrival = version;
      visits.push(
        cache
          .get(`/${n % 3}`, async () => {
            const seen = version;
            for (let i = 0; i < n % 4; i++) await tick();
            return html(String(seen));
          })
          .then(async (page) => expect(Number(await textOf(page))).toBeGreaterThanOrEqual(atArrival)),
      );
      if (n % 5 === 0) await tick();
    }
    await Promise.all(visits);
  });
});

describe("a reading that is shared", () => {
  it("serves all who asked before it began, and nobody who asked later", async () => {
    const gates: ReturnType<typeof gate<number>>[] = [];
    const ask = afterArrival(() => {
      const next = gate<number>();
      gates.push(next);
      return next.promise;
    });
    const [a, b] = [ask(), ask()];
    await untilTrue(() => gates.length === 1);
    const [c, d] = [ask(), ask()];
    gates[0]!.resolve(1);
    expect(await Promise.all([a, b])).toEqual([1, 1]);
    await untilTrue(() => gates.length === 2);
    gates[1]!.resolve(2);
    expect(await Promise.all([c, d])).toEqual([2, 2]);
  });

  it("goes on after one that failed", async () => {
    let reads = 0;
    const ask = afterArrival(async () => {
      if (++reads === 1) throw new Error("lost");
      return reads;
    });
    await expect(ask()).rejects.toThrow("lost");
    expect(await ask()).toBe(2);
  });
});

describe("a page whose newest version nobody can tell", () => {
  const NOTICE = "<p>may have changed</p>";
  const STALE = { slot: "<i></i>", notice: NOTICE };
  /** A database that can become unavailable, and a clock that the test moves. */
  function shaky() {
    const house = world();
    let there = true;
    let clock = 0;
    const cache = new PageCache({
      version: () => (there ? house.version() : Promise.reject(new Error("gone"))),
      maxBytes: 1e6,
      stale: STALE,
      now: () => clock,
    });
    const make = async () => {
      if (!there) throw new Error("gone");
      return html(`<body><i></i>${house.slots} free</body>`);
    };
    return {
      ...house,
      cache,
      get: async (key = "/") => textOf(await cache.get(key, make)),
      go: () => (there = false),
      comeBack: () => (there = true),
      pass: (ms: number) => (clock += ms),
    };
  }

  it("is shown as it was last, and says so where it leaves room", async () => {
    const { get, go } = shaky();
    await get();
    go();
    expect(await get()).toBe(`<body>${NOTICE}3 free</body>`);
  });

  it("says nothing where a page leaves no room: nobody can take what it shows", async () => {
    const { cache, go } = shaky();
    const make = async () => html("<body>Help</body>");
    await cache.get("/help", make);
    go();
    expect(await textOf(await cache.get("/help", make))).toBe("<body>Help</body>");
  });

  it("is shown for five minutes after it was last known to be right, and no longer", async () => {
    const { get, go, pass } = shaky();
    await get();
    pass(60_000);
    await get();
    go();
    pass(5 * 60_000);
    expect(await get()).toContain(NOTICE);
    pass(1);
    await expect(get()).rejects.toThrow("gone");
  });

  it("is shown for five minutes after its version was last known to be the newest, by whichever page", async () => {
    const { get, go, pass } = shaky();
    await get("/a");
    for (let minute = 0; minute < 6; minute++) {
      pass(60_000);
      await get("/b");
    }
    go();
    pass(5 * 60_000);
    expect(await get("/a")).toContain(NOTICE);
    pass(1);
    await expect(get("/a")).rejects.toThrow("gone");
  });

  it("is not shown for longer because another version came after it", async () => {
    const { get, go, book, pass } = shaky();
    await get("/a");
    book();
    pass(5 * 60_000);
    await get("/b");
    go();
    expect(await get("/a")).toContain("3 free");
    pass(1);
    await expect(get("/a")).rejects.toThrow("gone");
    expect(await get("/b")).toContain("2 free");
  });

  it("is the newest again as soon as it can be told", async () => {
    const { get, go, comeBack, book, pass } = shaky();
    await get();
    go();
    await get();
    book();
    comeBack();
    pass(1_001);
    expect(await get()).toBe("<body><i></i>2 free</body>");
  });

  it("is kept for that also when a change has made it old", async () => {
    const { get, go, book } = shaky();
    await get("/a");
    book();
    await get("/b");
    go();
    expect(await get("/a")).toContain("3 free");
  });

  it("waits for no second reading while the first one says nothing", async () => {
    let reads = 0;
    vi.useFakeTimers();
    try {
      const cache = new PageCache({
        version: () => (reads++ === 0 ? Promise.resolve("v1") : new Promise<string>(() => {})),
        maxBytes: 1e6,
        stale: STALE,
      });
      const make = async () => html("<i></i>page");
      const first = cache.get("/", make);
      await vi.runAllTimersAsync();
      await first;
      const visitors = [cache.get("/", make), cache.get("/", make)];
      await vi.advanceTimersByTimeAsync(2_000);
      for (const page of await Promise.all(visitors)) expect(await textOf(page)).toContain(NOTICE);
      expect(await textOf(await cache.get("/", make)), "at once").toContain(NOTICE);
    } finally {
      vi.useRealTimers();
    }
  });
});

async function untilTrue(condition: () => boolean) {
  while (!condition()) await new Promise<void>((resolve) => setImmediate(resolve));
}
