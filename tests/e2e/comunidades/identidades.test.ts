import { describe, it } from "vitest";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { makeSinUniones, sinDatosDe } from "../../support/fugas";
import { conDatos, crearPersona } from "../../support/pasos";
import { entrar, pedir } from "../../support/recorrido";
import { startServer, type TestServer } from "../../support/server";

const COMUNIDADES = ["dormir-mejor", "criar-con-calma"];
/** First id of a person, long enough to be found among the other numbers of a page. */
const PRIMER_ID = 7_310_000;

interface Vecina {
  persona: Persona;
  cookie: string;
  seudonimos: readonly string[];
}

const enviar = (server: TestServer, { cookie }: Pick<Vecina, "cookie">, envio: [string, object]) =>
  pedir(server.url, envio[0], cookie, {
    method: "POST",
    body: new URLSearchParams(envio[1] as Record<string, string>),
  });

/** A person with data that nobody else has, who writes in every community under another name. */
async function vecina(server: TestServer, letra: string): Promise<Vecina> {
  const { idPersona, correo, clave } = crearPersona(server);
  const propios = {
    ...{ nombre: `Nombrada${letra}`, apePaterno: `Apellidada${letra}`, apeMaterno: `Materna${letra}` },
    telefono: String(900_000_000 + idPersona),
  };
  const persona = conDatos(server, (db) => {
    db.prepare(
      "update personas set nombre = ?, ape_paterno = ?, ape_materno = ?, telefono = ? where id_persona = ?",
    ).run(...Object.values(propios), idPersona);
    const fila = db.prepare("select * from personas where id_persona = ?").get(idPersona) as FilaDePersona;
    return {
      ...{ ...propios, idPersona, email: correo, usuarioLogin: fila.usuario_login },
      ...{ numeroDocumento: fila.numero_documento, idUsuario: fila.id_usuario, digitalId: fila.digital_id },
    } as Persona;
  });
  const cookie = await entrar(server.url, { email: correo, clave });
  const seudonimos = COMUNIDADES.map((_, lugar) => `Ave ${letra}${"xyz"[lugar]} libre`);
  for (const [lugar, seudonimo] of seudonimos.entries()) {
    const pagina = `/comunidades/${COMUNIDADES[lugar]}`;
    await enviar(server, { cookie }, [pagina, { intencion: "unirse", seudonimo, reglas: "1" }]);
    conDatos(server, (db) =>
      db.prepare("update miembros_de_comunidad set de_confianza = 1 where seudonimo = ?").run(seudonimo),
    );
    await enviar(server, { cookie }, [pagina, { intencion: "publicar", texto: `Saludo ${letra}${lugar}` }]);
  }
  return { persona, cookie, seudonimos };
}

interface FilaDePersona {
  usuario_login: string;
  numero_documento: string;
  id_usuario: string;
  digital_id: string;
}

/** Pages of a community and of its conversations, as this person gets them. */
async function paginasDe(server: TestServer, { cookie }: Vecina, comunidad: string): Promise<string[]> {
  const leer = async (ruta: string) => (await pedir(server.url, ruta, cookie)).text();
  const lista = await leer(`/comunidades/${comunidad}`);
  const conversaciones = [...lista.matchAll(/href="(\/comunidades\/[\w-]+\/[^"?#]+)"/g)];
  return [lista, ...(await Promise.all(conversaciones.map(([, ruta]) => leer(ruta!))))];
}

/** Ids that a page shows in its addresses, its forms and its places. */
const senasDe = (html: string) =>
  [...html.matchAll(/(?:href|id|value)="([^"]*)"/g)].map(([, valor]) => valor).join("\n");

describe("the pages of two people who write in the same two communities", () => {
  it("tell neither who the other is, nor that one person writes in both", async ({
    onTestFinished,
    expect,
  }) => {
    const server = await startServer({ env: { RUN_JOBS: "false", LOG_LEVEL: "warn" } });
    onTestFinished(() => server.stop().then(() => undefined));
    conDatos(server, (db) =>
      db.prepare("update contadores set valor = ? where nombre = 'personas'").run(PRIMER_ID),
    );
    const [una, otra] = [await vecina(server, "K"), await vecina(server, "W")];
    for (const [lectora, escritora] of [
      [una, otra],
      [otra, una],
    ] as const) {
      const uniones = makeSinUniones();
      for (const [lugar, comunidad] of COMUNIDADES.entries()) {
        const paginas = await paginasDe(server, lectora, comunidad);
        const leido = paginas.join("\n");
        expect(leido).toContain(escritora.seudonimos[lugar]);
        expect(leido).not.toContain(escritora.seudonimos[1 - lugar]);
        sinDatosDe([escritora.persona], leido);
        uniones.leer(comunidad, senasDe(leido));
      }
    }
  });
});
