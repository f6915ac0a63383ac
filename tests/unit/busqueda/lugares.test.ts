import { describe, expect, it } from "vitest";
import { PAGINAS } from "../../../app/domain/shared/paginas";
import { AYUDA, CUENTA, GRUPOS, LEGALES, RECLAMOS } from "../../../app/shell/marco/mapa";
import { seLista } from "../../../app/shell/marco/cabeza";
import { busquedaDeVerdad } from "../../support/busqueda";
import { RUTAS } from "../../support/handles";

const { buscar } = await busquedaDeVerdad();
const primeroDe = async (escrito: string) => (await buscar(escrito)).grupos[0]?.hallazgos[0]?.href;

describe("a page of the site", () => {
  /** Names of pages in the header, in the groups, in the menu of the account and in the footer. */
  const nombres = [...GRUPOS.flatMap(({ lugares }) => lugares), ...CUENTA, ...LEGALES, AYUDA, RECLAMOS];

  it.each(nombres.map(({ texto, href }) => [texto, href]))(
    "is found first by its name there: %s",
    async (texto, href) => expect(await primeroDe(texto)).toBe(href),
  );

  it.each(PAGINAS.map(({ titulo, href }) => [titulo, href]))(
    "is found first by its title: %s",
    async (titulo, href) => expect(await primeroDe(titulo)).toBe(href),
  );

  it("is among them, where searchers are told of it", () => {
    const paginas = new Set<string>(PAGINAS.map(({ href }) => href));
    const publicas = RUTAS.filter(
      ({ path, esPagina, handle }) => esPagina && path !== "" && !path.includes(":") && seLista(handle),
    ).map(({ direccion }) => direccion);
    expect(publicas.length).toBeGreaterThan(15);
    expect(
      publicas.filter((direccion) => !paginas.has(direccion) && !direccion.startsWith("/privacidad/")),
    ).toEqual([]);
  });

  it.each(["depresión", "deprimida", "estoy deprimido"])(
    "offers what costs nothing before whom to pay: %s",
    async (escrito) => {
      const [primero] = (await buscar(escrito)).grupos;
      expect(primero!.hallazgos.map(({ href }) => href)).toEqual(
        expect.arrayContaining(["/programa-salud-mental", "/test-de-bienestar", "/ayuda"]),
      );
      expect(primero!.hallazgos[0]!.href).toBe("/programa-salud-mental");
    },
  );

  it.each([
    ["no puedo entrar", "/iniciar-sesion"],
    ["cambiar mi correo", "/mi-perfil"],
    ["ver mis bonos", "/mi-zona-privada/saldo"],
    ["no me llega el correo", "/ayuda"],
    ["no me llega el código", "/ayuda"],
    ["pulso", "/scanner-bienestar"],
    ["scanner", "/scanner-bienestar"],
    ["escanner", "/scanner-bienestar"],
    ["tengo un cupón", "/tienda"],
    ["descuento", "/tienda"],
    ["promociones", "/tienda"],
    ["favoritos", "/bienestar-play?ver=favoritos"],
    ["historial", "/mi-zona-privada/historial"],
    ["logros", "/historico/logros"],
    ["comunidades", "/comunidades"],
    ["consentimiento", "/mi-perfil/consentimientos"],
    ["sorteo", "/sorteo"],
    ["terminos", "/terminos-y-condiciones"],
    ["certificado", "/certificado"],
    ["hablar con nosotros", "/ayuda"],
    ["preguntas frecuentes", "/ayuda"],
    ["mis citas", "/mi-zona-privada/agenda"],
    ["politica de privacidad", "/privacidad"],
    ["borrar mi cuenta", "/mi-perfil/mis-datos"],
    ["autenticador", "/mi-perfil/verificacion"],
    ["cancelar mi cita", "/mi-zona-privada/agenda"],
    ["cerrar mi cuenta", "/mi-perfil/mis-datos"],
  ])("is found first by the words of people: %s → %s", async (escrito, href) =>
    expect(await primeroDe(escrito)).toBe(href),
  );

  it("is what somebody finds who cannot come in, with the way to a new password and without exercises", async () => {
    const { grupos } = await buscar("no puedo entrar");
    expect(grupos[0]!.hallazgos.map(({ href }) => href)).toContain("/recuperar-clave");
    expect(grupos.map(({ clase }) => clase)).not.toContain("video");
  });
});
