import { expect, it } from "vitest";
import { INTENTOS_POR_CUENTA } from "../../../app/domain/cuentas/identidad/identidad";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import {
  CLAVE_DE_PRUEBA,
  codigoDe,
  DIRECCION,
  enlaceDe,
  registrarHastaElCodigo,
} from "../../support/cuentas";
import { ORIGEN, abrirMundo, rechazo, valor } from "../../support/servicios";
import { conSesiones } from "../../support/sesiones";

const mundo = await abrirMundo();
const { servicios, db, reloj } = mundo;
const {
  cuentas: { recuperarClave, identidad, cuenta },
} = servicios;
const claveHash = await cifrarClave(CLAVE_DE_PRUEBA);
const NUEVA = "cuatro perros azules";
const NOMBRE = '<b>Rosa</b> & "Cía"';

const ENTIDADES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };
const descifrar = (html: string) => html.replace(/&(?:amp|lt|gt|quot);/g, (entidad) => ENTIDADES[entidad]!);
/** Addresses of the links in a mail, without the last one, which leads from the foot of the mail to the site. */
const enlacesDe = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => descifrar(href!)).slice(0, -1);

/**
 * Checks the mails written so far, and deletes them. A mail that a later deletion would remove is checked before it.
 */
async function revisar(): Promise<string[]> {
  const correos = await db.selectFrom("correos").selectAll().orderBy("creado_en").execute();
  for (const { asunto, texto, html } of correos) {
    expect(html, asunto).toContain("<!doctype html>");
    expect(html, asunto).not.toContain("<b>");
    expect(enlacesDe(html!), asunto).toEqual(texto.split("\n").filter((linea) => linea.startsWith("http")));
    expect(enlacesDe(html!).filter((enlace) => !enlace.startsWith(`${ORIGEN}/`))).toEqual([]);
    // The message stands in both versions of the mail, plain text and HTML.
    const textoDelHtml = descifrar(html!.replace(/<[^>]+>/g, "\n"));
    for (const parrafo of texto.split("\n\n").filter((trozo) => !/^[^\n]*:( |\n)/.test(trozo))) {
      expect(textoDelHtml, asunto).toContain(parrafo);
    }
  }
  await db.deleteFrom("correos").execute();
  return correos.map(({ asunto }) => asunto.replace(/\d{6}/, "000000"));
}

/** Runs each step a minute after the one before, so that the newest mail belongs to that step. */
async function enOrden(...pasos: (() => Promise<unknown>)[]) {
  for (const paso of pasos) {
    await paso();
    reloj.avanzar(1);
  }
}

const pedirCuenta = (quien: string) => recuperarClave.pedir({ quien, red: DIRECCION });
const deLaCuenta = ({ idPersona, email }: Persona, nuevo: string) => [
  async () => valor(await pedirCuenta(email)),
  async () => {
    const prueba = { enlace: await enlaceDe(mundo, email) };
    valor(await recuperarClave.cambiarClave({ prueba, clave: NUEVA }));
  },
  async () => {
    const entrada = { correo: email, clave: "equivocada", red: DIRECCION };
    for (let vez = 0; vez <= INTENTOS_POR_CUENTA; vez++) rechazo(await identidad.iniciarSesion(entrada));
    await mundo.job("avisar-bloqueos");
  },
  async () =>
    valor(
      await cuenta.contacto.guardar({
        idPersona,
        idAcceso: "ninguno",
        clave: NUEVA,
        version: 1,
        prefijo: "+51",
        telefono: "987654321",
        correo: nuevo,
        red: DIRECCION,
        canal: "web",
      }),
    ),
  async () => {
    const codigo = await codigoDe(mundo, nuevo);
    valor(await cuenta.contacto.confirmarCorreo({ idPersona, codigo, red: DIRECCION, canal: "web" }));
  },
  async () =>
    valor(
      await cuenta.cambiarClave({
        idPersona,
        idAcceso: "ninguno",
        actual: NUEVA,
        nueva: `${NUEVA} otra vez`,
      }),
    ),
  async () => valor(await cuenta.deshacerCambio(await enlaceDe(mundo, email))),
];

it("every mail to an account, or to nobody's, has two forms with the same links and no markup of others", async () => {
  const rosa = await mundo.persona({ nombre: NOMBRE, email: "rosa@prueba.example", claveHash });
  await enOrden(
    () => registrarHastaElCodigo(mundo, { numeroDocumento: "40000001", correo: "ana@prueba.example" }),
    async () => valor(await pedirCuenta("nadie@prueba.example")),
    ...deLaCuenta(rosa, "nuevo@prueba.example"),
  );
  expect(await revisar()).toEqual([
    "Tu código de verificación",
    "No encontramos una cuenta con este correo",
    "Crea una contraseña nueva",
    "Tu contraseña cambió",
    "Detuvimos los intentos de entrar a tu cuenta",
    "Tu código de verificación",
    "Cambió el correo de tu cuenta",
    "Tu contraseña cambió",
    "Tu cuenta volvió a tus manos",
    "Este correo dejó de ser el de una cuenta",
  ]);
});

it("and so has every mail of a session, of a payment and of a deletion", async () => {
  const especialista = await mundo.especialista({ apellido: "<b>Ríos</b>" });
  const { conTarjeta } = conSesiones(mundo, () => especialista);
  const rosa = await mundo.persona({ nombre: NOMBRE, claveHash });
  const { idPersona } = rosa;
  const cita = await conTarjeta({ persona: rosa });
  reloj.avanzar(1);
  valor(await servicios.agenda.cancelarCita(cita));
  reloj.avanzar(1);
  await mundo.asentar();
  expect(await revisar()).toEqual([
    "Tu sesión está reservada",
    "Tu sesión está cancelada",
    "Tu dinero ya va de regreso",
  ]);
  const pedir = async () =>
    valor(
      await servicios.cuentas.pedirEliminacion({
        idPersona,
        idAcceso: "ninguno",
        canal: "web",
        clave: CLAVE_DE_PRUEBA,
      }),
    );
  await enOrden(pedir, () => servicios.cuentas.cancelarEliminacion({ idPersona, canal: "web" }));
  expect(await revisar()).toEqual(["Pediste eliminar tu cuenta", "Tu cuenta sigue activa"]);
  const { ejecutarEn } = await pedir();
  reloj.ahora = ejecutarEn;
  await mundo.job("eliminar-cuentas");
  expect(await revisar()).toEqual(["Eliminamos tu cuenta"]);
});
