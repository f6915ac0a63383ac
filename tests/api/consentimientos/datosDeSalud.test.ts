import { conLibroAbierto } from "../../support/baseDeDatos";
import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { correosA } from "../../support/cuentas";
import { lima, MARTES } from "../../support/constructores";
import { notificacionDe } from "../../support/pasarelaFalsa";
import { abrirMundo, ORIGEN, rechazo, valor } from "../../support/servicios";
import { vigente } from "../../support/politicas";

const mundo = await abrirMundo();
const { servicios, reloj } = mundo;
const api = abrirApi(mundo);

const TEXTO = vigente("DATOS_DE_SALUD");
const HUELLA = createHash("sha256").update(TEXTO.contenido).digest("hex");
const RESPUESTA = { canal: "web", idSolicitud: "solicitud" } as const;

let rosa: Persona;
beforeEach(async () => {
  rosa = await mundo.persona({ bonos: 3, consiente: false });
});

async function apartar(hora = "10:00") {
  const { idEspecialista } = await mundo.especialista();
  const inicio = lima(MARTES, hora);
  const { idHorario } = valor(
    await servicios.agenda.retenerHorario({ idPersona: rosa.idPersona, idEspecialista, inicio }),
  );
  return { idPersona: rosa.idPersona, idHorario };
}
async function reservar(hora?: string) {
  const { idPedido } = valor(
    await servicios.agenda.crearPedido({ ...(await apartar(hora)), salud: RESPUESTA }),
  );
  return valor(await servicios.agenda.pagarConSaldo({ idPersona: rosa.idPersona, idPedido }));
}
const libro = () => servicios.consentimientos.verConsentimientos(rosa.idPersona);
async function responder(valorNuevo: "0" | "1") {
  const [linea] = await libro();
  return servicios.consentimientos.cambiarConsentimiento({
    ...RESPUESTA,
    idPersona: rosa.idPersona,
    idConsentimiento: linea!.idConsentimiento,
    valor: valorNuevo,
    version: TEXTO.version,
  });
}

describe("an order of a session", () => {
  it("is refused without the consent to use health data, and writes nothing", async () => {
    const orden = await apartar();
    expect(rechazo(await servicios.agenda.crearPedido(orden))).toBe("falta-obligatoria");
    expect(await libro()).toEqual([]);
    expect(await mundo.db.selectFrom("pedidos").selectAll().execute()).toEqual([]);
  });

  it("writes the answer to the ledger with the print of the text that was shown", async () => {
    const orden = await apartar();
    const salud = { ...RESPUESTA, version: TEXTO.version };
    const pedido = valor(await servicios.agenda.crearPedido({ ...orden, salud }));
    expect(pedido.versionDeDatos).toBe(TEXTO.version);
    expect(await libro()).toMatchObject([
      {
        flujo: "SESION",
        codigo: "DATOS_DE_SALUD",
        version: TEXTO.version,
        huellaDelTexto: HUELLA,
        valor: "1",
        canal: "web",
        idSolicitud: "solicitud",
        texto: { contenido: TEXTO.contenido },
        seRetira: true,
      },
    ]);
  });

  it("writes it once, however often the same text is answered", async () => {
    await reservar("10:00");
    await reservar("11:00");
    expect(await libro()).toHaveLength(1);
  });

  it("is refused for a text that is no longer in force", async () => {
    const salud = { ...RESPUESTA, version: "2025-01" };
    expect(rechazo(await servicios.agenda.crearPedido({ ...(await apartar()), salud }))).toBe(
      "texto-anterior",
    );
    expect(await libro()).toEqual([]);
  });

  it("asks again when there is a new text", async () => {
    await reservar("10:00");
    await conLibroAbierto(mundo.db, () =>
      mundo.db
        .updateTable("consentimientos")
        .set({ version: "2025-01" })
        .where("id_persona", "=", rosa.idPersona)
        .execute(),
    );
    expect(rechazo(await servicios.agenda.crearPedido(await apartar("11:00")))).toBe("falta-obligatoria");
  });

  it("says through /v2 that it came from there", async () => {
    const { idHorario } = await apartar();
    const { token } = await api.abrirSesion(rosa.idPersona);
    const pedir = (cuerpo: object) =>
      api.llamar("POST", "/pedidos", { clave: CLAVES_DE_API.private, token, cuerpo });
    expect(await pedir({ idHorario })).toMatchObject({
      estado: 400,
      cuerpo: { error: { code: "falta-obligatoria", campos: [{ campo: "versionDeDatos" }] } },
    });
    expect((await pedir({ idHorario, versionDeDatos: "2025-01" })).cuerpo.error).toMatchObject({
      code: "texto-anterior",
    });
    expect((await pedir({ idHorario, versionDeDatos: TEXTO.version })).estado).toBe(201);
    expect(await libro()).toMatchObject([{ canal: "api", valor: "1" }]);
  });
});

describe("withdrawing it", () => {
  it("leaves the session booked, but closes its room to the person until it is given again", async () => {
    const { idCita } = await reservar();
    const credencial = { idCita, idPersona: rosa.idPersona };
    const entrar = () => servicios.agenda.entrarALaSala(credencial, { accion: "entrar", escalon: "video" });
    reloj.ahora = lima(MARTES, "09:55");
    expect(rechazo(await entrar())).toBe("aceptado");

    reloj.avanzar(1);
    valor(await responder("0"));
    expect(rechazo(await entrar())).toBe("sin-consentimiento");
    const escrito = { accion: "escribir", texto: "Hola" } as const;
    expect(rechazo(await servicios.agenda.enviarALaSala(credencial, escrito))).toBe("sin-consentimiento");
    expect(valor(await servicios.agenda.verSala(credencial))).toMatchObject({
      estado: "abierta",
      sinConsentimiento: true,
    });

    reloj.avanzar(1);
    valor(await responder("1"));
    expect(rechazo(await entrar())).toBe("aceptado");
    expect((await libro()).map(({ valor: dado }) => dado)).toEqual(["1", "0", "1"]);
  });

  it("takes the note of the session away from its specialist", async () => {
    const { idCita } = await reservar();
    const { idPersona } = rosa;
    const nota = { texto: "Duermo mal", comparteHistorial: false };
    valor(await servicios.agenda.guardarNota({ idPersona, idCita, nota }));
    const enlace = valor(await servicios.agenda.enlaceDeEspecialista(idCita));
    const llave = new URL(enlace, "http://sitio.invalid").searchParams.get("llave")!;
    const verCompartido = async () => valor(await servicios.agenda.verSala({ llave })).compartido;
    expect(await verCompartido()).toMatchObject({ texto: "Duermo mal" });
    reloj.avanzar(1);
    valor(await responder("0"));
    expect(await verCompartido()).toBeNull();
    const vista = async () => valor(await servicios.agenda.verNota({ idPersona, idCita }));
    expect(await vista()).toMatchObject({ laVe: false, sinConsentimiento: true });
    reloj.avanzar(1);
    valor(await responder("1"));
    expect(await vista()).toMatchObject({ laVe: true, sinConsentimiento: false });
  });

  it("is told with the session, until it is given again", async () => {
    const { idCita } = await reservar();
    const vista = async () => {
      const { cita } = valor(await servicios.agenda.verCita({ idPersona: rosa.idPersona, idCita }));
      return servicios.agenda.verNotaDe(cita);
    };
    expect((await vista()).sinConsentimiento).toBe(false);
    reloj.avanzar(1);
    valor(await responder("0"));
    expect(await vista()).toMatchObject({ sinConsentimiento: true, cita: { estado: "reservada" } });
    reloj.avanzar(1);
    valor(await responder("1"));
    expect((await vista()).sinConsentimiento).toBe(false);
  });

  it("is told with the reminder of the session, which promises no way in", async () => {
    await reservar();
    const ultimo = async () => {
      const correos = await correosA(mundo, rosa.email);
      return correos.find(({ asunto }) => asunto === "Tu sesión empieza pronto")?.texto ?? "";
    };
    reloj.avanzar(1);
    valor(await responder("0"));
    reloj.ahora = lima(MARTES, "09:00");
    await mundo.job("recordar");
    expect(await ultimo()).toContain("/mi-perfil/consentimientos#datos-de-salud");
    expect(await ultimo()).not.toContain("puedes entrar");
  });

  it("lets nobody book again before it is given again", async () => {
    await reservar("10:00");
    reloj.avanzar(1);
    valor(await responder("0"));
    const orden = await apartar("11:00");
    expect(rechazo(await servicios.agenda.crearPedido(orden))).toBe("falta-obligatoria");
    reloj.avanzar(1);
    expect(rechazo(await servicios.agenda.crearPedido({ ...orden, salud: RESPUESTA }))).toBe("aceptado");
  });

  it("pays nothing that was ordered before, and takes it to be given with the same order", async () => {
    const orden = await apartar();
    const { idPedido, idPersona } = valor(await servicios.agenda.crearPedido({ ...orden, salud: RESPUESTA }));
    const deOtra = await apartar("11:00");
    const conTarjeta = valor(await servicios.agenda.crearPedido(deOtra));
    const pagar = { idPersona, idPedido: conTarjeta.idPedido, origen: ORIGEN };
    const { idCobro } = valor(await servicios.agenda.pagarConTarjeta(pagar));
    reloj.avanzar(1);
    valor(await responder("0"));
    expect(rechazo(await servicios.agenda.pagarConSaldo({ idPersona, idPedido }))).toBe("falta-obligatoria");
    expect(rechazo(await servicios.agenda.pagarConTarjeta(pagar))).toBe("falta-obligatoria");
    expect(rechazo(await servicios.agenda.crearPedido(orden))).toBe("falta-obligatoria");
    // The payment page was still open: a payment there is refunded.
    const { idPago } = mundo.pasarela.pagar(idCobro, "aprobado");
    valor(await servicios.ventas.recibirNotificacion(notificacionDe(idPago)));
    expect(await mundo.db.selectFrom("citas").selectAll().execute()).toEqual([]);
    expect((await correosA(mundo, rosa.email))[0]!.texto).toContain("retirado tu autorización");
    reloj.avanzar(1);
    const otraVez = valor(await servicios.agenda.crearPedido({ ...orden, salud: RESPUESTA }));
    expect(otraVez.idPedido).toBe(idPedido);
    expect(rechazo(await servicios.agenda.pagarConSaldo({ idPersona, idPedido }))).toBe("aceptado");
    reloj.avanzar(1);
    valor(await responder("0"));
    expect(valor(await servicios.agenda.crearPedido(orden)).idPedido, "what is paid is told again").toBe(
      idPedido,
    );
  });

  it("passes no session to somebody else before it is given again, at the same price or a dearer one", async () => {
    const { idCita, version } = await reservar("10:00");
    reloj.avanzar(1);
    valor(await responder("0"));
    const { idEspecialista } = await mundo.especialista();
    const forma = {
      idPersona: rosa.idPersona,
      idCita,
      inicio: lima(MARTES, "10:00"),
      idEspecialista,
      version,
    };
    expect(rechazo(await servicios.agenda.reprogramarCita(forma))).toBe("sin-consentimiento");
    expect(rechazo(await servicios.agenda.pedirCambio({ ...forma, diferenciaCentimos: 10_00 }))).toBe(
      "sin-consentimiento",
    );
    const otraHora = { ...forma, idEspecialista: undefined, inicio: lima(MARTES, "11:00") };
    expect(rechazo(await servicios.agenda.reprogramarCita(otraHora))).toBe("aceptado");
  });

  it("does not touch a session that was booked before the ledger held this consent", async () => {
    const { idCita } = await reservar();
    await conLibroAbierto(mundo.db, () => mundo.db.deleteFrom("consentimientos").execute());
    reloj.ahora = lima(MARTES, "09:55");
    const credencial = { idCita, idPersona: rosa.idPersona };
    const entrada = await servicios.agenda.entrarALaSala(credencial, { accion: "entrar", escalon: "video" });
    expect(rechazo(entrada)).toBe("aceptado");
  });
});
