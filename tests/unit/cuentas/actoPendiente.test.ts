import { afterAll, describe, expect, it, vi } from "vitest";
import { GUARDAR_FAVORITO, MARCAR_VISTO } from "../../../app/components/intencionesDePieza";
import { verActoPendiente } from "../../../app/shell/sesion/alEntrar.server";
import {
  recordarActoPendiente,
  renovarActoPendiente,
  type ActoPendiente,
} from "../../../app/shell/sesion/actoPendiente.server";
import { unEspecialista } from "../../support/constructores";

// Test files share modules, so the modules with the replacements below are loaded anew before and after this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const AHORA = new Date("2026-11-23T12:00:00Z");
const ahora = { ahora: AHORA };
const MARTES = new Date("2026-11-25T00:00:00Z");
const especialista = unEspecialista({
  nombre: "Lucía",
  apellido: "Mendoza",
  turnos: [{ diaDeSemana: 2, desde: "17:00", hasta: "20:00" }],
});
const fecha = vi.hoisted(() => ({ precioCentimos: 0, conEspera: false, cancelada: null as string | null }));

/** Published content of the test: one piece of each kind. */
vi.mock("../../../app/services.server", () => ({
  services: {
    now: () => ahora.ahora,
    contenido: {
      porUrl: async (_: string, url: string) => (url === "el-mar" ? { titulo: "Mirar el mar" } : null),
    },
    rutas: { publicadas: async () => [{ uid: "noches", titulo: "Noches más tranquilas" }] },
    talleres: {
      uno: async (url: string) =>
        url === "yoga"
          ? {
              taller: { titulo: "Yoga suave" },
              fechas: [{ fecha: "2026-11-24", inicio: MARTES, empezadaEn: null, ...fecha }],
            }
          : null,
    },
    agenda: {
      verEspecialista: async ({ especialidad, slug }: { especialidad: string; slug: string }) =>
        especialidad === "psicologia" && slug === "lucia-mendoza"
          ? { especialista, dias: [{ fecha: "2026-11-24", horarios: [{ inicio: MARTES }] }] }
          : null,
    },
  },
}));

const pedir = (redirect: string | null = null, cookie = "") =>
  new Request(
    `http://sitio.invalid/iniciar-sesion${redirect ? `?${new URLSearchParams({ redirect })}` : ""}`,
    { headers: { cookie } },
  );
const AQUI = "/bienestar-en-vivo/yoga";
async function conDeseo(que: ActoPendiente, redirect = AQUI) {
  const puesta = await recordarActoPendiente(pedir(), que, AQUI);
  return verActoPendiente(pedir(redirect, puesta.split(";")[0]));
}

describe("what follows once somebody has signed in", () => {
  it("is what they had asked for, in the words of what is published", async () => {
    const video = { tipo: "video", url: "el-mar" } as const;
    expect(await conDeseo({ ...video, intencion: MARCAR_VISTO })).toBe(
      "Después marcaremos «Mirar el mar» como visto.",
    );
    expect(await conDeseo({ ...video, intencion: GUARDAR_FAVORITO })).toBe(
      "Después guardaremos «Mirar el mar» en tus favoritos.",
    );
    expect(await conDeseo({ ruta: "noches" })).toBe("Después empieza tu ruta «Noches más tranquilas».");
  });

  it("is a place in a workshop, with when and what it costs, or its line", async () => {
    const yoga = { taller: "yoga", fecha: "2026-11-24" };
    const cuando = "martes 24 de noviembre, 19:00";
    expect(await conDeseo(yoga)).toBe(`Después te apuntaremos a «Yoga suave»: ${cuando}.`);
    fecha.precioCentimos = 2500;
    expect(await conDeseo(yoga)).toMatch(
      /^Después te guardaremos un lugar en «Yoga suave»: .* Cuesta S\/\s25\.00 y lo pagas al final\.$/,
    );
    fecha.conEspera = true;
    expect(await conDeseo(yoga)).toBe(
      `Después te anotaremos en la lista de espera de «Yoga suave»: ${cuando}.`,
    );
    fecha.cancelada = "Se fue la luz.";
    expect(await conDeseo(yoga)).toBeNull();
    expect(await conDeseo({ ...yoga, fecha: "2026-12-01" })).toBeNull();
  });

  it("keeps a time that came too near while they signed up, and not one that is past", async () => {
    const agenda = "/agendar/psicologia?especialista=lucia-mendoza&dia=2026-11-24";
    // The time can no longer be booked, because a booking needs an hour's notice.
    ahora.ahora = new Date(MARTES.getTime() - 20 * 60_000);
    expect(await verActoPendiente(pedir(`${agenda}&hora=19:00`))).toContain("martes 24 de noviembre, 19:00");
    ahora.ahora = new Date(MARTES.getTime() + 60_000);
    expect(await verActoPendiente(pedir(`${agenda}&hora=19:00`))).not.toContain("19:00");
    ahora.ahora = AHORA;
  });

  it("is the session that they go back to, at its time while that is offered", async () => {
    const agenda = "/agendar/psicologia?especialista=lucia-mendoza&dia=2026-11-24";
    expect(await verActoPendiente(pedir(`${agenda}&hora=19:00`))).toBe(
      "Después sigues con tu sesión con Lucía Mendoza: martes 24 de noviembre, 19:00.",
    );
    expect(await verActoPendiente(pedir(`${agenda}&hora=20:00`))).toBe(
      "Después sigues con tu sesión con Lucía Mendoza.",
    );
    expect(
      await conDeseo({ ruta: "noches" }, `${agenda}&hora=19:00`),
      "what they left for it is not said",
    ).toBe("Después sigues con tu sesión con Lucía Mendoza: martes 24 de noviembre, 19:00.");
  });

  it.each([
    ["the same page at another date", `${AQUI}?fecha=2026-11-30#lugar`, true],
    ["its page, by the one of the terms", `/terminos?${new URLSearchParams({ redirect: AQUI })}`, true],
    ["another workshop", "/bienestar-en-vivo/pausa", false],
    ["a page beneath", `${AQUI}/pagar`, false],
    ["no page", "", false],
    ["another site", `//maligno.example${AQUI}`, false],
  ])("is what they asked for where they go back to %s: %s, %s", async (_, redirect, seHace) => {
    const frase = await conDeseo({ ruta: "noches" }, redirect);
    expect(frase).toBe(seHace ? "Después empieza tu ruta «Noches más tranquilas»." : null);
  });

  it("waits anew with each step, and nothing waits where nothing was asked for", async () => {
    const cookie = (await recordarActoPendiente(pedir(), { ruta: "noches" }, AQUI)).split(";")[0]!;
    expect(await renovarActoPendiente(pedir(null, cookie))).toEqual([
      expect.stringMatching(new RegExp(`^${cookie}; Max-Age=600;`)),
    ]);
    expect(await renovarActoPendiente(pedir())).toEqual([]);
  });

  it("is nothing that only an address or a cookie says", async () => {
    for (const redirect of [
      null,
      "/bienestar-en-vivo/gratis-para-ti",
      "/agendar/psicologia?especialista=<b>premio",
      "https://maligno.example/agendar/psicologia?especialista=lucia-mendoza",
      "//maligno.example/agendar/psicologia?especialista=lucia-mendoza",
      "/agendar/gratis?especialista=lucia-mendoza",
    ])
      expect(await verActoPendiente(pedir(redirect))).toBeNull();
    for (const ruta of ["un-premio", "<b>", "__proto__"]) expect(await conDeseo({ ruta })).toBeNull();
    expect(await conDeseo({ taller: "premio", fecha: "2026-11-24" })).toBeNull();
    expect(await verActoPendiente(pedir(null, "bienestar_favorito=%22hola%22"))).toBeNull();
  });
});
