import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CUENTAS_DE_DEMOSTRACION } from "../../../server/seed/contenido/cuentas";
import { EMPEZAR } from "../../../app/domain/rutas/formularios";
import { descifrar, formulariosDe, type FormularioDePagina } from "../../support/formularios";
import { formulariosDeComunidad } from "../../support/formulariosDeComunidad";
import { handleDe } from "../../support/handles";
import { crearPersona } from "../../support/pasos";
import { paginasDeTalleres } from "../../support/paginasDeTalleres";
import { entrar, pedir, recorrer } from "../../support/recorrido";
import { startServer, type TestServer } from "../../support/server";
import { crearCita } from "../../support/videollamada";

const SECRETO = /clave|actual|nueva|codigo/;
/** Names of the fields of a consent, which is never filled in again. */
const CONSENTIMIENTO = /^(casillas\.|acepta)/;
const ESCRITOS = ["text", "textarea", "email", "tel", "number", "search"];
/** Most fields of a form that counts as short, unless it has a long text. */
const CAMPOS_QUE_SON_POCOS = 3;

const RUTA = "/ruta/inicio/un-respiro-en-el-dia";

/** Pages with much to type that the walk finds today: a missing one would no longer be tested. */
const CON_MUCHO = [
  "/bienestar-en-vivo/cerrar-el-dia/sala",
  "/comunidades/dormir-mejor",
  "/comunidades/dormir-mejor/{id}",
  "/datos-de-compra",
  "/encuesta/el-sitio",
  "/mi-perfil",
  "/mi-zona-privada/cita/{id}/nota",
  "/mi-zona-privada/preferencias",
  RUTA,
  "/videollamada",
];

const [rosa, martin] = CUENTAS_DE_DEMOSTRACION;

let server: TestServer;
/** Forms with the cookies of the person who filled them in, and of another person who comes after. */
let formularios: { formulario: FormularioDePagina; propia: string; ajena: string }[];

beforeAll(async () => {
  server = await startServer({ env: { RUN_JOBS: "false" } });
  const [cookieDeRosa, ajena] = [await entrar(server.url, rosa!), await entrar(server.url, martin!)];
  const persona = crearPersona(server);
  const cookie = await entrar(server.url, { email: persona.correo, clave: persona.clave });
  const direcciones = [
    `/mi-zona-privada/cita/${crearCita(server, persona, 4 * 24 * 60)}/nota`,
    `/videollamada?cita=${crearCita(server, persona, 2)}`,
    "/mi-perfil?editar=contacto",
    "/datos-de-compra",
    RUTA,
  ];
  await pedir(server.url, RUTA, cookie, {
    method: "POST",
    body: new URLSearchParams({ intencion: EMPEZAR }),
  });
  const deRosa = [...(await recorrer(server.url, cookieDeRosa)).formularios.values()].map((formulario) => ({
    formulario,
    propia: cookieDeRosa,
  }));
  const dePersona = [];
  for (const ruta of direcciones) {
    const html = await (await pedir(server.url, ruta, cookie)).text();
    dePersona.push(...formulariosDe(html, ruta).map((formulario) => ({ formulario, propia: cookie })));
  }
  for (const formulario of (await formulariosDeComunidad(server, cookie)).values())
    dePersona.push({ formulario, propia: cookie });
  const deTalleres = (await paginasDeTalleres(server)).flatMap(({ ruta, html, cookie: propia }) =>
    formulariosDe(html, ruta).map((formulario) => ({ formulario, propia })),
  );
  formularios = [...deRosa, ...dePersona, ...deTalleres].map((formulario) => ({ ...formulario, ajena }));
});
afterAll(() => server.stop());

type Campo = FormularioDePagina["campos"][number];

const seVe = ({ nombre, tipo }: Campo) => tipo !== "hidden" && !CONSENTIMIENTO.test(nombre);
const esEscrito = (campo: Campo) => seVe(campo) && campo.tipo !== "password" && !SECRETO.test(campo.nombre);

/** True for a form with a long text or more than three fields. Fields of one choice count as one. */
function tieneMucho({ metodo, campos }: FormularioDePagina): boolean {
  const vistos = campos.filter(seVe);
  const cuantos = new Set(
    vistos.map(({ nombre, tipo, valor }) => (tipo === "checkbox" ? `${nombre} ${valor}` : nombre)),
  ).size;
  return (
    metodo === "post" && (vistos.some(({ tipo }) => tipo === "textarea") || cuantos > CAMPOS_QUE_SON_POCOS)
  );
}

const MARCAS = ["checkbox", "radio"];
const SECRETO_ESCRITO = "un-secreto-que-nadie-repite";

/** Fills in a form: a different text in each field, and every box ticked. */
function rellenar({ campos, botones }: FormularioDePagina) {
  const cuerpo = new URLSearchParams();
  const escrito: string[] = [];
  const marcado: Campo[] = [];
  for (const campo of campos) {
    const { nombre, tipo, valor } = campo;
    if (tipo === "password") cuerpo.append(nombre, SECRETO_ESCRITO);
    else if (MARCAS.includes(tipo)) {
      if (!esEscrito(campo) || (tipo === "radio" && cuerpo.has(nombre))) continue;
      cuerpo.append(nombre, valor);
      marcado.push(campo);
    } else if (esEscrito(campo) && ESCRITOS.includes(tipo)) {
      const texto = `Lo que escribí "${escrito.length + 1}"`;
      cuerpo.append(nombre, texto);
      escrito.push(texto);
    } else cuerpo.append(nombre, valor);
  }
  for (const { nombre, valor } of botones.slice(0, 1)) cuerpo.append(nombre, valor);
  return { cuerpo, escrito, marcado };
}

/** True when a page shows a checkbox or a choice as ticked. */
const estaMarcado = (html: string, { nombre, valor }: Campo) =>
  [...html.matchAll(/<input\b[^>]*>/g)].some(
    ([etiqueta]) =>
      etiqueta.includes(`name="${nombre}"`) &&
      etiqueta.includes(`value="${valor}"`) &&
      /\bchecked\b/.test(etiqueta),
  );

const conGalletas = (cookie: string, respuesta: Response) =>
  [cookie, ...respuesta.headers.getSetCookie().map((galleta) => galleta.split(";")[0])]
    .filter(Boolean)
    .join("; ");

/** Sends the form as a browser whose session cookies have ended. Gives the address to which the answer leads. */
async function enviarSinSesion(formulario: FormularioDePagina) {
  const { cuerpo, escrito, marcado } = rellenar(formulario);
  const respuesta = await pedir(server.url, formulario.destino, "", { method: "POST", body: cuerpo });
  const entrada = new URL(respuesta.headers.get("location") ?? "/", server.url);
  const vuelve = entrada.pathname === "/iniciar-sesion" ? entrada.searchParams.get("redirect") : null;
  return { respuesta, escrito, marcado, vuelve };
}

const textosDe = async (ruta: string, cookie: string) => {
  const respuesta = await pedir(server.url, ruta, cookie);
  const html = await respuesta.text();
  return { estado: respuesta.status, html, texto: descifrar(html) };
};

const camposEn = ({ campos }: FormularioDePagina) =>
  [...new Set(campos.filter(seVe).map(({ nombre }) => nombre))].sort().join();

describe("a form that is sent when the session has ended", () => {
  it("holds what was typed after signing in, for its person alone; every form with much in it", async () => {
    const vistas = new Set<string>();
    const perdidas: string[] = [];
    for (const { formulario, propia, ajena } of formularios.filter((candidato) =>
      tieneMucho(candidato.formulario),
    )) {
      const { destino } = formulario;
      const { pathname } = new URL(destino, server.url);
      const { respuesta, escrito, marcado, vuelve } = await enviarSinSesion(formulario);
      if (vuelve === null) continue;
      const deOtra = await textosDe(vuelve, conGalletas(ajena, respuesta));
      const dePersona = await textosDe(vuelve, conGalletas(propia, respuesta));
      // The walk itself may have ended the thing that the form was about.
      if (!formulariosDe(dePersona.html, vuelve).some((otro) => camposEn(otro) === camposEn(formulario)))
        continue;
      vistas.add(pathname.replace(/[\w-]{30,}/, "{id}"));
      const faltan = [
        ...escrito.filter((texto) => !dePersona.texto.includes(texto)),
        ...marcado.filter((campo) => !estaMarcado(dePersona.texto, campo)).map(({ valor }) => valor),
      ];
      if (!handleDe(pathname)?.seRecupera) perdidas.push(`${destino}: its route does not say so`);
      if (faltan.length > 0) perdidas.push(`${destino}: ${faltan.join()} (${dePersona.estado})`);
      if (dePersona.texto.includes(SECRETO_ESCRITO)) perdidas.push(`${destino}: a secret came back`);
      if (escrito.some((texto) => deOtra.texto.includes(texto))) perdidas.push(`${destino}: seen by another`);
    }
    expect(perdidas).toEqual([]);
    expect([...vistas].sort()).toEqual(CON_MUCHO);
  });
});
