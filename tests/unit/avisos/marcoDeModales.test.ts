import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Modal } from "../../../app/domain/avisos/modales/modal";
import { modalDelMarco } from "../../../app/shell/modales/marcoDeModales.server";
import { unaPersona } from "../../support/constructores";
import { handleDe } from "../../support/handles";

// Test files share modules, so the modules with the replacements below are loaded anew before and after this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const leido = vi.hoisted(() => ({
  verModalPendiente: vi.fn<() => Promise<{ modal: Modal | null }>>(),
  verPerfil: vi.fn<() => Promise<object>>(),
}));
const persona = unaPersona();
vi.mock("../../../app/services.server", () => ({
  services: {
    consentimientos: {
      verPoliticas: async () => ({ estado: "successful", politicas: [] }),
      verSorteoAbierto: async () => null,
    },
    avisos: { verModalPendiente: leido.verModalPendiente },
    cuentas: {
      verPerfil: leido.verPerfil,
      identidad: { persona: async () => persona },
      paisDelTelefono: () => "PE",
    },
    now: () => new Date(),
  },
}));

const pedir = (ruta: string, cookie: string | null = null, titular = persona) => {
  const request = new Request(`http://sitio.invalid${ruta}`, { headers: cookie ? { cookie } : {} });
  return modalDelMarco({ request, context: { handleDe } }, titular);
};
const enElNavegador = (setCookie: string | null) => setCookie!.split(";")[0]!;

beforeEach(() => {
  vi.clearAllMocks();
  leido.verPerfil.mockResolvedValue({});
});

describe("the update of data over a page", () => {
  it("is looked for once in each visit where it is not due", async () => {
    leido.verModalPendiente.mockResolvedValue({ modal: "bienvenida" });
    const primera = await pedir("/");
    expect(primera.modal).toBeNull();
    const cookie = enElNavegador(primera.cookie);
    expect(await pedir("/especialista", cookie)).toEqual({ modal: null, cookie: null });
    expect(leido.verModalPendiente).toHaveBeenCalledTimes(1);
  });

  it("opens on each page until it is answered, and leads back to that one", async () => {
    leido.verModalPendiente.mockResolvedValue({ modal: "actualizar-datos" });
    const { modal, cookie } = await pedir("/especialista?tema=Ansiedad");
    expect(modal).toMatchObject({
      modal: "actualizar-datos",
      hrefAlCerrar: "/especialista?tema=Ansiedad",
    });
    expect((await pedir("/", enElNavegador(cookie))).modal?.modal).toBe("actualizar-datos");
    leido.verModalPendiente.mockResolvedValue({ modal: null });
    expect((await pedir("/", enElNavegador(cookie))).modal).toBeNull();
  });

  it("reads nothing where it never opens, where an error is told, nor inside the viewer", async () => {
    for (const ruta of [
      "/resumen",
      "/reclamo",
      "/?error=servicio",
      "/sorteos/uno/bases",
      "/?vista=contenido",
    ]) {
      expect(await pedir(ruta)).toEqual({ modal: null, cookie: null });
    }
    expect(leido.verModalPendiente).not.toHaveBeenCalled();
  });

  it("does not open over a page whose profile cannot be read", async () => {
    leido.verModalPendiente.mockResolvedValue({ modal: "actualizar-datos" });
    leido.verPerfil.mockRejectedValue(new Error("no profile"));
    await expect(pedir("/")).rejects.toThrow("no profile");
  });

  it("of another person in the same browser is looked for again", async () => {
    leido.verModalPendiente.mockResolvedValue({ modal: null });
    const { cookie } = await pedir("/");
    const otra = unaPersona({ idPersona: persona.idPersona + 1 });
    await pedir("/", enElNavegador(cookie), otra);
    expect(leido.verModalPendiente).toHaveBeenCalledTimes(2);
  });
});
