import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

/**
 * Files that write mails, with the limit of mails that one person can cause in a day. A new file here needs a
 * decision: a limit of its own (`cambiosPorDia.ts`), or the reason for another bound.
 */
const LIMITES: Record<string, string> = {
  "agenda/calendario/abrirCalendario.ts": "ten addresses a day",
  "agenda/calendarioPropio/calendarioPropio.ts":
    "one to the specialist who makes it, with a code of ten minutes",
  "agenda/citas/avisos.ts": "each wants a time, and a payment, a bono or a move that its deadline ends",
  "agenda/citas/avisosAEspecialista.ts": "beside each mail about a session, one to its specialist",
  "agenda/esperas/avisos.ts": "the lines that a person may stand in at once, and what is offered there",
  "atencion/solicitudes/atender.ts": "people of Datos alone, and each step once for each request",
  "atencion/solicitudes/registrar.ts": "people of Atención and Datos alone, with a code for each",
  "comunidades/peligro.ts": "one for each text to each moderator: 12 texts an hour, and 20 reports a day",
  "cuentas/accesos/entrarPorAseguradora.ts": "joined once; after five partings a day no more",
  "cuentas/cuenta/cambiarClave.ts": "five a day",
  "cuentas/cuenta/cambiarContacto.ts": "ten changes of mail a day, and codes by network and by box",
  "cuentas/cuenta/deshacer.ts": "one for each link, whose act is limited",
  "cuentas/cuenta/editarNombres.ts": "ten a day",
  "cuentas/identidad/accesoDeAsegurado.ts": "five a day",
  "cuentas/identidad/retirarDocumento.ts": "once for each document that somebody typed",
  "cuentas/misDatos/abrirEliminacion.ts": "five requests a day",
  "cuentas/misDatos/borrado.ts": "one for each deletion of answers that a consent's withdrawal causes",
  "cuentas/misDatos/eliminarCuenta.ts": "one cancellation for each request, and each delay once",
  "cuentas/recuperacion/recuperarClave.ts": "codes by network and by box; five unlock mails a day",
  "cuentas/registro/confirmarRegistro.ts": "codes by network and by box",
  "cuentas/segundoFactor/quitarSegundoFactor.ts": "an operator's act",
  "cuentas/segundoFactor/segundoFactor.ts": "ten activations or renewals a day, and one turning off for each",
  "cuentas/sorteos/elegirGanador.ts": "an operator's act",
  "cuestionarios/encuestas/invitar.ts": "one for each survey that opens",
  "equipo/accesos/entrar.ts": "one for each backup code",
  "equipo/accesos/respaldos.ts": "one for each code of the app",
  "equipo/cuentas/invitar.ts": "people of Sistemas alone, and each has a line in the register",
  "paquetes/compras/dePaquete.ts": "each is paid",
  "paquetes/saldo/regalar.ts": "one a month of each person; the rest wants an approval",
  "paquetes/saldo/vencerLotes.ts": "one for each lot of bonos, and two for each day on which coins end",
  "recompensas/ruleta/corregirNacimiento.ts": "an operator's act",
  "recompensas/ruleta/jugar.ts": "one for each object that is won: their number in a round is fixed",
  "reclamos/registrar.ts": "ten copies of sheets a day to one address",
  "reclamos/responder.ts": "an operator's act",
  "reclamos/trabajos.ts": "one a day, to the mailbox of the book",
  "rutas/recordar.ts": "one a day",
  "saludMental/alertas/guardia.ts": "to the guard, some at most for each alert",
  "talleres/inscripciones/avisos.ts": "the places that a person may take in a day",
  "ventas/comprobantes/guardarDatosDeCompra.ts": "ten a day",
  "ventas/pagos/avisosDePago.ts": "each has a payment",
};

it("each file that writes mails says what bounds how many one person can cause", () => {
  const files = readdirSync("app/domain", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && file !== path.normalize("avisos/notificaciones/anunciar.ts"))
    .filter((file) => {
      const text = readFileSync(path.join("app/domain", file), "utf8");
      const escribe = /from "[./]*(\.\.\/)*avisos\/notificaciones\/anunciar"/.test(text);
      return text.includes("correos.encolar(") || (escribe && /\b(anunciar|escribir)\(/.test(text));
    });
  expect(files.map((file) => file.split(path.sep).join("/")).toSorted()).toEqual(
    Object.keys(LIMITES).toSorted(),
  );
});
