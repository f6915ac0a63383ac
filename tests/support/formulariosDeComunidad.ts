import path from "node:path";
import { openSqlite } from "../../server/platform/database/sqliteFile";
import { formulariosDe, type FormularioDePagina } from "./formularios";
import { pedir } from "./recorrido";
import type { TestServer } from "./server";

const COMUNIDAD = "/comunidades/dormir-mejor";
const SEUDONIMO = "Farol de prueba";

const enviar = (server: TestServer, cookie: string, campos: Record<string, string>) =>
  pedir(server.url, COMUNIDAD, cookie, { method: "POST", body: new URLSearchParams(campos) });

/** Joins the signed-in person to the community; a member changes nothing. */
export async function unirse(server: TestServer, cookie: string): Promise<void> {
  await enviar(server, cookie, { intencion: "unirse", seudonimo: SEUDONIMO, reglas: "1" });
}

function confiar({ dataDir }: TestServer) {
  const db = openSqlite(path.join(dataDir, "bienestar.sqlite"), { timeout: 10_000 });
  db.prepare("update miembros_de_comunidad set de_confianza = 1 where seudonimo = ?").run(SEUDONIMO);
  db.close();
}

/**
 * Forms of a community, as a member with texts of their own sees them: one form of each kind, by its kind. Forms that
 * begin or end a membership come last. A walk over the site finds none of these, because it joins no community.
 */
export async function formulariosDeComunidad(
  server: TestServer,
  cookie: string,
): Promise<Map<string, FormularioDePagina>> {
  const leer = async (ruta: string) => (await pedir(server.url, ruta, cookie)).text();
  const entrada = formulariosDe(await leer(COMUNIDAD), COMUNIDAD);
  await unirse(server, cookie);
  confiar(server);
  await enviar(server, cookie, { intencion: "guardar-borrador", borrador: "1", texto: "A medias" });
  const publicado = await enviar(server, cookie, { intencion: "publicar", texto: "Anoche dormí bien" });
  const propia = new URL(publicado.headers.get("location")!, server.url).pathname;
  const lista = await leer(COMUNIDAD);
  const ajena = [...lista.matchAll(/href="(\/comunidades\/dormir-mejor\/[^"?#]+)"/g)]
    .map(([, ruta]) => ruta!)
    .find((ruta) => ruta !== propia)!;
  const idAjeno = ajena.split("/").at(-1)!;
  const paginas = [
    ...[COMUNIDAD, `${COMUNIDAD}?oculto=${idAjeno}`, ajena, propia],
    ...[`${ajena}?denunciar=${idAjeno}`, `${ajena}?citar=${idAjeno}`],
    ...[`${propia}?editar=${propia.split("/").at(-1)}`, `${propia}?borrar=${propia.split("/").at(-1)}`],
    `${COMUNIDAD}?salir=1`,
  ];
  const formularios = [...entrada];
  for (const pagina of paginas) formularios.push(...formulariosDe(await leer(pagina), pagina));
  const deComunidad = formularios.filter(({ destino }) => destino.startsWith(COMUNIDAD));
  const porClase = new Map(deComunidad.map((formulario) => [claseDe(formulario), formulario]));
  return new Map(
    [...porClase].sort(([, uno], [, otro]) => Number(cambiaMembresia(uno)) - Number(cambiaMembresia(otro))),
  );
}

const claseDe = ({ metodo, destino, campos, botones }: FormularioDePagina) => {
  const nombres = [...campos.map(({ nombre }) => nombre), ...botones.map(({ valor }) => valor)];
  const intencion = campos.find(({ nombre }) => nombre === "intencion")?.valor ?? "";
  return `${metodo} ${destino.split("/").length} ${intencion} ${nombres.sort().join(",")}`;
};

const cambiaMembresia = ({ botones }: FormularioDePagina) =>
  botones.some(({ valor }) => valor === "salir" || valor === "unirse");
