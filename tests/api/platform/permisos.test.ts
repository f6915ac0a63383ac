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
import { CON_TOKEN, porQuien, type Permisos } from "../../../server/platform/permisos";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { LUNES, LUNES_8AM, unCupon, unPaquete } from "../../support/constructores";
import { CLAVE_DE_PRUEBA, codigoDe, enlaceDe, registrarHastaElCodigo } from "../../support/cuentas";
import { notificacionDe } from "../../support/pasarelaFalsa";
import { BREVE_EN_POSTGRES } from "../../support/formas";
import { abrirMundo, ORIGEN, valor } from "../../support/servicios";
import { DATOS_DEL_ESCANER, DATOS_DEL_TEST } from "../../../app/domain/consentimientos/politica";
import type { ArchivoEnviado } from "../../../app/domain/shared/archivoEnviado";
import { pdf } from "../../support/archivosHostiles";
import { unaHoja } from "../../support/reclamos";
import { entradaAlSorteo, VERSION_DE_DATOS, vigente } from "../../support/politicas";
import { sumarMinutos } from "../../../app/domain/shared/fechas";

/**
 * Services of these tests, about the permissions of `/v2`. Every endpoint has one row: its key, and four statuses of
 * the same request about one person's things. The request comes from nobody, from that person (registered, insured)
 * and from another person. An endpoint whose path names no person answers with the caller's own things: the test
 * checks that they are not the owner's.
 */
const mundo = await abrirMundo();
const { llamar, abrirSesion } = abrirApi(mundo);
const claveHash = await cifrarClave(CLAVE_DE_PRUEBA);
/** A Monday on which the workshop takes place. */
const LUNES_CON_YOGA = "2026-11-30";
/** Makes a person with one of each thing that a request can be about. */
async function duena(esAsegurada: boolean) {
  const { servicios } = mundo;
  const persona = await mundo.persona({ esAsegurada, bonos: 2, claveHash });
  const { idPersona } = persona;
  const { idEspecialista } = await mundo.especialista();
  const [horario, libre] = (await servicios.agenda.verEspecialista({ idEspecialista }))!.dias[1]!.horarios;
  const { idHorario } = valor(
    await servicios.agenda.retenerHorario({ idPersona, idEspecialista, inicio: horario!.inicio }),
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
    /** Values for the parameters in a path. */
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
  archivo?: ArchivoEnviado;
  consulta?: Record<string, string>;
  cuerpo?: unknown;
  cabeceras?: Record<string, string>;
}
/** Prepares the data that a request needs, and gives the request. */
type Preparar = (de: Duena) => Pedido | Promise<Pedido>;

const PAQUETE = unPaquete();
const conPaquete =
  (escribir: (de: Duena) => unknown): Preparar =>
  async (de) => {
    await guardarPaquete(mundo.db, PAQUETE);
    return { cuerpo: escribir(de) };
  };

/** Orders a pack, which a coupon pays in full when `cubierta`. */
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
/** Holds and orders a workshop place, which a coupon pays in full when `cubierta`. */
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
/** Moves the workshop's date, so that it begins now. */
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
  const inscripcion = { idPersona, uid: parametros.uidLanding, fecha: parametros.fecha };
  valor(await mundo.servicios.talleres.registrarAsistencia(inscripcion));
  await mundo.db.updateTable("certificados").set({ presente_segundos: 3600 }).execute();
  // The certificate is valid from the end of the workshop on.
  mundo.reloj.avanzar(60);
  parametros.codigo = (await mundo.servicios.talleres.lugar(idPersona, inscripcion))!.certificado!;
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

/** Begins a test for a person who consented to the use of their answers. */
const conTest: Preparar = async ({ idPersona, parametros: { idform } }) => {
  const consentimiento = { canal: "api", idSolicitud: "" } as const;
  const empezado = { idform, dueno: { idPersona }, red: "203.0.113.7", consentimiento };
  valor(await mundo.servicios.cuestionarios.empezar(empezado));
  return {};
};

/** Begins a test and answers its first question. */
const conRespuesta: Preparar = async (de) => {
  await conTest(de);
  const { idform } = de.parametros;
  const abierto = valor(await mundo.servicios.cuestionarios.actual(idform, { idPersona: de.idPersona }));
  const { uuidForm } = abierto!.estado;
  return { cuerpo: { uuidForm, respuesta: [{ idRespuesta: "7" }] } };
};
/** Current version of the consent for the mental-health programme. */
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
/** Sends all answers to the programme at once, with the consent. */
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

/** Survey that is open to everybody, and its answers. */
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
/** Invites a person to a survey after their session. */
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
const conIntencion: Preparar = async () => {
  const { borradores } = mundo.servicios.reclamos;
  return { cuerpo: { intencion: valor(await borradores.empezar("203.0.113.7")), ...unaHoja() } };
};
const conHoja: Preparar = async ({ parametros }) => {
  const { registrar, borradores } = mundo.servicios.reclamos;
  const intencion = valor(await borradores.empezar("203.0.113.7"));
  const { codigo } = valor(await registrar.deIntencion({ intencion, hoja: unaHoja(), idPersona: null }));
  parametros.codigo = codigo;
  return { consulta: { documento: "3456" } };
};
const conHojaYArchivo: Preparar = async (de) => {
  const { consulta } = await conHoja(de);
  return { cuerpo: consulta, archivo: { nombre: "recibo.pdf", bytes: pdf() } };
};
const conSorteo: Preparar = async ({ parametros }) => {
  // A list of entries that was fixed stays for ever, so no two tests share a draw.
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

const DE_MIEMBRO = { sinSesion: 401, conSesion: 200, otra: 403 } as const;
const deMiembro = (conSesion: number) => ({ ...DE_MIEMBRO, conSesion });

/** Joins the owner to a community and begins a conversation, which a moderator has yet to read. */
const conMiembro = (cuerpo: () => unknown): Preparar => {
  return async ({ idPersona, parametros }) => {
    const comunidad = "dormir-mejor";
    const seudonimo = SEUDONIMO;
    const { comunidades } = mundo.servicios;
    const red = "203.0.113.7";
    valor(await comunidades.unirse({ idPersona, comunidad, seudonimo, red }));
    const escrito = { texto: "Buenas noches", conDatos: false, soloModeracion: false };
    const { idTexto } = valor(await comunidades.publicar({ idPersona, comunidad, red }, escrito));
    Object.assign(parametros, { id: comunidad, idTexto, idConversacion: idTexto });
    return { cuerpo: cuerpo() };
  };
};
const SEUDONIMO = "Luna llena";

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

/** Closes the day before the session in the specialist's hours, or opens it again. */
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

/** Makes a person wait for a time before their session, and offers them one. */
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

/** Starts the recovery of a person's account. */
const conRecuperacion = (escribir: (de: Duena) => Promise<unknown>): Preparar => {
  return async (de) => {
    const pedida = { quien: de.email, red: "" };
    de.parametros.idRecuperacion = valor(await mundo.servicios.cuentas.recuperarClave.pedir(pedida));
    return { cuerpo: await escribir(de) };
  };
};

/** First code of a second factor that is still to be confirmed. */
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

/** Gives the owner of the data some coins, for a request with a body. */
const conMonedas =
  (cuerpo: object): Preparar =>
  async ({ idPersona }) => {
    const dadas = { operador: "ana", idPersona, cantidad: 300, motivo: "cortesia" } as const;
    valor(await mundo.operador.darMonedas(dadas));
    return { cuerpo };
  };

const conRonda: Preparar = async ({ parametros }) => {
  await mundo.job("rondas-de-ruleta");
  Object.assign(parametros, { idRonda: "del-mes-2026-11" });
  return {};
};

const conReto: Preparar = async ({ parametros }) => {
  const trabajo = mundo.producto.jobs.find(({ nombre }) => nombre === "campanias-al-dia")!;
  await trabajo.run();
  parametros.id = "en-compania-2026-11";
  return {};
};

/** Gives a code of a challenge for one person. */
const conCodigoDeReto: Preparar = async (de) => {
  await conReto(de);
  const pedido = { operador: "ana", idCampania: de.parametros.id, usos: 1 };
  const { codigo } = valor(await mundo.producto.acts.campanias.darCodigo(pedido));
  return { cuerpo: { codigo } };
};

/** Makes the receipt of an order that was paid by card. */
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

/** Key of the endpoint, its answers, and what has to be prepared before the request. */
type Fila = [clave: ClaseDeClave, permisos: number | Permisos<number>, preparar?: Preparar];

/** Rows of the endpoints whose request needs something prepared. */
const PERMISOS: Record<string, Fila> = {
  "put /modales/{modal}/cierre": [
    "personas",
    CON_TOKEN,
    ({ parametros }) => {
      Object.assign(parametros, { modal: "bienvenida" });
      return {};
    },
  ],
  "post /autenticacion/deshacer": ["public", 410, cuerpo(() => ({ enlace: "de-nadie" }))],
  "post /autenticacion/token": [
    "public",
    200,
    cuerpo(({ email }) => ({ correo: email, clave: CLAVE_DE_PRUEBA })),
  ],
  "post /autenticacion/refresco": ["public", 200, cuerpo(({ refreshToken }) => ({ refreshToken }))],

  "post /autenticacion/recuperaciones": ["public", 202, cuerpo(({ email }) => ({ quien: email }))],
  "post /autenticacion/recuperaciones/{idRecuperacion}/codigo": [
    "public",
    200,
    conRecuperacion(({ email }) => codigoDe(mundo, email).then((codigo) => ({ codigo }))),
  ],
  "post /autenticacion/recuperaciones/confirmacion": [
    "public",
    200,
    conRecuperacion(async ({ email }) => ({ enlace: await enlaceDe(mundo, email), clave: CLAVE_NUEVA })),
  ],

  "get /horarios": ["public", 200, ({ idEspecialista }) => ({ consulta: { idEspecialista } })],
  "post /horarios": [
    "private",
    { sinSesion: 401, conSesion: 201, otra: 201 },
    cuerpo(({ idEspecialista, inicioLibre }) => ({ idEspecialista, inicio: inicioLibre })),
  ],
  "post /pedidos": [
    "private",
    { sinSesion: 401, conSesion: 201, otra: 404 },
    cuerpo(({ parametros }) => ({ idHorario: parametros.idHorario, versionDeDatos: VERSION_DE_DATOS })),
  ],
  "post /ventas": [
    "private",
    { sinSesion: 401, conSesion: 201, otra: 404 },
    cuerpo(({ parametros: { idPedido } }) => ({ idPedido })),
  ],
  "post /sesiones": [
    "private",
    { sinSesion: 401, conSesion: 201, otra: 404 },
    cuerpo(({ parametros: { idPedido } }) => ({ idPedido })),
  ],
  "post /cupones/validaciones": [
    "private",
    { sinSesion: 401, conSesion: 409, otra: 404 },
    cuerpo(({ parametros: { idHorario } }) => ({ idHorario, cupon: "NADA" })),
  ],
  "post /compras": [
    "private",
    { sinSesion: 401, conSesion: 201, otra: 201 },
    conPaquete(({ parametros: { idPaquete } }) => ({ idPaquete })),
  ],
  "get /compras/{idPedido}": ["private", { sinSesion: 401, conSesion: 200, otra: 404 }, conCompra()],
  "delete /compras/{idPedido}": ["private", { sinSesion: 401, conSesion: 200, otra: 404 }, conCompra()],
  "post /compras/{idPedido}/ventas": ["private", { sinSesion: 401, conSesion: 201, otra: 404 }, conCompra()],
  "post /compras/{idPedido}/confirmacion": [
    "private",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    conCompra({ cubierta: true }),
  ],
  "post /compras/{idPedido}/devolucion": [
    "private",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    conCompra({ cubierta: true, pagada: true }),
  ],
  "post /canjes": ["private", { sinSesion: 401, conSesion: 201, otra: 409 }, conCanje],
  "post /ruleta/jugadas": [
    "private",
    { sinSesion: 401, conSesion: 404, otra: 404 },
    () => Promise.resolve({ cuerpo: { idJugada: crypto.randomUUID() } }),
  ],
  "post /donaciones": [
    "private",
    { sinSesion: 401, conSesion: 201, otra: 409 },
    conMonedas({ idDonacion: "una-donacion", causa: "demostracion", cantidad: 1 }),
  ],
  "put /juego": ["private", CON_TOKEN, cuerpo(() => ({ apagado: true }))],
  "put /juego/limite": ["private", CON_TOKEN, cuerpo(() => ({ girosPorDia: 1 }))],
  "post /juego/pausa": ["private", CON_TOKEN, cuerpo(() => ({ dias: 7 }))],
  "post /juego/nacimiento": ["private", CON_TOKEN, cuerpo(() => ({ nacimiento: "1990-05-17" }))],
  "get /ruleta/rondas/{idRonda}": ["public", 200, conRonda],
  "get /ruleta/rondas/{idRonda}/jugadas": ["public", 200, conRonda],
  "get /campanias/{id}/estado": ["private", CON_TOKEN, conReto],
  "post /campanias/{id}/checkin": ["private", { sinSesion: 401, conSesion: 201, otra: 201 }, conReto],
  "get /campanias/{id}/historial": ["private", CON_TOKEN, conReto],
  "post /campanias/{id}/validacion": ["private", CON_TOKEN, conCodigoDeReto],
  "get /comprobantes": ["private", CON_TOKEN, conComprobante],
  "get /comprobantes/{idComprobante}": [
    "private",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    conComprobante,
  ],
  "get /sesiones/{idCita}/nota": [
    "private",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    conCita(() => undefined),
  ],
  "put /sesiones/{idCita}/nota": [
    "private",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    conCita(() => ({ texto: "Duermo mal." })),
  ],
  "get /sesiones/{idCita}/sala/mensajes": [
    "private",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    conCita(() => undefined),
  ],
  "post /sesiones/{idCita}/sala/mensajes": [
    "private",
    { sinSesion: 401, conSesion: 409, otra: 404 },
    conCita(() => ({ texto: "Ya estoy aquí." })),
  ],
  "get /sesiones/{idCita}/ausencia": [
    "private",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    conCita(() => undefined),
  ],
  "put /sesiones/{idCita}/ausencia": [
    "private",
    { sinSesion: 401, conSesion: 409, otra: 404 },
    conCita(() => undefined),
  ],
  "get /sesiones/{idCita}": [
    "private",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    conCita(() => undefined),
  ],
  "get /sesiones/{idCita}/calendario": [
    "private",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    conCita(() => undefined),
  ],
  "post /sesiones/{idCita}/reprogramacion": [
    "private",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    conCita(({ inicioLibre }) => ({ inicio: inicioLibre })),
  ],
  "post /sesiones/{idCita}/cambio-de-especialista": [
    "private",
    { sinSesion: 401, conSesion: 409, otra: 404 },
    conCita(({ idEspecialista, inicioLibre }) => ({
      idEspecialista,
      inicio: inicioLibre,
      diferenciaCentimos: 1,
    })),
  ],
  "get /sesiones/{idCita}/sala": [
    "private",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    conCita(() => undefined),
  ],
  "post /sesiones/{idCita}/asistencia": [
    "private",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    conCita(() => ({ version: 1 })),
  ],
  "post /sesiones/{idCita}/cancelacion": [
    "private",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    conCita(() => ({ version: 1 })),
  ],

  "get /esperas": ["private", CON_TOKEN, conEspera],
  "post /esperas": ["private", { sinSesion: 401, conSesion: 201, otra: 404 }, antesDeSuCita],
  "delete /esperas/{idEspera}": ["private", { sinSesion: 401, conSesion: 200, otra: 404 }, conEspera],
  "post /esperas/{idEspera}/aceptacion": [
    "private",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    conEspera,
  ],
  "post /esperas/{idEspera}/rechazo": ["private", { sinSesion: 401, conSesion: 200, otra: 404 }, conEspera],

  "post /talleres/{uidLanding}/inscripciones/{fecha}/aceptacion": [
    "private",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    conLugar,
  ],
  "post /talleres/{uidLanding}/inscripciones/{fecha}/asistencia": [
    "private",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    enSuSala,
  ],
  "post /talleres/{uidLanding}/inscripciones/{fecha}/pedido": [
    "private",
    { sinSesion: 401, conSesion: 201, otra: 404 },
    conLugarPorPagar({ pedido: false }),
  ],
  "get /talleres/pedidos/{idPedido}": [
    "private",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    conLugarPorPagar(),
  ],
  "post /talleres/pedidos/{idPedido}/ventas": [
    "private",
    { sinSesion: 401, conSesion: 201, otra: 404 },
    conLugarPorPagar(),
  ],
  "post /talleres/pedidos/{idPedido}/confirmacion": [
    "private",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    conLugarPorPagar({ cubierta: true }),
  ],
  "delete /talleres/{uidLanding}/inscripciones/{fecha}": [
    "private",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    conLugar,
  ],
  "get /talleres/{uidLanding}/inscripciones/{fecha}/calendario": [
    "private",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    conLugar,
  ],
  "get /talleres/{uidLanding}/inscripciones/{fecha}/sala": [
    "private",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    conLugar,
  ],
  "post /talleres/{uidLanding}/inscripciones/{fecha}/sala/preguntas": [
    "private",
    { sinSesion: 401, conSesion: 201, otra: 404 },
    enSuSalaCon({ texto: "¿Con lápiz?" }),
  ],
  "post /talleres/{uidLanding}/inscripciones/{fecha}/sala/presencia": [
    "private",
    { sinSesion: 401, conSesion: 204, otra: 404 },
    enSuSala,
  ],
  "get /certificados/{codigo}": ["public", 200, conCertificado],
  "delete /talleres/pedidos/{idPedido}": [
    "private",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    conLugarPorPagar(),
  ],
  "post /historial-acciones": [
    "private",
    { sinSesion: 401, conSesion: 201, otra: 201 },
    cuerpo(() => ({ que: "camine" })),
  ],
  "post /programas/inscripciones": [
    "private",
    { sinSesion: 401, conSesion: 201, otra: 201 },
    cuerpo(({ parametros }) => ({ uid: parametros.uid })),
  ],
  "post /programas/progreso": ["private", { sinSesion: 401, conSesion: 200, otra: 409 }, conRuta],
  "get /cuestionarios/{idform}/perfil": ["private", CON_TOKEN, conTest],
  "put /cuestionarios/{idform}": [
    "private",
    CON_TOKEN,
    cuerpo(() => ({ versionDeDatos: vigente(DATOS_DEL_ESCANER).version, respuestas: [] })),
  ],
  "put /cuestionarios/{idform}/respuestas/{codPregunta}": [
    "private",
    { sinSesion: 401, conSesion: 200, otra: 409 },
    conRespuesta,
  ],
  // A guest's answers go to the account that first asks for them; this visit has none.
  "post /cuestionarios/{idform}/guardados": [
    "private",
    CON_TOKEN,
    cuerpo(() => ({ visita: "nada", versionDeDatos: vigente(DATOS_DEL_TEST).version })),
  ],

  "get /formularios/{id}": ["survey", 200, laEncuesta],
  "post /formularios/{id}/respuestas": ["survey", 201, conEncuesta],
  "get /comunidades": ["comunidades", 200, nada],
  "post /comunidades/{id}/miembros": [
    "comunidades",
    { sinSesion: 401, conSesion: 201, otra: 409 },
    conMiembro(() => ({ seudonimo: SEUDONIMO, aceptaReglas: true })),
  ],
  "post /comunidades/{id}/salidas": [
    "comunidades",
    { sinSesion: 401, conSesion: 204, otra: 204 },
    conMiembro(() => ({ clave: CLAVE_DE_PRUEBA })),
  ],
  "get /comunidades/{id}/conversaciones": ["comunidades", DE_MIEMBRO, conMiembro(() => undefined)],
  "get /comunidades/{id}/conversaciones/{idConversacion}": [
    "comunidades",
    DE_MIEMBRO,
    conMiembro(() => undefined),
  ],
  "post /comunidades/{id}/conversaciones": [
    "comunidades",
    deMiembro(201),
    conMiembro(() => ({ texto: "Hola" })),
  ],
  // A conversation that waits for a moderator takes no reply, and its author cannot report it.
  "post /comunidades/{id}/conversaciones/{idConversacion}/respuestas": [
    "comunidades",
    deMiembro(404),
    conMiembro(() => ({ texto: "Hola" })),
  ],
  "post /comunidades/{id}/textos/{idTexto}/denuncias": [
    "comunidades",
    deMiembro(409),
    conMiembro(() => ({ motivo: "otro" })),
  ],
  "post /reclamos/intenciones": ["public", 201, nada],
  "post /reclamos": ["public", 201, conIntencion],
  "get /reclamos/{codigo}": ["public", 200, conHoja],
  "post /reclamos/{codigo}/adjuntos": ["public", 201, conHojaYArchivo],
  "post /nps/respuestas": ["survey", { sinSesion: 401, conSesion: 201, otra: 404 }, conInvitacion],
  "post /nps/bajas": ["survey", { sinSesion: 401, conSesion: 204, otra: 404 }, conInvitacion],
  "put /salud-mental/cuestionario/respuestas/{codPregunta}": ["private", CON_TOKEN, conPrograma],
  "delete /escaneos/{idEscaneo}": ["private", { sinSesion: 401, conSesion: 204, otra: 404 }, conEscaneo],
  "post /salud-mental/procesamientos": ["private", CON_TOKEN, conProgramaEntero],
  "post /escaneos": [
    "private",
    { sinSesion: 401, conSesion: 201, otra: 201 },
    cuerpo(() => ({
      pulso: { metodo: "mano", contados: 36, segundos: 30, contexto: "reposo" },
      versionDeDatos: vigente(DATOS_DEL_TEST).version,
    })),
  ],

  "post /agenda": ["personas", CON_TOKEN, cuerpo(() => ({}))],
  "get /perfiles": ["personas", { sinSesion: 401, conSesion: 200, otra: 404 }, soloMismaPersona],

  "get /politicas/{flujo}/{politica}/versiones": [
    "public",
    200,
    ({ parametros }) => {
      Object.assign(parametros, { flujo: "REGISTRO", politica: "TYC" });
      return {};
    },
  ],
  "get /politicas/publicas": [
    "public",
    { sinSesion: 200, conSesion: 409, otra: 409 },
    () => ({ consulta: { flujo: "REGISTRO" } }),
  ],
  "get /politicas/privadas": [
    "private",
    CON_TOKEN,
    ({ esAsegurada }) => ({
      consulta: { flujo: "GLOBAL" },
      cabeceras: { "client-id": "cliente", origin: esAsegurada ? "aseguradora" : "producto" },
    }),
  ],
  "post /politicas/publicas/aceptaciones": ["public", 201, cuerpo(() => aceptacion)],
  "post /politicas/publicas/validaciones": ["public", 200, cuerpo(() => aceptacion)],
  "put /personas/{id}/actualizacion-datos": [
    "personas",
    { sinSesion: 401, conSesion: 204, otra: 404 },
    cuerpo(({ email, telefono, prefijo }) => ({
      correo: email,
      telefono: { numero: telefono, prefijo },
      politicasAceptacion: respuestas({ CUA: "1" }),
    })),
  ],
  "post /perfiles/{uuid}/cierre-politicas": [
    "personas",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    cuerpo(() => ({})),
  ],
  "post /personas/{id}/consentimientos/{idConsentimiento}/respuestas": [
    "personas",
    { sinSesion: 401, conSesion: 201, otra: 404 },
    cuerpo(() => ({ valor: "0" })),
  ],
  "put /personas/{id}/preferencias": [
    "personas",
    { sinSesion: 401, conSesion: 204, otra: 404 },
    cuerpo(() => ({ temas: [], avisosDiscretos: true })),
  ],
  "get /sorteos/{idSorteo}": ["public", 200, conEntrada],
  "get /sorteos/{idSorteo}/lista": ["public", 200, conLista],
  "get /sorteo": ["personas", CON_TOKEN, conEntrada],
  "get /sorteo/lista": ["public", 200, conLista],
  "post /sorteo/participaciones": ["personas", { sinSesion: 401, conSesion: 201, otra: 201 }, conSorteo],
  "delete /sorteo/participaciones": ["personas", { sinSesion: 401, conSesion: 200, otra: 404 }, conEntrada],
  "patch /notificaciones/vistas": ["personas", CON_TOKEN, cuerpo(() => ({}))],
  "post /personas/{id}/datos": [
    "personas",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    cuerpo(() => ({ clave: CLAVE_DE_PRUEBA })),
  ],
  "post /personas/{id}/eliminacion": [
    "personas",
    { sinSesion: 401, conSesion: 201, otra: 404 },
    cuerpo(() => ({ clave: CLAVE_DE_PRUEBA })),
  ],
  "delete /personas/{id}/eliminacion": [
    "personas",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    conEliminacion,
  ],

  "post /usuarios": ["public", 202, cuerpo(registro)],
  "post /usuarios/{idRegistro}/confirmacion": ["public", 201, conRegistro],
  "get /usuarios": [
    "personas",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    ({ usuarioLogin }) => ({ consulta: { usuarioLogin } }),
  ],
  "post /personas/{id}": [
    "personas",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    cuerpo(({ version }) => ({ nombre: "Anita", apePaterno: "Ríos", apeMaterno: "", version })),
  ],
  "patch /personas/{id}/contacto": [
    "personas",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    cuerpo((de) => ({ ...contacto(de), clave: CLAVE_DE_PRUEBA })),
  ],
  "post /personas/{id}/clave": [
    "personas",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    cuerpo(() => ({ actual: CLAVE_DE_PRUEBA, nueva: CLAVE_NUEVA })),
  ],
  "post /personas/{id}/segundo-factor": [
    "personas",
    { sinSesion: 401, conSesion: 201, otra: 404 },
    cuerpo(() => ({ clave: CLAVE_DE_PRUEBA })),
  ],
  "post /personas/{id}/segundo-factor/activacion": [
    "personas",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    async ({ idPersona }) => ({ cuerpo: { codigo: await codigoDeSegundoFactor(idPersona) } }),
  ],
  "post /personas/{id}/segundo-factor/respaldos": [
    "personas",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    conSegundoFactor,
  ],
  "post /personas/{id}/segundo-factor/retiro": [
    "personas",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    conSegundoFactor,
  ],
  "post /personas/{id}/acceso-de-asegurado/retiro": [
    "personas",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    conAccesoDeAsegurado,
  ],
  "post /personas/{id}/calendario": [
    "personas",
    { sinSesion: 401, conSesion: 201, otra: 404 },
    cuerpo(() => ({ clave: CLAVE_DE_PRUEBA })),
  ],
  "put /personas/{id}/datos-de-compra": [
    "personas",
    { sinSesion: 401, conSesion: 200, otra: 404 },
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
    CON_TOKEN,
    cuerpo(() => ({ posicion: 4, rangos: [{ de: 0, a: 4 }] })),
  ],
  "post /personas/{id}/contacto/correo": [
    "personas",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    conCambioDeCorreo,
  ],
  "post /personas/{id}/contacto/correo/codigo": [
    "personas",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    conCambioDeCorreo,
  ],
  "post /personas/{id}/contacto/correo/retiro": [
    "personas",
    { sinSesion: 401, conSesion: 200, otra: 404 },
    conCambioDeCorreo,
  ],
};

/** Rows that the endpoints declare themselves. */
const DECLARADOS: [string, Fila][] = ENDPOINTS.flatMap(({ metodo, ruta, clave, permisos }) =>
  permisos === undefined ? [] : [[`${metodo} ${ruta}`, [clave, permisos]]],
);
const TODOS: [string, Fila][] = [...DECLARADOS, ...Object.entries(PERMISOS)];

function enSuLugar({ parametros }: Duena, parametro: string): string {
  if (!(parametro in parametros)) throw new Error(`nothing is known to stand in {${parametro}}`);
  return parametros[parametro as keyof typeof parametros];
}

const SOLICITANTES = {
  nobody: "sinSesion",
  registered: "conSesion",
  insured: "asegurada",
  "another person": "otra",
} as const satisfies Record<string, keyof Permisos<number>>;
type Solicitante = keyof typeof SOLICITANTES;
/** Permissions do not depend on the database: on PostgreSQL one answer of each endpoint shows that its SQL runs. */
const PREGUNTAN = (Object.keys(SOLICITANTES) as Solicitante[]).filter(
  (solicitante) => !BREVE_EN_POSTGRES || solicitante === "registered",
);

describe("the permissions of /v2", () => {
  it("are written down once for every endpoint, and for nothing else", () => {
    expect(TODOS.map(([nombre]) => nombre).sort()).toEqual(
      ENDPOINTS.map(({ metodo, ruta }) => `${metodo} ${ruta}`).sort(),
    );
  });

  it("stand at their endpoint, unless something has to be prepared", () => {
    expect(Object.entries(PERMISOS).filter(([, [, , preparar]]) => !preparar)).toEqual([]);
  });

  it("are asked with what each needs: what is faulty is refused to anybody, and says nothing of who may", () => {
    expect(
      TODOS.filter(([, [, permisos]]) =>
        Object.values(porQuien(permisos)).some((estado) => [400, 415, 422].includes(estado)),
      ),
    ).toEqual([]);
  });

  it.each(TODOS)("%s", async (nombre, [clave, permisos, preparar = nada]) => {
    const [metodo, ruta] = nombre.split(" ") as [string, string];
    const { conPersona } = ENDPOINTS.find((endpoint) => nombre === `${endpoint.metodo} ${endpoint.ruta}`)!;
    const vistos: number[] = [];
    for (const solicitante of PREGUNTAN) {
      await mundo.empezarDeNuevo();
      const de = await duena(solicitante === "insured");
      const { consulta, ...pedido } = await preparar(de);
      const token =
        solicitante === "nobody"
          ? undefined
          : solicitante === "another person"
            ? (await abrirSesion((await mundo.persona({ claveHash })).idPersona)).token
            : de.token;
      const direccion =
        ruta.replace(/\{(\w+)\}/g, (_, parametro: string) => enSuLugar(de, parametro)) +
        (consulta ? `?${new URLSearchParams(consulta)}` : "");
      const pedir = (conClave?: string) =>
        llamar(metodo.toUpperCase(), direccion, { ...pedido, token, ...(conClave && { clave: conClave }) });

      // The key of the caller is checked before anything else, whoever calls.
      expect((await pedir()).estado, `${solicitante}, without a key`).toBe(401);
      expect((await pedir("otra")).estado, `${solicitante}, with a key that is none`).toBe(401);
      const deInvitado = conPersona === O_INVITADO && solicitante === "nobody" ? [CLAVE_DE_INVITADO] : [];
      for (const otra of CLASES_DE_CLAVE.filter((clase) => ![clave, ...deInvitado].includes(clase))) {
        expect((await pedir(CLAVES_DE_API[otra])).estado, `${solicitante}, with the ${otra} key`).toBe(403);
      }
      const { estado, texto } = await pedir(CLAVES_DE_API[clave]);
      vistos.push(estado);
      // A caller who sends the password of the owner is the owner.
      if (solicitante === "another person" && ruta !== "/autenticacion/token") {
        for (const dato of [de.email, de.numeroDocumento, de.parametros.idPedido, de.parametros.idSesion]) {
          expect(texto, "somebody else's answer").not.toContain(dato);
        }
      }
    }
    const esperados = PREGUNTAN.map((solicitante) => porQuien(permisos)[SOLICITANTES[solicitante]]);
    expect(vistos, PREGUNTAN.join(", ")).toEqual(esperados);
  });
});
