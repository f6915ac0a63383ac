import { afterEach, expect, it } from "vitest";
import { page, startHttp, type TestHttp } from "../../support/http";

let server: TestHttp;
afterEach(() => server.stop(0));

it("lets the room of a workshop show pages of three sites and of ours, and no other page show any", async () => {
  server = await startHttp({ pages: async () => page("una página") });
  const politica = async (ruta: string) =>
    String((await server.ask(ruta)).headers["content-security-policy"])
      .split("; ")
      .find((parte) => parte.startsWith("frame-src"));
  expect(await politica("/bienestar-en-vivo/yoga-suave/sala?fecha=2026-12-02")).toBe(
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://meet.jit.si",
  );
  for (const ruta of ["/", "/bienestar-en-vivo/yoga-suave", "/bienestar-en-vivo/yoga-suave/sala/otra"]) {
    expect(await politica(ruta)).toBeUndefined();
  }
  const { headers } = await server.ask("/bienestar-en-vivo/yoga-suave/latido?fecha=2026-12-02");
  expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
});
