import { afterAll, beforeAll, expect, it } from "vitest";
import { descifrar, formulariosDe } from "../../support/formularios";
import { operar } from "../../support/operar";
import { conDatos, crearPersona, type PersonaDePrueba } from "../../support/pasos";
import { entrar, pedir } from "../../support/recorrido";
import { startServer, type TestServer } from "../../support/server";

const GUARDIA = "guardia@bienestar.example";
const PROGRAMA = "/programa-salud-mental";

let server: TestServer;
let persona: PersonaDePrueba;
let cookie: string;
beforeAll(async () => {
  server = await startServer({ env: { ALERTAS_CORREO: GUARDIA } });
  persona = crearPersona(server);
  cookie = await entrar(server.url, { email: persona.correo, clave: persona.clave });
});
afterAll(() => server.stop());

const pagina = async (ruta: string) => (await pedir(server.url, ruta, cookie)).text();
const leer = async (ruta: string) => descifrar(await pagina(ruta));
/** Sends the chosen answer with the hidden fields of the form. */
async function enviar(ruta: string, elegido: Record<string, string>) {
  const formularios = formulariosDe(await pagina(ruta), ruta);
  const { campos } = formularios.find(({ destino }) => destino.startsWith(PROGRAMA))!;
  const ocultos = campos.filter(({ tipo }) => tipo === "hidden").map(({ nombre, valor }) => [nombre, valor]);
  const body = new URLSearchParams({ ...(Object.fromEntries(ocultos) as object), ...elegido });
  const respuesta = await pedir(server.url, ruta, cookie, { method: "POST", body });
  return [respuesta.status, respuesta.headers.get("location")];
}
const porTomar = async () =>
  (await operar<{ alertas: { idAlerta: string }[] }>(server, "alertas", "listar")).alertas;

it("leads from an answer of danger to whom to call, and wakes whoever is on duty at once, until somebody takes it on and ends it", async () => {
  const empezar = { intencion: "empezar", aceptaTratamientoDeDatos: "1" };
  expect(await enviar(PROGRAMA, empezar)).toEqual([303, `${PROGRAMA}?paso=1`]);
  expect(await enviar(`${PROGRAMA}?paso=1`, { respuesta: "varios" })).toEqual([303, `${PROGRAMA}?paso=2`]);
  expect(await porTomar()).toEqual([]);

  const ayuda = `${PROGRAMA}?ver=ayuda`;
  expect(await enviar(`${PROGRAMA}?paso=9`, { respuesta: "varios" })).toEqual([303, ayuda]);
  expect(await leer(ayuda)).toMatch(/href="tel:113"[\s\S]+Es para la persona de turno/);
  const [{ idAlerta }] = (await porTomar()) as [{ idAlerta: string }];

  const correos = () =>
    conDatos(server, (db) => db.prepare("select texto from correos where para = ?").pluck().all(GUARDIA));
  expect(correos()).toEqual([expect.stringContaining(idAlerta)]);
  // This installation sends no mail, so the alert counts as not received until the row of its mail says that it was
  // sent.
  expect(await leer(ayuda)).toContain("Es para la persona de turno");
  conDatos(server, (db) =>
    db.prepare("update correos set enviado_en = ? where para = ?").run(new Date().toISOString(), GUARDIA),
  );
  expect(await leer(ayuda)).toContain("Ya se lo enviamos a la persona de turno");

  const tomar = () => operar(server, "alertas", "acusar", idAlerta);
  expect(await tomar()).toMatchObject({ email: persona.correo });
  expect(await porTomar()).toEqual([]);
  expect(await leer(ayuda)).toContain("Una persona de nuestro equipo vio tu aviso");

  // An alert that is given back waits for an operator again; a closed one does not.
  expect(await operar(server, "alertas", "devolver", idAlerta)).toMatchObject({ quedaEn: "por tomar" });
  expect(await porTomar()).toMatchObject([{ idAlerta }]);
  await tomar();
  expect(await operar(server, "alertas", "cerrar", idAlerta, "hablamos")).toEqual({ idAlerta });
  expect(await operar(server, "alertas")).toMatchObject({ alertas: [], tomadas: [] });
}, 120_000);

it("looks for whoever asks for it, with a press, and for no visitor", async () => {
  persona = crearPersona(server);
  cookie = await entrar(server.url, { email: persona.correo, clave: persona.clave });
  const ayuda = `${PROGRAMA}?ver=ayuda`;
  const deVisita = descifrar(await (await pedir(server.url, ayuda, "")).text());
  expect(deVisita).toContain("¿Quieres que te busquemos?");
  expect(deVisita).toContain("redirect=%2Fprograma-salud-mental%3Fver%3Dayuda");
  expect(deVisita).not.toContain("Pedir que me busquen");
  const antes = await leer(ayuda);
  expect(antes).toContain("Pedir que me busquen");
  const telefono = conDatos(server, (db) =>
    String(db.prepare("select telefono from personas where email = ?").pluck().get(persona.correo)),
  );
  const suCelular = `El celular de tu cuenta es el que termina en ${telefono.slice(-3)}.`;
  // The page names who is told and the number to call, and no hour. It is the same before the request and after it.
  const comprobarTexto = (texto: string) => {
    expect(texto).toContain(suCelular);
    expect(texto).toContain('href="/mi-perfil?editar=contacto"');
    expect(texto).toContain("no podemos prometerte cuándo");
    expect(texto).not.toMatch(/15 minutos|no dice quién eres/);
    expect(texto).not.toContain(telefono);
  };
  comprobarTexto(antes);
  expect(await enviar(ayuda, { intencion: "pedir-aviso" })).toEqual([303, ayuda]);
  const pedido = await leer(ayuda);
  comprobarTexto(pedido);
  expect(pedido).not.toContain("Pedir que me busquen");
  const enInicio = await leer(PROGRAMA);
  expect(enInicio).toContain("queda un aviso para la persona de turno de nuestro equipo");
  expect(enInicio).toContain("una persona con quien hablar si lo necesitas");
  expect(enInicio).toMatch(/Qué pasa ahora[\s\S]+Tu aviso es de hoy, \d{2}:\d{2}\./);
  const [{ idAlerta }] = (await porTomar()) as [{ idAlerta: string }];
  expect(await operar(server, "alertas", "acusar", idAlerta)).toMatchObject({ email: persona.correo });
  // No alert is open any more.
  expect(await leer(PROGRAMA)).not.toContain("Qué pasa ahora");
});
