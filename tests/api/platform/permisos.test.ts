import { TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { preguntasDe } from "../../../app/domain/cuestionarios/formulario";
import { idDeVenta } from "../../../app/domain/ventas/comprobantes/comprobante";
import { ENDPOINTS } from "../../../server/modules";
import {
  CLASES_DE_CLAVE,
  CLAVE_DE_INVITADO,
  O_INVITADO,
  type ClaseDeClave,
} from "../../../server/platform/api/endpoint";
import { guardarPaquete } from "../../../server/paquetes/repositories/compras";
import { makeCatalogoWriter } from "../../../server/agenda/repositories/catalogo";
import { guardarSorteo } from "../../../server/consentimientos/repositories/sorteos";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { LUNES, LUNES_8AM, unCupon, unPaquete } from "../../support/constructores";
import { CLAVE_DE_PRUEBA, codigoDe, enlaceDe, registrarHastaElCodigo } from "../../support/cuentas";
import { notificacionDe } from "../../support/pasarelaFalsa";
import { abrirMundo, ORIGEN, valor } from "../../support/servicios";
import { DATOS_DEL_ESCANER, DATOS_DEL_TEST } from "../../../app/domain/consentimientos/politica";
import { entradaAlSorteo, VERSION_DE_DATOS, vigente } from "../../support/politicas";
import { sumarMinutos } from "../../../app/domain/shared/fechas";

/**
 * Who may do what in `/v2`. Every endpoint has one row: its key, and what it answers to the same request for the
 * things of one person when it comes from nobody, from that person (registered, insured) and from somebody else.
 * An endpoint that names nobody answers somebody else with what is theirs; that it is not the owner's is looked at.
 */
const mundo = await abrirMundo();
const { llamar, abrirSesion } = abrirApi(mundo);
const claveHash = await cifrarClave(CLAVE_DE_PRUEBA);
/** A Monday, on which this workshop takes place. */
const LUNES_CON_YOGA = "2026-11-30";
/** Somebody with one of each thing that a request can be about. */
async function duena(esAsegurada: boolean) {
  const { servicios } = mundo;
  const persona = await mundo.persona({ esAsegurada, bonos: 2, claveHash });
  const { idPersona } = persona;
  const { idEspecialista } = await mundo.especialista();
  const [suyo, libre] = (await servicios.agenda.verEspecialista({ idEspecialista }))!.dias[1]!.horarios;
  const { idHorario } = valor(
    await servicios.agenda.retenerHorario({ idPersona, idEspecialista, inicio: suyo!.inicio }),
  );
  const { idPedido } = valor(await servicios.agenda.crearPedido({ idPersona, idHorario }));
  valor(
    await servicios.cuentas.actualizarDatos({
      idPersona,
      idAcceso: "",
      correo: persona.email,
      telefono: { numero: persona.telefono, prefijo: persona.prefijo },
      politicasAceptacion: respuestas({ CUA: "1" }),
      cierre: false,
      canal: "api",
      idSolicitud: "",
    }),
  );
  const consentimientos = await servicios.consentimientos.verConsentimientos(idPersona);
  const { version } = (await servicios.cuentas.cuenta.ver(idPersona))!;
  const sesion = await abrirSesion(idPersona);
  return {
    ...persona,
    version,
    token: sesion.token,
    refreshToken: sesion.refreshToken,
    idEspecialista,
    inicioLibre: libre!.inicio.toISOString(),
    /** What stands in the braces of a path. */
    parametros: {
      id: String(idPersona),
      uuid: persona.idUsuario,
      idHorario,
      idPedido,
      idPaquete: PAQUETE.idPaquete,
      idSesion: (await abrirSesion(idPersona)).idAcceso,
      idConsentimiento: consentimientos.find(({ codigo }) => codigo === "CUA")!.idConsentimiento,
      idRegistro: "",
      codigo: "",
      idRecuperacion: "",
      idComprobante: "",
      idCita: "",
      idEspera: "",
      uidLanding: "yoga-suave",
      fecha: LUNES_CON_YOGA,
      mes: LUNES_CON_YOGA.slice(0, 7),
      tipo: "video",
      url: "respira-con-el-mar",
      herramienta: "diario-de-sueno",
      idform: "test-de-bienestar",
      codPregunta: "como-estas",
      idEscaneo: "",
      uid: "noches-mas-tranquilas",
    },
  };
}
type Duena = Awaited<ReturnType<typeof duena>>;

const respuestas = (valores: Record<string, "0" | "1">) =>
  Object.entries(valores).map(([codigo, valor]) => ({
    codigo,
    version: vigente(codigo).version,
    valor,
  }));

interface Pedido {
  consulta?: Record<string, string>;
  cuerpo?: unknown;
  cabeceras?: Record<string, string>;
}
/** What is sent, once what it needs is there. */
type Preparar = (de: Duena) => Pedido | Promise<Pedido>;

const PAQUETE = unPaquete();
const conPaquete =
  (escribir: (de: Duena) => unknown): Preparar =>
  async (de) => {
    await guardarPaquete(mundo.db, PAQUETE);
    return { cuerpo: escribir(de) };
  };

/** The order of a pack, covered whole by a coupon where it is `cubierta`. */
const conCompra = ({ cubierta = false, pagada = false } = {}): Preparar => {
  return async (de) => {
    await guardarPaquete(mundo.db, PAQUETE);
    const { codigo } = unCupon();
    const descuento = { tipo: "porcentaje", porcentaje: 100 } as const;
    await mundo.operador.guardarCupon({
      operador: "ana",
      confirmado: true,
      cambio: { ...unCupon(), codigo, descuento },
    });
    const { idPersona } = de;
    const pedida = { idPersona, idPaquete: PAQUETE.idPaquete, ...(cubierta && { cupon: codigo }) };
    const { idPedido } = valor(await mundo.servicios.paquetes.crearPedido(pedida));
    if (pagada) valor(await mundo.servicios.paquetes.pagarConCupon({ idPersona, idPedido }));
    de.parametros.idPedido = idPedido;
    return {};
  };
};

const nada: Preparar = () => ({});
const conLugar: Preparar = async ({ idPersona, parametros: { uidLanding, fecha } }) => {
  valor(await mundo.servicios.talleres.inscribirse({ idPersona, url: uidLanding, fecha }));
  return {};
};
/** A place that is sold, kept for its person and ordered: covered whole by a coupon where it is `cubierta`. */
const conLugarPorPagar = ({ pedido = true, cubierta = false } = {}): Preparar => {
  return async (de) => {
    const uidLanding = "conversar-de-plata-en-casa";
    const { fechas } = (await mundo.servicios.talleres.uno(uidLanding, null))!;
    const { fecha } = fechas[0]!;
    Object.assign(de.parametros, { uidLanding, fecha });
    await conLugar(de);
    if (!pedido) return { cuerpo: {} };
    const { codigo } = unCupon();
    const descuento = { tipo: "porcentaje", porcentaje: 100 } as const;
    await mundo.operador.guardarCupon({
      operador: "ana",
      confirmado: true,
      cambio: { ...unCupon(), codigo, descuento },
    });
    const { idPersona } = de;
    const pedida = { idPersona, uid: uidLanding, fecha, ...(cubierta && { cupon: codigo }) };
    de.parametros.idPedido = valor(await mundo.servicios.talleres.crearPedido(pedida)).idPedido;
    return {};
  };
};
/** The date begins now. */
const enSuSala: Preparar = async (de) => {
  await conLugar(de);
  const { uidLanding: uid, fecha } = de.parametros;
  await mundo.db
    .updateTable("fechas_de_taller")
    .set({ inicio: mundo.reloj.ahora.toISOString(), fin: sumarMinutos(mundo.reloj.ahora, 45).toISOString() })
    .where("uid", "=", uid)
    .where("fecha", "=", fecha)
    .execute();
  return {};
};
const enSuSalaCon = (suCuerpo: unknown): Preparar => {
  return async (de) => ({ ...(await enSuSala(de)), cuerpo: suCuerpo });
};
const conCertificado: Preparar = async (de) => {
  await enSuSala(de);
  const { idPersona, parametros } = de;
  const suya = { idPersona, uid: parametros.uidLanding, fecha: parametros.fecha };
  valor(await mundo.servicios.talleres.registrarAsistencia(suya));
  await mundo.db.updateTable("certificados").set({ presente_segundos: 3600 }).execute();
  // It is good from the end on.
  mundo.reloj.avanzar(60);
  parametros.codigo = (await mundo.servicios.talleres.lugar(idPersona, suya))!.certificado!;
  return {};
};
const conRuta: Preparar = async ({ idPersona, parametros: { uid } }) => {
  valor(await mundo.servicios.rutas.empezar({ idPersona, uid }));
  return { cuerpo: { uid, intencion: "hecho", paso: "mirar-la-noche" } };
};
const cuerpo = (escribir: (de: Duena) => unknown): Preparar => {
  return (de) => ({ cuerpo: escribir(de) });
};
const CORREO_NUEVO = "nueva@prueba.example";
const aceptacion = { flujo: "REGISTRO", politicasAceptacion: respuestas({ TYC: "1" }) };

/** Somebody who agreed to what is done with their answers. */
const conTest: Preparar = async ({ idPersona, parametros: { idform } }) => {
  const consentimiento = { canal: "api", idSolicitud: "" } as const;
  const empezado = { idform, dueno: { idPersona }, red: "203.0.113.7", consentimiento };
  valor(await mundo.servicios.cuestionarios.empezar(empezado));
  return {};
};

/** The same, with an answer to its first question. */
const conRespuesta: Preparar = async (de) => {
  await conTest(de);
  const { idform } = de.parametros;
  const abierto = valor(await mundo.servicios.cuestionarios.actual(idform, { idPersona: de.idPersona }));
  const { uuidForm } = abierto!.estado;
  return { cuerpo: { uuidForm, respuesta: [{ idRespuesta: "7" }] } };
};
/** Somebody with an answer to the first question of the mental-health programme, and the consent for it. */
const versionDeSaludMental = async (idPersona: number) => {
  const pedidas = await mundo.servicios.consentimientos.verPoliticas("SALUD_MENTAL", idPersona);
  if (pedidas.estado !== "successful") throw new Error("there is no text to agree to");
  return pedidas.politicas[0]!.versionActual;
};
const conPrograma: Preparar = async ({ idPersona, parametros }) => {
  parametros.codPregunta = "phq9-1";
  const versionDeDatos = await versionDeSaludMental(idPersona);
  return { cuerpo: { versionDeDatos, respuesta: [{ idRespuesta: "varios" }] } };
};
/** All answers at once, with the consent: whoever sends them is told of theirs. */
const conProgramaEntero: Preparar = async ({ idPersona }) => {
  const { saludMental } = mundo.servicios;
  const { form } = (await saludMental.formularios.vigente(saludMental.idform))!;
  const respuestas = preguntasDe(form).map(({ cod }) => ({
    codPregunta: cod,
    respuesta: [{ idRespuesta: cod === "phq9-dificultad" ? "muy-dificil" : "varios" }],
  }));
  return { cuerpo: { versionDeDatos: await versionDeSaludMental(idPersona), respuestas } };
};
const conEscaneo: Preparar = async ({ idPersona, parametros }) => {
  const guardado = await mundo.servicios.medicion.guardar({
    ...{ idPersona, idEnvio: undefined },
    pulso: { metodo: "mano", contados: 36, segundos: 30, contexto: "reposo" },
    consentimiento: { canal: "api", idSolicitud: "" },
  });
  parametros.idEscaneo = valor(guardado).idEscaneo;
  return {};
};

/** A survey that is open to all, and its answers. */
const laEncuesta: Preparar = ({ parametros }) => {
  parametros.id = "el-sitio";
  return {};
};
const conEncuesta: Preparar = ({ parametros }) => {
  parametros.id = "el-sitio";
  const de = (codPregunta: string, idRespuesta: string) => ({ codPregunta, respuesta: [{ idRespuesta }] });
  const dadas = [de("encontrar", "si"), de("facilidad", "4"), de("desde-donde", "celular")];
  return { cuerpo: { idEnvio: crypto.randomUUID(), respuestas: dadas } };
};
/** Somebody who is asked after a session of theirs. */
const conInvitacion: Preparar = async ({ idPersona, parametros: { idPedido: idInvitacion } }) => {
  await mundo.db
    .insertInto("invitaciones_de_encuesta")
    .values({
      ...{ id_invitacion: idInvitacion, id_persona: idPersona, idform: "nps", disparador: "sesion" },
      ...{ referencia: idInvitacion, estado: "abierta", respondida_en: null },
      creada_en: mundo.reloj.ahora.toISOString(),
    })
    .execute();
  const respuestas = [{ codPregunta: "recomendar", respuesta: [{ idRespuesta: "9" }] }];
  return { cuerpo: { idInvitacion, respuestas } };
};
const conSorteo: Preparar = async ({ parametros }) => {
  // A list that was fixed stays for ever: no two tests share a draw.
  const idSorteo = `sorteo-${crypto.randomUUID()}`;
  Object.assign(parametros, { idSorteo });
  await guardarSorteo(mundo.db, {
    idSorteo,
    fuentePublica: "La lotería de la prueba",
    premio: "Un celular",
    existencias: 1,
    organizador: "Organizador",
    ruc: "20000000001",
    desde: LUNES_8AM,
    hasta: sumarMinutos(LUNES_8AM, 1000),
    sorteoEn: sumarMinutos(LUNES_8AM, 2000),
  });
  return { cuerpo: { mayorDeEdad: "1", aceptaBases: "1", versionDeBases: vigente("BASES").version } };
};

const conLista: Preparar = async (de) => {
  await conEntrada(de);
  mundo.reloj.avanzar(1000);
  await mundo.job("fijar-listas-de-sorteo");
  return {};
};

const conEntrada: Preparar = async (de) => {
  await conSorteo(de);
  valor(await mundo.servicios.consentimientos.participarEnSorteo(entradaAlSorteo(de.idPersona)));
  return {};
};

const conRegistro: Preparar = async (de) => {
  const correo = "ana@prueba.example";
  de.parametros.idRegistro = await registrarHastaElCodigo(mundo, { numeroDocumento: "40000001", correo });
  return { cuerpo: { codigo: await codigoDe(mundo, correo) } };
};

const contacto = ({ version }: Duena) => ({ telefono: "911111111", email: CORREO_NUEVO, version });

const conCambioDeCorreo: Preparar = async (de) => {
  const { telefono, prefijo, version, idPersona } = de;
  const cambio = {
    idPersona,
    idAcceso: "ninguno",
    clave: CLAVE_DE_PRUEBA,
    telefono,
    prefijo,
    version,
    correo: CORREO_NUEVO,
    red: "",
    canal: "api" as const,
  };
  valor(await mundo.servicios.cuentas.cuenta.contacto.guardar(cambio));
  return { cuerpo: { codigo: await codigoDe(mundo, CORREO_NUEVO) } };
};

const conCita = (cuerpo: (de: Duena) => unknown): Preparar => {
  return async (de) => {
    const { idPersona, parametros } = de;
    const pagada = valor(
      await mundo.servicios.agenda.pagarConSaldo({ idPersona, idPedido: parametros.idPedido }),
    );
    parametros.idCita = pagada.idCita;
    return { cuerpo: cuerpo(de) };
  };
};

/** The day before the session has no times, and then has them again. */
async function cerrarElLunes(de: Duena, cerrado: boolean) {
  const visto = await mundo.servicios.agenda.verEspecialista({ idEspecialista: de.idEspecialista });
  const lunes = { fecha: LUNES, desde: "00:00", hasta: "24:00", tipo: "cerrado" } as const;
  const excepciones = cerrado ? [lunes] : [];
  await makeCatalogoWriter(mundo.db).guardarEspecialista({ ...visto!.especialista, excepciones });
}

const antesDeSuCita: Preparar = async (de) => {
  await conCita(() => undefined)(de);
  await cerrarElLunes(de, true);
  return { cuerpo: { idCita: de.parametros.idCita } };
};

/** Somebody who waits for an earlier time of their session, with one on offer. */
const conEspera: Preparar = async (de) => {
  await antesDeSuCita(de);
  const { idCita } = de.parametros;
  const { idPersona } = de;
  const espera = valor(await mundo.servicios.agenda.esperarAntes({ idPersona, idCita }));
  de.parametros.idEspera = espera.idEspera;
  await cerrarElLunes(de, false);
  await mundo.job("ofrecer");
  return {};
};

const CLAVE_NUEVA = "cuatro perros azules";

/** Somebody who asked for a way back into their account. */
const conRecuperacion = (escribir: (de: Duena) => Promise<unknown>): Preparar => {
  return async (de) => {
    const pedida = { quien: de.email, red: "" };
    de.parametros.idRecuperacion = valor(await mundo.servicios.cuentas.recuperarClave.pedir(pedida));
    return { cuerpo: await escribir(de) };
  };
};

/** The first code of a second factor that waits for it. */
async function codigoDeSegundoFactor(idPersona: number) {
  const prueba = { idPersona, idAcceso: "", clave: CLAVE_DE_PRUEBA };
  const { secreto } = valor(await mundo.servicios.cuentas.segundoFactor.pedir(prueba));
  return new TOTP({ secret: secreto }).generate({ timestamp: mundo.reloj.ahora.getTime() });
}

const conSegundoFactor: Preparar = async ({ idPersona }) => {
  const codigo = await codigoDeSegundoFactor(idPersona);
  valor(await mundo.servicios.cuentas.segundoFactor.activar({ idPersona, codigo, canal: "api" }));
  return { cuerpo: { clave: CLAVE_DE_PRUEBA } };
};

const conAccesoDeAsegurado: Preparar = async ({ idPersona }) => {
  await mundo.db
    .insertInto("identidades_enlazadas")
    .values({
      emisor: "https://aseguradora.example",
      sujeto: String(idPersona),
      id_persona: idPersona,
      enlazada_en: mundo.reloj.ahora.toISOString(),
    })
    .execute();
  return { cuerpo: { clave: CLAVE_DE_PRUEBA } };
};

const conCanje: Preparar = async ({ idPersona }) => {
  await guardarPaquete(mundo.db, { ...PAQUETE, monedas: 300 });
  const dadas = { operador: "ana", idPersona, cantidad: 300, motivo: "cortesia" } as const;
  valor(await mundo.operador.darMonedas(dadas));
  return { cuerpo: { idPaquete: PAQUETE.idPaquete, idPedido: crypto.randomUUID() } };
};

/** The receipt of an order that was paid by card. */
const conComprobante: Preparar = async (de) => {
  const { idPersona, parametros } = de;
  const { idPedido } = parametros;
  const pagar = { idPersona, idPedido, origen: ORIGEN };
  const { idCobro } = valor(await mundo.servicios.agenda.pagarConTarjeta(pagar));
  const { idPago } = mundo.pasarela.pagar(idCobro, "aprobado");
  valor(await mundo.servicios.ventas.recibirNotificacion(notificacionDe(idPago)));
  parametros.idComprobante = idDeVenta(idPedido);
  return {};
};

const conEliminacion: Preparar = async ({ idPersona }) => {
  valor(
    await mundo.servicios.cuentas.pedirEliminacion({
      idPersona,
      idAcceso: "",
      canal: "api",
      clave: CLAVE_DE_PRUEBA,
    }),
  );
  return {};
};

const registro = () => ({
  numeroDocumento: "40000001",
  nombre: "Ana",
  apePaterno: "Ríos",
  apeMaterno: "Núñez",
  telefono: "987654321",
  email: "ana@prueba.example",
  clave: CLAVE_DE_PRUEBA,
  politicasAceptacion: respuestas({ TYC: "1" }),
});

const soloMismaPersona = ({ idUsuario }: Duena) => ({ consulta: { uuid: idUsuario } });

/** endpoint: key, then the status for nobody, registered, insured and another person. */
const PERMISOS: Record<string, [ClaseDeClave, string, Preparar?]> = {
  "put /modales/{modal}/cierre": [
    "personas",
    "401 200 200 200",
    ({ parametros }) => {
      Object.assign(parametros, { modal: "bienvenida" });
      return {};
    },
  ],
  "post /autenticacion/deshacer": ["public", "410 410 410 410", cuerpo(() => ({ enlace: "de-nadie" }))],
  "post /autenticacion/token": [
    "public",
    "200 200 200 200",
    cuerpo(({ email }) => ({ correo: email, clave: CLAVE_DE_PRUEBA })),
  ],
  "post /autenticacion/refresco": [
    "public",
    "200 200 200 200",
    cuerpo(({ refreshToken }) => ({ refreshToken })),
  ],

  "post /autenticacion/recuperaciones": [
    "public",
    "202 202 202 202",
    cuerpo(({ email }) => ({ quien: email })),
  ],
  "post /autenticacion/recuperaciones/{idRecuperacion}/codigo": [
    "public",
    "200 200 200 200",
    conRecuperacion(({ email }) => codigoDe(mundo, email).then((codigo) => ({ codigo }))),
  ],
  "post /autenticacion/recuperaciones/confirmacion": [
    "public",
    "200 200 200 200",
    conRecuperacion(async ({ email }) => ({ enlace: await enlaceDe(mundo, email), clave: CLAVE_NUEVA })),
  ],

  "get /horarios": ["public", "200 200 200 200", ({ idEspecialista }) => ({ consulta: { idEspecialista } })],
  "post /horarios": [
    "private",
    "401 201 201 201",
    cuerpo(({ idEspecialista, inicioLibre }) => ({ idEspecialista, inicio: inicioLibre })),
  ],
  "post /pedidos": [
    "private",
    "401 201 201 404",
    cuerpo(({ parametros }) => ({ idHorario: parametros.idHorario, versionDeDatos: VERSION_DE_DATOS })),
  ],
  "post /ventas": ["private", "401 201 201 404", cuerpo(({ parametros: { idPedido } }) => ({ idPedido }))],
  "post /sesiones": ["private", "401 201 201 404", cuerpo(({ parametros: { idPedido } }) => ({ idPedido }))],
  "post /cupones/validaciones": [
    "private",
    "401 409 409 404",
    cuerpo(({ parametros: { idHorario } }) => ({ idHorario, cupon: "NADA" })),
  ],
  "post /compras": [
    "private",
    "401 201 201 201",
    conPaquete(({ parametros: { idPaquete } }) => ({ idPaquete })),
  ],
  "get /compras/{idPedido}": ["private", "401 200 200 404", conCompra()],
  "delete /compras/{idPedido}": ["private", "401 200 200 404", conCompra()],
  "post /compras/{idPedido}/ventas": ["private", "401 201 201 404", conCompra()],
  "post /compras/{idPedido}/confirmacion": ["private", "401 200 200 404", conCompra({ cubierta: true })],
  "post /compras/{idPedido}/devolucion": [
    "private",
    "401 200 200 404",
    conCompra({ cubierta: true, pagada: true }),
  ],
  "post /canjes": ["private", "401 201 201 409", conCanje],
  "get /comprobantes": ["private", "401 200 200 200", conComprobante],
  "get /comprobantes/{idComprobante}": ["private", "401 200 200 404", conComprobante],
  "get /sesiones/{idCita}/nota": ["private", "401 200 200 404", conCita(() => undefined)],
  "put /sesiones/{idCita}/nota": ["private", "401 200 200 404", conCita(() => ({ texto: "Duermo mal." }))],
  "get /sesiones/{idCita}/sala/mensajes": ["private", "401 200 200 404", conCita(() => undefined)],
  "post /sesiones/{idCita}/sala/mensajes": [
    "private",
    "401 409 409 404",
    conCita(() => ({ texto: "Ya estoy aquí." })),
  ],
  "get /sesiones/{idCita}/ausencia": ["private", "401 200 200 404", conCita(() => undefined)],
  "put /sesiones/{idCita}/ausencia": ["private", "401 409 409 404", conCita(() => undefined)],
  "get /sesiones/{idCita}": ["private", "401 200 200 404", conCita(() => undefined)],
  "get /sesiones/{idCita}/calendario": ["private", "401 200 200 404", conCita(() => undefined)],
  "post /sesiones/{idCita}/reprogramacion": [
    "private",
    "401 200 200 404",
    conCita(({ inicioLibre }) => ({ inicio: inicioLibre })),
  ],
  "post /sesiones/{idCita}/cambio-de-especialista": [
    "private",
    "401 409 409 404",
    conCita(({ idEspecialista, inicioLibre }) => ({
      idEspecialista,
      inicio: inicioLibre,
      diferenciaCentimos: 1,
    })),
  ],
  "get /sesiones/{idCita}/sala": ["private", "401 200 200 404", conCita(() => undefined)],
  "post /sesiones/{idCita}/asistencia": ["private", "401 200 200 404", conCita(() => ({ version: 1 }))],
  "post /sesiones/{idCita}/cancelacion": ["private", "401 200 200 404", conCita(() => ({ version: 1 }))],

  "get /esperas": ["private", "401 200 200 200", conEspera],
  "post /esperas": ["private", "401 201 201 404", antesDeSuCita],
  "delete /esperas/{idEspera}": ["private", "401 200 200 404", conEspera],
  "post /esperas/{idEspera}/aceptacion": ["private", "401 200 200 404", conEspera],
  "post /esperas/{idEspera}/rechazo": ["private", "401 200 200 404", conEspera],

  "post /talleres/{uidLanding}/inscripciones/{fecha}/aceptacion": ["private", "401 200 200 404", conLugar],
  "post /talleres/{uidLanding}/inscripciones/{fecha}/asistencia": ["private", "401 200 200 404", enSuSala],
  "post /talleres/{uidLanding}/inscripciones/{fecha}/pedido": [
    "private",
    "401 201 201 404",
    conLugarPorPagar({ pedido: false }),
  ],
  "get /talleres/pedidos/{idPedido}": ["private", "401 200 200 404", conLugarPorPagar()],
  "post /talleres/pedidos/{idPedido}/ventas": ["private", "401 201 201 404", conLugarPorPagar()],
  "post /talleres/pedidos/{idPedido}/confirmacion": [
    "private",
    "401 200 200 404",
    conLugarPorPagar({ cubierta: true }),
  ],
  "delete /talleres/{uidLanding}/inscripciones/{fecha}": ["private", "401 200 200 404", conLugar],
  "get /talleres/{uidLanding}/inscripciones/{fecha}/calendario": ["private", "401 200 200 404", conLugar],
  "get /talleres/{uidLanding}/inscripciones/{fecha}/sala": ["private", "401 200 200 404", conLugar],
  "post /talleres/{uidLanding}/inscripciones/{fecha}/sala/preguntas": [
    "private",
    "401 201 201 404",
    enSuSalaCon({ texto: "¿Con lápiz?" }),
  ],
  "post /talleres/{uidLanding}/inscripciones/{fecha}/sala/presencia": [
    "private",
    "401 204 204 404",
    enSuSala,
  ],
  "get /certificados/{codigo}": ["public", "200 200 200 200", conCertificado],
  "delete /talleres/pedidos/{idPedido}": ["private", "401 200 200 404", conLugarPorPagar()],
  "post /historial-acciones": ["private", "401 201 201 201", cuerpo(() => ({ que: "camine" }))],
  "post /programas/inscripciones": [
    "private",
    "401 201 201 201",
    cuerpo(({ parametros }) => ({ uid: parametros.uid })),
  ],
  "post /programas/progreso": ["private", "401 200 200 409", conRuta],
  "get /cuestionarios/{idform}/perfil": ["private", "401 200 200 200", conTest],
  "put /cuestionarios/{idform}": [
    "private",
    "401 200 200 200",
    cuerpo(() => ({ versionDeDatos: vigente(DATOS_DEL_ESCANER).version, respuestas: [] })),
  ],
  "put /cuestionarios/{idform}/respuestas/{codPregunta}": ["private", "401 200 200 409", conRespuesta],
  // What a guest left is of whoever shows it first and says that it is theirs; this is nobody's.
  "post /cuestionarios/{idform}/guardados": [
    "private",
    "401 200 200 200",
    cuerpo(() => ({ visita: "nada", versionDeDatos: vigente(DATOS_DEL_TEST).version })),
  ],

  "get /formularios/{id}": ["survey", "200 200 200 200", laEncuesta],
  "post /formularios/{id}/respuestas": ["survey", "201 201 201 201", conEncuesta],
  "post /nps/respuestas": ["survey", "401 201 201 404", conInvitacion],
  "post /nps/bajas": ["survey", "401 204 204 404", conInvitacion],
  "put /salud-mental/cuestionario/respuestas/{codPregunta}": ["private", "401 200 200 200", conPrograma],
  "delete /escaneos/{idEscaneo}": ["private", "401 204 204 404", conEscaneo],
  "post /salud-mental/procesamientos": ["private", "401 200 200 200", conProgramaEntero],
  "post /escaneos": [
    "private",
    "401 201 201 201",
    cuerpo(() => ({
      pulso: { metodo: "mano", contados: 36, segundos: 30, contexto: "reposo" },
      versionDeDatos: vigente(DATOS_DEL_TEST).version,
    })),
  ],

  "post /agenda": ["personas", "401 200 200 200", cuerpo(() => ({}))],
  "get /perfiles": ["personas", "401 200 200 404", soloMismaPersona],

  "get /politicas/{flujo}/{politica}/versiones": [
    "public",
    "200 200 200 200",
    ({ parametros }) => {
      Object.assign(parametros, { flujo: "REGISTRO", politica: "TYC" });
      return {};
    },
  ],
  "get /politicas/publicas": ["public", "200 409 409 409", () => ({ consulta: { flujo: "REGISTRO" } })],
  "get /politicas/privadas": [
    "private",
    "401 200 200 200",
    ({ esAsegurada }) => ({
      consulta: { flujo: "GLOBAL" },
      cabeceras: { "client-id": "cliente", origin: esAsegurada ? "aseguradora" : "producto" },
    }),
  ],
  "post /politicas/publicas/aceptaciones": ["public", "201 201 201 201", cuerpo(() => aceptacion)],
  "post /politicas/publicas/validaciones": ["public", "200 200 200 200", cuerpo(() => aceptacion)],
  "put /personas/{id}/actualizacion-datos": [
    "personas",
    "401 204 204 404",
    cuerpo(({ email, telefono, prefijo }) => ({
      correo: email,
      telefono: { numero: telefono, prefijo },
      politicasAceptacion: respuestas({ CUA: "1" }),
    })),
  ],
  "post /perfiles/{uuid}/cierre-politicas": ["personas", "401 200 200 404", cuerpo(() => ({}))],
  "post /personas/{id}/consentimientos/{idConsentimiento}/respuestas": [
    "personas",
    "401 201 201 404",
    cuerpo(() => ({ valor: "0" })),
  ],
  "put /personas/{id}/preferencias": [
    "personas",
    "401 204 204 404",
    cuerpo(() => ({ temas: [], avisosDiscretos: true })),
  ],
  "get /sorteos/{idSorteo}": ["public", "200 200 200 200", conEntrada],
  "get /sorteos/{idSorteo}/lista": ["public", "200 200 200 200", conLista],
  "get /sorteo": ["personas", "401 200 200 200", conEntrada],
  "get /sorteo/lista": ["public", "200 200 200 200", conLista],
  "post /sorteo/participaciones": ["personas", "401 201 201 201", conSorteo],
  "delete /sorteo/participaciones": ["personas", "401 200 200 404", conEntrada],
  "patch /notificaciones/vistas": ["personas", "401 200 200 200", cuerpo(() => ({}))],
  "post /personas/{id}/datos": ["personas", "401 200 200 404", cuerpo(() => ({ clave: CLAVE_DE_PRUEBA }))],
  "post /personas/{id}/eliminacion": [
    "personas",
    "401 201 201 404",
    cuerpo(() => ({ clave: CLAVE_DE_PRUEBA })),
  ],
  "delete /personas/{id}/eliminacion": ["personas", "401 200 200 404", conEliminacion],

  "post /usuarios": ["public", "202 202 202 202", cuerpo(registro)],
  "post /usuarios/{idRegistro}/confirmacion": ["public", "201 201 201 201", conRegistro],
  "get /usuarios": ["personas", "401 200 200 404", ({ usuarioLogin }) => ({ consulta: { usuarioLogin } })],
  "post /personas/{id}": [
    "personas",
    "401 200 200 404",
    cuerpo(({ version }) => ({ nombre: "Anita", apePaterno: "Ríos", apeMaterno: "", version })),
  ],
  "patch /personas/{id}/contacto": [
    "personas",
    "401 200 200 404",
    cuerpo((de) => ({ ...contacto(de), clave: CLAVE_DE_PRUEBA })),
  ],
  "post /personas/{id}/clave": [
    "personas",
    "401 200 200 404",
    cuerpo(() => ({ actual: CLAVE_DE_PRUEBA, nueva: CLAVE_NUEVA })),
  ],
  "post /personas/{id}/segundo-factor": [
    "personas",
    "401 201 201 404",
    cuerpo(() => ({ clave: CLAVE_DE_PRUEBA })),
  ],
  "post /personas/{id}/segundo-factor/activacion": [
    "personas",
    "401 200 200 404",
    async ({ idPersona }) => ({ cuerpo: { codigo: await codigoDeSegundoFactor(idPersona) } }),
  ],
  "post /personas/{id}/segundo-factor/respaldos": ["personas", "401 200 200 404", conSegundoFactor],
  "post /personas/{id}/segundo-factor/retiro": ["personas", "401 200 200 404", conSegundoFactor],
  "post /personas/{id}/acceso-de-asegurado/retiro": ["personas", "401 200 200 404", conAccesoDeAsegurado],
  "post /personas/{id}/calendario": [
    "personas",
    "401 201 201 404",
    cuerpo(() => ({ clave: CLAVE_DE_PRUEBA })),
  ],
  "put /personas/{id}/datos-de-compra": [
    "personas",
    "401 200 200 404",
    cuerpo(({ email: correo }) => ({
      tipo: "boleta",
      correo,
      nombre: "Rosa Prueba",
      idTipoDocumento: 2,
      numeroDocumento: "40000001",
    })),
  ],
  "post /videos/{url}/avance": [
    "private",
    "401 200 200 200",
    cuerpo(() => ({ posicion: 4, rangos: [{ de: 0, a: 4 }] })),
  ],
  "post /personas/{id}/contacto/correo": ["personas", "401 200 200 404", conCambioDeCorreo],
  "post /personas/{id}/contacto/correo/codigo": ["personas", "401 200 200 404", conCambioDeCorreo],
  "post /personas/{id}/contacto/correo/retiro": ["personas", "401 200 200 404", conCambioDeCorreo],
};

/** With those that say it themselves. */
const TODOS: typeof PERMISOS = {
  ...Object.fromEntries(
    ENDPOINTS.flatMap(({ metodo, ruta, clave, roles }) =>
      roles ? [[`${metodo} ${ruta}`, [clave, roles] as [ClaseDeClave, string]]] : [],
    ),
  ),
  ...PERMISOS,
};

function enSuLugar({ parametros }: Duena, parametro: string): string {
  if (!(parametro in parametros)) throw new Error(`nothing is known to stand in {${parametro}}`);
  return parametros[parametro as keyof typeof parametros];
}

const QUIENES = ["nobody", "registered", "insured", "another person"] as const;

describe("the permissions of /v2", () => {
  it("are written down for every endpoint, and for nothing else", () => {
    expect(Object.keys(TODOS).sort()).toEqual(
      ENDPOINTS.map(({ metodo, ruta }) => `${metodo} ${ruta}`).sort(),
    );
  });

  it("stand at their endpoint, unless something has to be prepared", () => {
    expect(Object.entries(PERMISOS).filter(([, [, , preparar]]) => !preparar)).toEqual([]);
  });

  it("are asked with what each needs: what is faulty is refused to anybody, and says nothing of who may", () => {
    expect(Object.entries(TODOS).filter(([, [, estados]]) => /\b4(00|15|22)\b/.test(estados))).toEqual([]);
  });

  it.each(Object.entries(TODOS))("%s", async (nombre, [clave, estados, preparar = nada]) => {
    const [metodo, ruta] = nombre.split(" ") as [string, string];
    const { conPersona } = ENDPOINTS.find((uno) => nombre === `${uno.metodo} ${uno.ruta}`)!;
    const vistos: string[] = [];
    for (const quien of QUIENES) {
      await mundo.empezarDeNuevo();
      const de = await duena(quien === "insured");
      const { consulta, ...pedido } = await preparar(de);
      const token =
        quien === "nobody"
          ? undefined
          : quien === "another person"
            ? (await abrirSesion((await mundo.persona({ claveHash })).idPersona)).token
            : de.token;
      const direccion =
        ruta.replace(/\{(\w+)\}/g, (_, parametro: string) => enSuLugar(de, parametro)) +
        (consulta ? `?${new URLSearchParams(consulta)}` : "");
      const pedir = (conClave?: string) =>
        llamar(metodo.toUpperCase(), direccion, { ...pedido, token, ...(conClave && { clave: conClave }) });

      // The key is asked for before anything happens, whoever asks.
      expect((await pedir()).estado, `${quien}, without a key`).toBe(401);
      expect((await pedir("otra")).estado, `${quien}, with a key that is none`).toBe(401);
      const deInvitado = conPersona === O_INVITADO && quien === "nobody" ? [CLAVE_DE_INVITADO] : [];
      for (const otra of CLASES_DE_CLAVE.filter((clase) => ![clave, ...deInvitado].includes(clase))) {
        expect((await pedir(CLAVES_DE_API[otra])).estado, `${quien}, with the ${otra} key`).toBe(403);
      }
      const { estado, texto } = await pedir(CLAVES_DE_API[clave]);
      vistos.push(String(estado));
      // Whoever brings the password is the owner.
      if (quien === "another person" && ruta !== "/autenticacion/token") {
        for (const dato of [de.email, de.numeroDocumento, de.parametros.idPedido, de.parametros.idSesion]) {
          expect(texto, "somebody else's answer").not.toContain(dato);
        }
      }
    }
    expect(vistos.join(" "), QUIENES.join(", ")).toBe(estados);
  });
});
