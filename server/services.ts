import { createHash, randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Logger } from "pino";
import { makeVerAgenda } from "../app/domain/agenda/verAgenda";
import { makeEnviarCorreos, type Cartero } from "../app/domain/avisos/correo/enviarCorreos";
import {
  makeEsperarAntes,
  makeEsperarDia,
  makePuedeEsperarAntes,
} from "../app/domain/agenda/esperas/apuntarse";
import { makeOfrecerEsperas } from "../app/domain/agenda/esperas/ofrecer";
import { makeAceptarOferta, makeDejarPasar, makeSalirDeEspera } from "../app/domain/agenda/esperas/responder";
import { makeVerEsperas } from "../app/domain/agenda/esperas/verEsperas";
import {
  makeBuscarEspecialistas,
  makeVerEspecialista,
} from "../app/domain/agenda/especialistas/buscarEspecialistas";
import {
  makeAmpliarHorario,
  makeLiberarHorario,
  makeVencerRetenciones,
} from "../app/domain/agenda/horarios/cambiarRetencion";
import { makeOtrosALaMismaHora } from "../app/domain/agenda/horarios/mismaHora";
import { makeRetenerHorario } from "../app/domain/agenda/horarios/retenerHorario";
import {
  makeConciliarCobros,
  makeConciliarPedido,
  makeConciliarTodo,
  makeDevolverPagos,
} from "../app/domain/ventas/pagos/conciliar";
import { makeOperador } from "../app/domain/operador/operador";
import { makePagarConTarjeta } from "../app/domain/ventas/pagos/pagarConTarjeta";
import type { Pasarela } from "../app/domain/ventas/pagos/pasarela";
import { makeRecibirNotificacion } from "../app/domain/ventas/pagos/recibirNotificacion";
import { makeRegistrarPago } from "../app/domain/ventas/pagos/registrarPago";
import { makeValidarCupon } from "../app/domain/ventas/cupones/usarCupon";
import {
  makeGuardarDatosDeCompra,
  makeVerDatosDeCompra,
} from "../app/domain/ventas/comprobantes/guardarDatosDeCompra";
import {
  makeDevolverCompra,
  makeVencerCompras,
  makeVerCompra,
  makeVerPaquete,
  makeVerTienda,
} from "../app/domain/paquetes/compras/verCompras";
import { makeCanjear } from "../app/domain/paquetes/monedas/canjear";
import { makeAvisarMonedas, makeVencerMonedas } from "../app/domain/paquetes/monedas/vencerMonedas";
import { makeVerMonedas } from "../app/domain/paquetes/monedas/verMonedas";
import { makeAvisarBonos, makeVencerBonos } from "../app/domain/paquetes/saldo/vencerBonos";
import type { EmisorDeComprobantes, Empresa } from "../app/domain/ventas/comprobantes/emisor";
import { makeEnviarComprobantes } from "../app/domain/ventas/comprobantes/enviarComprobantes";
import { makeVerComprobante, makeVerComprobantes } from "../app/domain/ventas/comprobantes/verComprobante";
import { planVigente } from "../app/domain/cuentas/perfil/planes";
import { makeCrearPedido } from "../app/domain/ventas/pedidos/crearPedido";
import { makePagarConCupon, makePagarConSaldo } from "../app/domain/ventas/pedidos/pagarSinTarjeta";
import { makeSoltarPedido } from "../app/domain/ventas/pedidos/soltarPedido";
import { makeVerPorPagar, makeVerQuePaso } from "../app/domain/agenda/reservas/quePaso";
import { makeVerPedido, makeVerReserva, makeVerSinTerminar } from "../app/domain/agenda/reservas/verPedido";
import { makeVerMovimientos, makeVerSaldo } from "../app/domain/paquetes/saldo/verSaldo";
import {
  makeAbrirCalendario,
  makeCopiarAgenda,
  makeDescargarEvento,
  makeLeerCalendario,
  makeRevocarCalendario,
  makeVerAjustesDeAvisos,
} from "../app/domain/agenda/calendario/calendario";
import {
  makeCancelarCita,
  makeCancelarPorEspecialista,
  makeMarcarAusencia,
} from "../app/domain/agenda/citas/cancelarCita";
import { makeConfirmarAsistencia } from "../app/domain/agenda/citas/confirmarAsistencia";
import { makeRecordarCitas } from "../app/domain/agenda/citas/recordarCitas";
import { makePedirCambio } from "../app/domain/agenda/citas/pedirCambio";
import { makeReprogramarCita } from "../app/domain/agenda/citas/reprogramarCita";
import { makeVerCambio, makeVerCita, makeVerSesionesAnteriores } from "../app/domain/agenda/citas/verCita";
import type { Causa } from "../app/domain/ventas/historial/historial";
import type { DepsConSitio } from "../app/domain/puertos";
import type { PuertaDeAseguradora } from "../app/domain/cuentas/identidad/aseguradora";
import { origenDe, type Origenes } from "../app/domain/cuentas/identidad/origen";
import { makeLimpiar } from "../app/domain/operador/limpieza/limpiar";
import type { ConsultaDeBeneficios } from "../app/domain/cuentas/perfil/beneficios";
import { makeVerBeneficios, makeVerPerfil } from "../app/domain/cuentas/perfil/verPerfil";
import type { Persona } from "../app/domain/cuentas/personas/persona";
import { makeActualizarDatos } from "../app/domain/consentimientos/actualizarDatos";
import { makeAceptarTextos, makeCambiarConsentimiento } from "../app/domain/consentimientos/libro";
import {
  makeGuardarAceptacionPublica,
  makeRevisarAceptacionPublica,
  makeValidarAceptacionPublica,
} from "../app/domain/consentimientos/publicas";
import {
  makeVerConsentimientos,
  makeVerDocumento,
  makeVerPoliticas,
  makeVerRecibo,
} from "../app/domain/consentimientos/verPoliticas";
import {
  makeAtenderModal,
  makeCerrarPoliticas,
  makeVerModalPendiente,
} from "../app/domain/avisos/modales/atenderModales";
import { makeGuardarNota, makeVerNota } from "../app/domain/agenda/notas/compartir";
import {
  makeGuardarPreferencias,
  makeVerPreferencias,
  makeVerPreferidas,
} from "../app/domain/cuentas/preferencias/preferencias";
import {
  makeParticiparEnSorteo,
  makeRetirarDelSorteo,
  makeVerSorteo,
} from "../app/domain/consentimientos/sorteos/participar";
import { makeVerAccesosADatos } from "../app/domain/cuentas/misDatos/accesoADatos";
import { makeVerMisDatos } from "../app/domain/cuentas/misDatos/copia";
import {
  makeCancelarEliminacion,
  makeEliminarCuentas,
  makePedirEliminacion,
} from "../app/domain/cuentas/misDatos/eliminacion";
import {
  makeMarcarNotificaciones,
  makeVerNotificaciones,
} from "../app/domain/avisos/notificaciones/notificacion";
import { raizDeImagenes, type Cdn } from "../app/domain/shared/imagenes/cdn";
import {
  makeEnlaceDeEspecialista,
  makeVaciarSalas,
  makeVerSala,
} from "../app/domain/agenda/videollamada/participar";
import {
  makeEntrarALaSala,
  makeEnviarALaSala,
  makeEscucharLaSala,
  makeSalirDeLaSala,
} from "../app/domain/agenda/videollamada/usarSala";
import type { Marca } from "../app/domain/shared/marca";
import {
  comprobarAlmacen,
  inTransaction,
  openDb,
  usoDe,
  type Consultado,
  type Db,
} from "./platform/database/client";
import { fuenteDeArchivos } from "./contenido/archivos";
import { makeContenidos } from "./contenido/contenidos";
import { makeEdicion } from "./contenido/edicion";
import type { Fuente } from "./contenido/fuente";
import { migrateAt } from "./platform/database/migrate";
import { makeRepositorios } from "./repositories";
import { makeVendibles } from "./vendibles";
import { CatalogoEnMemoria } from "./agenda/repositories/catalogo";
import { makeBandejaDeSalida } from "./avisos/repositories/correos";
import { makeLimpiezaRepository } from "./operador/repositories/limpieza";
import { makeMedidasRepository } from "./platform/repositories/medidas";
import { makeBeneficioRepository } from "./cuentas/repositories/perfiles";
import { makeIdempotenciaRepository } from "./platform/repositories/idempotencia";
import { makeVersionRepository } from "./platform/repositories/versiones";
import { makeAseguradora } from "./cuentas/identidad/aseguradora";
import { verificarClave } from "./cuentas/identidad/claves";
import { makeLlavesDeEspera } from "./agenda/esperas/llaves";
import { makeIdentidad } from "./cuentas/identidad/identidad";
import { makeAbrirPuente } from "./cuentas/puente/puente";
import { makeCuentas } from "./cuentas/identidad/cuentas";
import { vigilarCuentas, vigilarEntradas } from "./cuentas/identidad/vigilancia";
import { makeSello } from "./cuentas/identidad/sello";
import { makeHuella } from "./cuentas/identidad/tokens";
import { makeAvisosDeSala } from "./agenda/videollamada/avisos";
import { makeCaminosIce, type OpcionesDeIce } from "./agenda/videollamada/ice";
import { makeLlaves } from "./agenda/videollamada/llaves";
import { existeTelefono } from "./cuentas/telefono/existeTelefono";
import { startJobs, type Job } from "./platform/jobs";
import { makeReport, type SendReport } from "./platform/reports";
import type { Secret } from "./platform/rotation";
import { makeAnotarSuceso } from "./platform/securityEvents";

/** Below the folder that every process of ours is started in. */
const CARPETA_DE_CONTENIDO = "app/content";

/** After this, a page says that the texts take longer instead of waiting for them. */
const ESPERA_DE_POLITICAS_EN_MS = 4_000;

export interface ServicesOptions {
  databaseUrl: string;
  /** Where the payment gateway notifies us. */
  urlDeNotificacion: string;
  secretoDeSesion: Secret;
  /** Where people reach the site, without a slash at its end: for the links in mails and calendars. */
  urlDelSitio: string;
  /** Who takes mails away; null leaves them waiting in the outbox. */
  cartero: Cartero | null;
  marca: Marca;
  buzonDeDesarrollo: boolean;
  origenes: Origenes;
  /** The insurer's own sign-in, where it is configured. */
  aseguradora?: PuertaDeAseguradora | null;
  /** Who knows people's benefits; null where our own database does. */
  beneficios?: ConsultaDeBeneficios | null;
  /** What a private read of policies names itself with. */
  idCliente: string;
  videollamada: {
    ice: OpcionesDeIce;
    /** Where somebody calls who cannot get into the room; as it is read, `+51 1 234 5678`. */
    telefono: string | null;
  };
  /** This installation has rewards coins. */
  monedas?: boolean;
  /** Whom the receipts are from. */
  empresa: Empresa;
  /** Who issues them to the tax office; null where nobody was configured. */
  emisor?: EmisorDeComprobantes | null;
  makePasarela: (db: Db) => Pasarela;
  log: Logger;
  now?: () => Date;
  llaveDelPuente?: Secret | null;
  /** Where failures are reported to besides our own table. */
  enviarFallo?: SendReport | null;
  cdn?: Cdn | null;
  /** Who is told of each statement, where that is configured. */
  alConsultar?: ((consultado: Consultado) => void) | null;
  /** Where editors write; our own files unless a content system is configured. */
  contenido?: Fuente | null;
}

/** The only place that wires ports to implementations. Opens the database and brings it to the newest schema. */
export async function openServices(options: ServicesOptions) {
  const { log, now = () => new Date() } = options;
  await migrateAt(options.databaseUrl);
  const db = openDb(options.databaseUrl, undefined, options.alConsultar);

  const catalogo = new CatalogoEnMemoria();
  /** What use cases need, for whoever or whatever is behind their changes: the history of orders names it. */
  const depsDe = (causa: Causa): DepsConSitio => ({
    repos: makeRepositorios(db, catalogo, causa),
    transaccion: (work) => inTransaction(db, (trx) => work(makeRepositorios(trx, catalogo, causa))),
    now,
    newId: () => crypto.randomUUID(),
    sitio: { nombre: options.marca.nombre, url: options.urlDelSitio },
  });
  const deps = depsDe("persona");
  const { repos } = deps;
  const reportarFallo = makeReport({
    log,
    now,
    newId: deps.newId,
    keep: repos.fallos.anotar,
    send: options.enviarFallo ?? null,
  });
  const alFallar = (error: unknown) =>
    void reportarFallo(error, { lugar: "llamada", soporte: "", metodo: "", path: "", transcurridoEnMs: 0 });
  const pasarela = options.makePasarela(db);
  const { deSesion, dePaquete, sesiones, paquetes, todos } = makeVendibles(deps);
  const depsDePago = (causa: Causa) => ({
    ...depsDe(causa),
    ...todos,
    pasarela,
    registrarPago: makeRegistrarPago({ ...depsDe(causa), ...todos }),
    alFallar,
    urlDeNotificacion: options.urlDeNotificacion,
  });
  const bandeja = makeBandejaDeSalida(db);
  const propios = makeBeneficioRepository(db);
  const beneficios: ConsultaDeBeneficios = options.beneficios ?? {
    de: ({ idPersona }) => propios.de(idPersona),
  };
  const devolverPagos = makeDevolverPagos(depsDePago("pasarela"));
  const conciliarCobros = makeConciliarCobros(depsDePago("conciliacion"));

  const huella = makeHuella(options.secretoDeSesion);
  const anotarSuceso = makeAnotarSuceso(log);
  const { depsDeIdentidad, ...propias } = makeCuentas(deps, options);
  const cuentas = vigilarCuentas(propias, anotarSuceso);
  const avisosDeSala = makeAvisosDeSala({ ultimosNumeros: repos.salas.ultimosNumeros, alFallar });
  const depsDeSala = {
    ...deps,
    llaves: makeLlaves(options.secretoDeSesion),
    avisos: avisosDeSala,
    caminosIce: makeCaminosIce(options.videollamada.ice),
  };

  const llavesDeEspera = makeLlavesDeEspera(options.secretoDeSesion);
  const vencerRetenciones = makeVencerRetenciones(depsDe("reloj"));
  const operador = makeOperador({
    ...depsDe("operador"),
    ...todos,
    sha256,
    hayMonedas: options.monedas ?? false,
    nuevaSemilla: () => randomBytes(32).toString("hex"),
    conciliarTodo: makeConciliarTodo(depsDePago("conciliacion")),
    devolverPagos,
    vencerRetenciones,
  });

  const jobs: Job[] = [
    { nombre: "vencer-retenciones", cadaSegundos: 5, run: vencerRetenciones },
    {
      nombre: "ofrecer-esperas",
      cadaSegundos: 5,
      run: makeOfrecerEsperas({ ...depsDe("reloj"), llaves: llavesDeEspera }),
    },
    { nombre: "conciliar-cobros", cadaSegundos: 5, run: conciliarCobros },
    { nombre: "devolver-pagos", cadaSegundos: 5, run: devolverPagos },
    { nombre: "recordar-citas", cadaSegundos: 30, run: makeRecordarCitas(deps) },
    {
      nombre: "limpiar",
      cadaSegundos: 60 * 60,
      run: makeLimpiar({ limpieza: makeLimpiezaRepository(db), now }),
    },
    ...(options.cartero
      ? [
          {
            nombre: "enviar-correos",
            cadaSegundos: 5,
            run: makeEnviarCorreos({ bandeja, cartero: options.cartero, now, alFallar }),
          },
        ]
      : []),
    {
      nombre: "enviar-comprobantes",
      cadaSegundos: 5,
      run: makeEnviarComprobantes({
        ...depsDe("emisor"),
        emisor: options.emisor ?? null,
        empresa: options.empresa,
        alFallar,
      }),
    },
    { nombre: "vencer-compras", cadaSegundos: 60, run: makeVencerCompras(depsDe("reloj")) },
    { nombre: "vencer-bonos", cadaSegundos: 60, run: makeVencerBonos(deps) },
    { nombre: "avisar-vencimientos", cadaSegundos: 10 * 60, run: makeAvisarBonos(deps) },
    { nombre: "vencer-monedas", cadaSegundos: 60, run: makeVencerMonedas(deps) },
    ...(options.monedas
      ? [{ nombre: "avisar-monedas", cadaSegundos: 10 * 60, run: makeAvisarMonedas(deps) }]
      : []),
    { nombre: "avisar-bloqueos", cadaSegundos: 5, run: cuentas.recuperarClave.avisarBloqueos },
    { nombre: "eliminar-cuentas", cadaSegundos: 60, run: makeEliminarCuentas(deps) },
    { nombre: "vaciar-salas", cadaSegundos: 30, run: makeVaciarSalas(deps) },
  ];

  const verPerfil = makeVerPerfil(deps);
  const verBeneficios = makeVerBeneficios({ beneficios, alFallar });
  const planDe = async (idPersona: number) => {
    const persona = await repos.personas.porId(idPersona);
    if (!persona) return null;
    const [{ planes }, { valor }] = await Promise.all([verPerfil(persona), verBeneficios(persona)]);
    return planVigente(planes, valor)?.codigoPlan ?? null;
  };

  const versiones = makeVersionRepository(db);
  const medidas = makeMedidasRepository(db);
  const fuente = options.contenido ?? fuenteDeArchivos(CARPETA_DE_CONTENIDO);
  return {
    marca: options.marca,
    now,
    aseguradora: options.aseguradora
      ? makeAseguradora(deps, options.secretoDeSesion, options.aseguradora)
      : null,
    origenDe: (persona: Pick<Persona, "esAsegurada">) => origenDe(persona, options.origenes),
    verPerfil,
    verBeneficios,
    alFallar,
    identidad: vigilarEntradas(makeIdentidad(depsDeIdentidad, options.secretoDeSesion), {
      ...deps,
      anotarSuceso,
    }),
    ...cuentas,
    sello: makeSello(options.secretoDeSesion, now),
    especialidades: repos.especialidades.todas,
    especialistas: repos.especialistas.todos,
    buscarEspecialistas: makeBuscarEspecialistas(deps),
    verEspecialista: makeVerEspecialista(deps),
    retenerHorario: makeRetenerHorario(deps),
    liberarHorario: makeLiberarHorario(deps),
    ampliarHorario: makeAmpliarHorario(deps),
    verReserva: makeVerReserva(deps),
    verSinTerminar: makeVerSinTerminar(deps),
    otrosALaMismaHora: makeOtrosALaMismaHora(deps),
    crearPedido: makeCrearPedido({ ...deps, ...sesiones }, deSesion, planDe),
    validarCupon: makeValidarCupon(deps, deSesion, planDe),
    pagarConCupon: makePagarConCupon({ ...deps, ...sesiones }),
    verPedido: makeVerPedido(deps),
    verQuePaso: makeVerQuePaso(deps),
    verPorPagar: makeVerPorPagar(deps),
    soltarPedido: makeSoltarPedido({ ...depsDePago("persona"), ...sesiones }),
    pagarConSaldo: makePagarConSaldo({ ...deps, ...sesiones }),
    verTienda: makeVerTienda(deps),
    verPaquete: makeVerPaquete(deps),
    crearCompra: makeCrearPedido({ ...deps, ...paquetes }, dePaquete, planDe),
    validarCuponDePaquete: makeValidarCupon(deps, dePaquete, planDe),
    pagarCompraConCupon: makePagarConCupon({ ...deps, ...paquetes }),
    soltarCompra: makeSoltarPedido({ ...depsDePago("persona"), ...paquetes }),
    pagarCompra: makePagarConTarjeta({ ...depsDePago("persona"), ...paquetes }),
    verCompra: makeVerCompra(deps),
    devolverCompra: makeDevolverCompra({ ...deps, dePaquete }),
    monedas: options.monedas
      ? { ver: makeVerMonedas(deps), canjear: makeCanjear({ ...deps, dePaquete }) }
      : null,
    lotesDeSaldo: repos.saldos.lotesVivos,
    verDatosDeCompra: makeVerDatosDeCompra(deps),
    guardarDatosDeCompra: makeGuardarDatosDeCompra(deps),
    verComprobantes: makeVerComprobantes(deps),
    verComprobante: makeVerComprobante(deps),
    empresa: options.empresa,
    pagarConTarjeta: makePagarConTarjeta({ ...depsDePago("persona"), ...sesiones }),
    conciliarPedido: makeConciliarPedido(depsDePago("conciliacion")),
    recibirNotificacion: makeRecibirNotificacion(depsDePago("pasarela")),
    configuracionDePasarela: () => pasarela.configuracionPublica(),
    esperarDia: makeEsperarDia(deps),
    esperarAntes: makeEsperarAntes(deps),
    puedeEsperarAntes: makePuedeEsperarAntes(deps),
    verEsperas: makeVerEsperas(deps),
    aceptarOferta: makeAceptarOferta(deps),
    dejarPasarOferta: makeDejarPasar(deps),
    salirDeEspera: makeSalirDeEspera(deps),
    idEsperaDeLlave: llavesDeEspera.idEsperaDe,
    verAgenda: makeVerAgenda(deps),
    verCita: makeVerCita(deps),
    verCambio: makeVerCambio(deps),
    verSesionesAnteriores: makeVerSesionesAnteriores(deps),
    cancelarCita: makeCancelarCita(deps),
    reprogramarCita: makeReprogramarCita(deps),
    pedirCambio: makePedirCambio(deps),
    confirmarAsistencia: makeConfirmarAsistencia(deps),
    cancelarPorEspecialista: makeCancelarPorEspecialista(depsDe("operador")),
    marcarAusencia: makeMarcarAusencia(depsDe("operador")),
    operador,
    verAjustesDeAvisos: makeVerAjustesDeAvisos({ ...deps, sha256 }),
    abrirCalendario: makeAbrirCalendario({ ...deps, sha256 }),
    revocarCalendario: makeRevocarCalendario(deps),
    leerCalendario: makeLeerCalendario({ ...deps, sha256 }),
    descargarEvento: makeDescargarEvento(deps),
    copiarAgenda: makeCopiarAgenda(deps),
    verSaldo: makeVerSaldo(deps, alFallar),
    verMovimientosDeSaldo: makeVerMovimientos(deps),
    abrirPuente: makeAbrirPuente(options.llaveDelPuente ?? null, now),
    imagenes: raizDeImagenes(options.urlDelSitio, options.cdn ?? null),
    verNotificaciones: makeVerNotificaciones(deps),
    notificacionesSinVer: repos.notificaciones.sinVer,
    marcarNotificaciones: makeMarcarNotificaciones(deps),
    verMisDatos: makeVerMisDatos(deps),
    pedirEliminacion: makePedirEliminacion({ ...deps, verificarClave }),
    cancelarEliminacion: makeCancelarEliminacion(deps),
    verEliminacion: repos.eliminaciones.abierta,
    verAccesosADatos: makeVerAccesosADatos(deps),
    verSala: makeVerSala(depsDeSala),
    entrarALaSala: makeEntrarALaSala(depsDeSala),
    escucharLaSala: makeEscucharLaSala(depsDeSala),
    enviarALaSala: makeEnviarALaSala(depsDeSala),
    salirDeLaSala: makeSalirDeLaSala(depsDeSala),
    soltarEsperas: avisosDeSala.soltar,
    enlaceDeEspecialista: makeEnlaceDeEspecialista(depsDeSala),
    telefonoDeAtencion: options.videollamada.telefono,
    buzonDeDesarrollo: options.buzonDeDesarrollo ? bandeja.ultimos : null,
    idCliente: options.idCliente,
    verPoliticas: makeVerPoliticas({
      ...deps,
      alFallar,
      espera: (signal) => setTimeout(ESPERA_DE_POLITICAS_EN_MS, undefined, { signal }).catch(() => {}),
    }),
    verDocumento: makeVerDocumento(deps),
    verConsentimientos: makeVerConsentimientos(deps),
    verRecibo: makeVerRecibo(deps),
    cambiarConsentimiento: makeCambiarConsentimiento(deps),
    aceptarTextos: makeAceptarTextos(deps),
    guardarAceptacionPublica: makeGuardarAceptacionPublica({
      ...deps,
      huella,
    }),
    validarAceptacionPublica: makeValidarAceptacionPublica(deps),
    revisarAceptacionPublica: makeRevisarAceptacionPublica(deps),
    actualizarDatos: makeActualizarDatos({ ...deps, existeTelefono, verificarClave }),
    cerrarPoliticas: makeCerrarPoliticas(deps),
    verModalPendiente: makeVerModalPendiente(deps),
    atenderModal: makeAtenderModal(deps),
    verNota: makeVerNota(deps),
    guardarNota: makeGuardarNota(deps),
    verPreferencias: makeVerPreferencias(deps),
    verPreferidas: makeVerPreferidas(deps),
    guardarPreferencias: makeGuardarPreferencias(deps),
    verSorteo: makeVerSorteo(deps),
    participarEnSorteo: makeParticiparEnSorteo(deps),
    retirarDelSorteo: makeRetirarDelSorteo(deps),
    huella,
    idempotencia: makeIdempotenciaRepository(db),
    contenidos: makeContenidos({ fuente, numeroPublicado: versiones.contenido, now, alFallar }),
    edicion: makeEdicion({ ...deps, fuente, subirNumero: versiones.publicarContenido }),
    versionPublica: () => versiones.publica(now()),
    jobs,
    reportarFallo,
    startJobs: (alrededor?: Parameters<typeof startJobs>[2]) => startJobs(jobs, reportarFallo, alrededor),
    medidas: () => medidas.leer(now()),
    usoDeConexiones: () => usoDe(db),
    ready: async () => {
      await comprobarAlmacen(db);
      return true;
    },
    close: () => {
      avisosDeSala.soltar();
      return db.destroy();
    },
    db,
  };
}

const sha256 = (texto: string) => createHash("sha256").update(texto).digest("hex");

export type Services = Awaited<ReturnType<typeof openServices>>;
