import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { datosPredeterminados } from "../../../app/domain/ventas/comprobantes/datosDeCompra";
import { notificacionDeCita } from "../../../app/domain/agenda/citas/notificacion";
import type { CitaConDetalle } from "../../../app/domain/agenda/citas/cita";
import { datosPropios, type Persona } from "../../../app/domain/cuentas/personas/persona";
import { fechaDe } from "../../../app/domain/shared/fechas";
import type { Repositorios } from "../../../app/domain/shared/puertos";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { declared, openRepositorios } from "../../../server/modules";
import { makeCatalogoWriter } from "../../../server/agenda/repositories/catalogo";
import { makeBandejaDeSalida } from "../../../server/avisos/repositories/correos";
import { makeIdempotenciaRepository } from "../../../server/platform/repositories/idempotencia";
import { createAlmacenDePrueba } from "../../../server/ventas/repositories/pasarelaDePrueba";
import { versionDeHorarios } from "../../../server/agenda/repositories/versionDeHorarios";
import { makePublicacionesRepository } from "../../../server/contenido/repositories/publicaciones";
import { makeBarridos } from "../../../server/operador/repositories/limpieza";
import { makeMedidasRepository } from "../../../server/operador/repositories/medidas";
import { makeBeneficioRepository } from "../../../server/cuentas/repositories/perfiles";
import { guardarPaquete } from "../../../server/paquetes/repositories/compras";
import { guardarPersona } from "../../../server/cuentas/repositories/personas";
import { makeVersionPublica } from "../../../server/platform/repositories/versiones";
import { seedEspecialidades } from "../../../server/seed/seed";
import { formularioDePrueba } from "../../support/cuestionarios";
import { openNewDatabase } from "../../support/baseDeDatos";
import {
  lima,
  LUNES_8AM as ahora,
  MARTES,
  unaCita,
  unaCompra,
  unaPersona,
  unCobro,
  unComprobante,
  unCupon,
  unEspecialista,
  unHorario,
  unPago,
  unPedido,
} from "../../support/constructores";
import { done } from "../../../app/domain/shared/result";
import { inTransaction } from "../../../server/platform/database/client";
import { lecturasEnCurso } from "../../../server/platform/enPeticion";
import { enUnaMirada } from "../../../server/platform/database/lectura";
import { CRECEN, espiar, recorridas } from "../../support/planes";

const { db, url } = await openNewDatabase();
const { espia, sentencias } = await espiar(url);

/** Methods that were called, so that an untried method is noticed. */
const llamados = new Set<string>();
const abrirPuertos = openRepositorios("secreto-de-prueba");

type Metodo = (...argumentos: unknown[]) => Promise<unknown>;
type PorNombre = Record<string, Record<string, Metodo>>;

/** Counts the called methods. Each runs in a transaction of its own, because a lock needs one; a look has none. */
function contando(nombre: string, repo: object, enTransaccion: boolean): object {
  return new Proxy(repo, {
    get(objetivo, metodo) {
      llamados.add(`${nombre}.${String(metodo)}`);
      const directo = Reflect.get(objetivo, metodo, objetivo) as unknown;
      if (!enTransaccion || typeof directo !== "function" || lecturasEnCurso()) return directo;
      return async (...argumentos: unknown[]) => {
        const hecho = await inTransaction(espia, async (trx) => {
          const puertos = abrirPuertos(trx, "persona") as unknown as PorNombre;
          return done(await puertos[nombre]![String(metodo)]!(...argumentos));
        });
        return hecho.ok ? hecho.value : undefined;
      };
    },
  });
}

const puertos = abrirPuertos(espia, "persona");
const otros = {
  bandeja: makeBandejaDeSalida(espia),
  idempotencia: makeIdempotenciaRepository(espia),
  beneficios: makeBeneficioRepository(espia),
  medidas: makeMedidasRepository(espia),
  publicaciones: makePublicacionesRepository(espia),
  catalogo: makeCatalogoWriter(espia),
  pasarelaDePrueba: createAlmacenDePrueba(espia),
};
const contados = (todos: object, enTransaccion: boolean) =>
  Object.entries(todos).map(([nombre, repo]) => [nombre, contando(nombre, repo as object, enTransaccion)]);
const todos: Record<string, object> = { ...puertos, ...otros };
const repos = Object.fromEntries([
  ...contados(otros, false),
  ...contados(puertos, true),
]) as unknown as typeof puertos & typeof otros;

/**
 * Functions that query the database and are no port of a module. A new one must be tried here too. The methods of
 * `makeClavesDePersona` are tried as a part of `personas`.
 */
const APARTE = [
  "createAlmacenDePrueba",
  "makeBandejaDeSalida",
  "makeBarridos",
  "makeBeneficioRepository",
  "makeClavesDePersona",
  "makeIdempotenciaRepository",
  "makeMedidasRepository",
  "makePublicacionesRepository",
  "makeVersionPublica",
];

/** Trials of the nouns with a folder of their own: `tests/api/<context>/<noun>.planes.ts`. */
const deCadaNombre = import.meta.glob<{
  probar: (repos: Repositorios, de: { persona: Persona; cita: CitaConDetalle; ahora: Date }) => Promise<void>;
}>("../*/*.planes.ts", { eager: true });

beforeAll(async () => {
  await seedEspecialidades(db);
  const especialista = unEspecialista();
  const persona = unaPersona();
  const { idPersona } = persona;
  const { idEspecialista } = especialista;
  const despues = sumarMinutos(ahora, 60);

  await repos.catalogo.guardarEspecialidad((await repos.especialidades.todas())[0]!);
  await repos.catalogo.bloquear();
  await repos.catalogo.guardarEspecialista(especialista);
  await repos.catalogo.guardarCorreo(idEspecialista, "a@b.example");
  await repos.actos.anotar({ operador: "o", orden: "x", objeto: "", resultado: "hecho", creadoEn: ahora });
  await repos.actos.ultimos(10);
  await repos.especialistas.todos();
  await repos.especialistas.conAgenda(idEspecialista);
  await repos.especialistas.destinatario(idEspecialista);

  await guardarPersona(espia, persona, "hash");
  await repos.personas.porId(idPersona);
  await repos.personas.cuentaPorCorreo(persona.email);
  await repos.personas.cuentaPorDocumento(persona);
  await repos.personas.cuentaDe(idPersona);
  await repos.personas.porDocumento(persona);
  await repos.personas.crearSinCuenta(unaPersona({ ...persona, idUsuario: "u", digitalId: "d" }));
  await repos.personas.marcarAsegurada(idPersona, "D1");
  await repos.identidades.enlazar({ emisor: "e", sujeto: "s", idPersona }, ahora);
  await repos.identidades.personaDe("e", "s");
  await repos.identidades.dePersona(idPersona);
  await repos.perfiles.guardar(idPersona, { planes: ["FREE"], tiposUsuario: ["REGISTRADO"] });
  await repos.perfiles.de(idPersona);
  await repos.beneficios.guardar(idPersona, { tieneEPS: true, esPiloto: false });
  await repos.beneficios.de(idPersona);
  await repos.personas.confirmarDatos(idPersona, { numero: "912345678", prefijo: "+51" }, ahora);
  await probarCuentas(persona);

  await repos.accesos.abrir({
    idAcceso: "a",
    idPersona,
    creadoEn: ahora,
    expiraEn: despues,
    cerradoEn: null,
  });
  await enUnaMirada(() => repos.accesos.conPersona("a", ahora));
  await repos.accesos.porId("a");
  await repos.accesos.anotarUso("a", despues, ahora);
  await repos.accesos.anotarPrueba("a", ahora);
  await repos.accesos.hayPrueba("a", idPersona, ahora);
  await repos.accesos.usarPrueba("a", idPersona, ahora);
  await repos.accesos.abiertos(idPersona, ahora, ahora);
  await repos.accesos.cerrarDePersona("a", idPersona, ahora);
  await repos.accesos.cerrarTodos(idPersona, "a", ahora);
  await repos.accesos.guardarRefresco("h", "a", despues);
  await repos.accesos.usarRefresco("h", ahora);
  await repos.accesos.usarRefresco("h", ahora);
  await repos.accesos.cerrar("a", ahora);
  await repos.accesos.cerrarTodos(idPersona, "a", ahora);
  await repos.accesos.cerrarTodos(idPersona, null, ahora);
  await repos.intentos.contar("k", { tope: 1, ventanaEnMinutos: 15 }, ahora);
  await repos.intentos.contar("k", { tope: 1, ventanaEnMinutos: 15 }, ahora);
  await repos.intentos.descontar("k");
  await repos.intentos.olvidar("k");

  const de = { idEspecialista, idPersona };
  const horario = unHorario(de);
  const otro = unHorario({ ...de, inicio: lima(MARTES, "12:00"), expiraEn: ahora });
  await repos.horarios.retener(horario, especialista);
  await repos.horarios.retener(otro, especialista);
  await repos.horarios.ocupados([idEspecialista, "esp-otro"], ahora);
  await repos.horarios.deLaPersona(idPersona, ahora);
  await repos.horarios.deUnaPersona(horario.idHorario, idPersona);
  await repos.horarios.porId(horario.idHorario);
  await repos.horarios.bloquear(horario.idHorario);
  await repos.horarios.ampliar(horario.idHorario, despues, ahora);
  await repos.horarios.renovar(horario.idHorario, sumarMinutos(ahora, 30), ahora);
  await repos.horarios.mantener(horario.idHorario, sumarMinutos(ahora, 90));
  await repos.horarios.vencer(de, ahora);
  await repos.horarios.vencer("todas", ahora);
  await repos.horarios.recuperar(otro, especialista);
  const suelto = unHorario({ ...de, inicio: lima(MARTES, "15:00") });
  await repos.horarios.retener(suelto, especialista);
  await repos.horarios.liberar(suelto.idHorario);
  await repos.horarios.reservar(horario.idHorario, ahora);
  await repos.horarios.reservar(horario.idHorario);

  const pedido = unPedido({ idPersona, idHorario: horario.idHorario });
  await repos.reservas.crear(pedido);
  await repos.horarios.bloquearPorPedido(pedido.idPedido);
  await repos.pedidos.deUnaPersona(pedido.idPedido, idPersona);
  await repos.pedidos.porId(pedido.idPedido);
  await repos.pedidos.idDeCodigo("BCDFGHJK");
  repos.pedidos.terminados();
  await repos.reservas.porId(pedido.idPedido);
  await repos.reservas.deUnaPersona(pedido.idPedido, idPersona);
  await repos.reservas.ultimaDelHorario(horario.idHorario);
  await repos.reservas.ultimaConCobro(horario.idHorario);
  await repos.reservas.vivas(idPersona, ahora);
  await repos.rastro.delPedido(pedido.idPedido);
  await repos.pedidos.cambiarEstado(pedido.idPedido, ["pendiente"], "pagado", ahora);
  await repos.reservas.cerrarPendientes([horario.idHorario, "otro"], "vencido", ahora);
  await repos.cupones.guardar(unCupon({ codigo: "CUPON" }));
  await repos.cupones.porCodigo("CUPON");
  await repos.cupones.usado("CUPON");
  await repos.cupones.ultimos(10);
  await repos.cupones.contarUso("CUPON");
  await repos.cupones.anotarUso({ codigo: "CUPON", idPersona, idPedido: pedido.idPedido }, ahora);
  await repos.cupones.usos("CUPON", idPersona);
  await repos.pedidos.rebajar(pedido.idPedido, "CUPON", 1, ahora);
  await repos.cupones.devolver([pedido.idPedido, "otro"], ahora);
  await repos.cupones.retomar({ ...pedido, cupon: "CUPON" }, ahora);

  await repos.datosDeCompra.guardar(idPersona, datosPredeterminados(persona), ahora);
  await repos.datosDeCompra.de(idPersona);
  const comprobante = unComprobante({ idPersona, idPedido: pedido.idPedido });
  await repos.comprobantes.crear(comprobante);
  const { idComprobante } = comprobante;
  await repos.comprobantes.porId(idComprobante);
  await repos.comprobantes.deLaPersona(idPersona, 100);
  await repos.comprobantes.porEnviar(ahora, 20);
  await repos.comprobantes.tomar({ idComprobante, intentos: 0 }, despues);
  await repos.comprobantes.posponer(idComprobante, despues);
  await repos.comprobantes.responder(idComprobante, "aceptado", ahora);
  await repos.comprobantes.anular(idComprobante, ahora);
  await repos.comprobantes.cerradasDespuesDe("", 10);
  await repos.comprobantes.cerrarDeNuevo({ nombre: idComprobante, cerrado: "c" }, "d");

  const cobro = unCobro({ idPedido: pedido.idPedido });
  await repos.cobros.abrir(cobro);
  await repos.cobros.guardarDireccion(cobro.idCobro, "ref", "https://pasarela.example");
  await repos.cobros.porId(cobro.idCobro);
  await repos.cobros.delPedido(pedido.idPedido);
  await repos.cobros.porRevisar(ahora, 50);
  await repos.cobros.posponer(cobro, despues);
  await repos.cobros.anotarRetorno(cobro, "cancelado", ahora);
  await repos.cobros.olvidarRetorno(cobro.idCobro);
  const pago = unPago({ idCobro: cobro.idCobro });
  await repos.pagos.crear(pago);
  await repos.pagos.porId(pago.pasarela, pago.idPago);
  await repos.pagos.delPedido(pedido.idPedido);
  await repos.pagos.cambiarEstado(pago, ["procesando", "rechazado"], "por-devolver", ahora);
  await repos.pagos.deLaCita({ idCita: "cita", idPedido: pedido.idPedido });
  await repos.pagos.devolverParte({ ...pago, idDevolucion: `parte-${pago.idPago}`, montoCentimos: 1 }, ahora);
  await repos.pagos.partesPorDevolver(50);
  await repos.pagos.tomarParte(`parte-${pago.idPago}`, ahora, 1);
  await repos.pagos.anotarParte(`parte-${pago.idPago}`, "hecha", ahora);
  await repos.reservas.cambiosPendientes("cita");
  await repos.reservas.relevados("cita");
  await repos.reservas.relevar(pedido, pedido, "cita", ahora);
  await repos.pedidos.cadena(pedido.idPedido);
  await repos.medidas.leer(ahora);
  await repos.pagos.porDevolver(50);
  await repos.pagos.tomarPorDevolver(pago, ahora, 1);
  await repos.pagos.hayPorDevolver(idPersona);
  await repos.cobros.cerrar(cobro.idCobro);

  const { idPedido } = pedido;
  const cita = unaCita(horario.inicio, { idPedido, idHorario: horario.idHorario, idPersona });
  await repos.citas.crear(cita);
  await repos.citas.delPedido(idPedido);
  await repos.citas.devolverDespues(cita.idCita, "dinero");
  await repos.citas.deUnaPersona(cita.idCita, idPersona);
  await repos.citas.deLaPersona(idPersona, ahora, null);
  await repos.citas.deLaPersona(idPersona, ahora, despues);

  const conDetalle = (await repos.citas.porId(cita.idCita))!;
  const favorito = { tipo: "video", uid: "respira-con-el-mar", guardadoEn: ahora } as const;
  await repos.favoritos.guardar(idPersona, favorito);
  await repos.favoritos.deLaPersona(idPersona);
  await repos.favoritos.quitar(idPersona, favorito);
  const avance = {
    uid: favorito.uid,
    posicion: 0,
    rangos: [],
    comenzadoEn: ahora,
    movidoEn: ahora,
    vistoEn: null,
    marcado: false,
    ultimaVezEn: null,
    vuelta: [],
  };
  await repos.avances.guardar(idPersona, await repos.avances.tomar(idPersona, avance));
  await repos.avances.uno(idPersona, avance.uid);
  await repos.avances.anotarDia(idPersona, {
    uid: avance.uid,
    dia: fechaDe(ahora),
    marcado: false,
    vistoEn: ahora,
  });
  await repos.avances.ultimos(idPersona, 10);
  await repos.avances.actividad(idPersona);
  await repos.avances.quitar(idPersona, avance.uid);
  const form = await formularioDePrueba();
  await repos.formulariosFijados.fijar(form, "h", ahora);
  await repos.formulariosFijados.huellas(form.idform);
  await repos.formulariosFijados.leer(form.idform, form.version);
  const cuestionario = {
    ...{ uuidForm: "c", idform: form.idform, version: 1, idPersona: null, respuestasCerradas: "x" },
    ...{ empezadoEn: ahora, movidoEn: ahora, terminadoEn: null },
  };
  await repos.cuestionarios.empezar(cuestionario);
  await repos.cuestionarios.porId("c");
  await repos.cuestionarios.despuesDe("a", 200);
  await repos.cuestionarios.cerrarDeNuevo(cuestionario, "y");
  await repos.cuestionarios.abierto(idPersona, form.idform);
  await repos.cuestionarios.tomar("c");
  await repos.cuestionarios.guardar(cuestionario);
  await repos.cuestionarios.terminados(idPersona, form.idform, 6);
  await repos.cuestionarios.movidoDesde(idPersona, ahora);
  const invitacion = {
    ...({ idInvitacion: "i", disparador: "sesion", referencia: "r", estado: "abierta" } as const),
    ...{ idPersona, idform: form.idform, creadaEn: ahora },
  };
  await repos.encuestas.sinDecidir("sesion", ["r"]);
  await repos.encuestas.invitar(invitacion);
  await repos.encuestas.invitacion("i");
  await repos.encuestas.ultima(idPersona, form.idform);
  await repos.encuestas.usar("i", ahora);
  await repos.encuestas.tomarTurno(idPersona, ahora, ahora);
  await repos.encuestas.noPreguntar(idPersona, ahora);
  const respuesta = {
    ...{ idRespuesta: "r", idform: form.idform, version: 1, idPersona, disparador: null },
    ...{ respuestasCerradas: "x", creadaEn: ahora },
  };
  await repos.encuestas.anotar(respuesta);
  await repos.encuestas.porId("una");
  await repos.encuestas.respondio(idPersona, form.idform, 1);
  await repos.encuestas.respuestas(form.idform, "", 10);
  await repos.encuestas.todas("a", 10);
  await repos.encuestas.cerrarDeNuevo(respuesta, "y");
  await repos.cuestionarios.borrarDeVisita("c");
  await repos.cuestionarios.borrarAbierto(idPersona, form.idform);
  await repos.cuestionarios.borrarDePersona(idPersona, form.idform);
  const ingreso = { ...cuestionario, idPersona };
  await repos.ingresos.empezar(ingreso);
  await repos.ingresos.porId("c");
  await repos.ingresos.despuesDe("a", 200);
  await repos.ingresos.cerrarDeNuevo(ingreso, "y");
  await repos.ingresos.abierto(idPersona, form.idform);
  await repos.ingresos.tomar("c");
  await repos.ingresos.guardar(ingreso);
  await repos.ingresos.terminados(idPersona, form.idform, 6);
  await repos.ingresos.movidoDesde(idPersona, ahora);
  await repos.ingresos.borrarDeVisita("c");
  await repos.ingresos.borrarAbierto(idPersona, form.idform);
  await repos.ingresos.borrarDePersona(idPersona, form.idform);
  const alerta = {
    ...{ idAlerta: "c", deQuienCerrado: "x", huellaDePersona: "p", huellaDeFormulario: "f", creadaEn: ahora },
    ...{ acusadaEn: null, acusadaPor: null, veces: 1 },
    ...{ escaladas: 0, avisadaCerrada: null, tomadaCerrada: null, terminadaEn: null, desenlace: null },
  };
  await repos.alertas.crear(alerta);
  await repos.alertas.contarOtra(["p", "q"]);
  await repos.alertas.contarOtraDeEsta("c");
  await repos.alertas.otraAbierta("c", "p");
  await repos.alertas.reunir(alerta, alerta, alerta);
  await repos.alertas.porId("c");
  await repos.alertas.deLaPersona(["p", "q"]);
  await repos.alertas.despuesDe("a", 200);
  await repos.alertas.cerrarDeNuevo(alerta, alerta);
  await repos.alertas.abiertas();
  await repos.alertas.escalar(alerta, { escaladas: 1, avisadaCerrada: "a" });
  const toma = { por: "ana", dia: ahora, tomadaCerrada: "t" };
  await repos.alertas.acusar("c", toma);
  await repos.alertas.retomar({ idAlerta: "c", tomadaCerrada: "t" }, toma);
  await repos.alertas.soltar({ idAlerta: "c", tomadaCerrada: "t" });
  await repos.alertas.tomadas(100);
  await repos.alertas.devolver("c");
  await repos.alertas.terminar("c", { dia: ahora, desenlace: "hablamos", por: "ana" });
  await repos.alertas.terminadas(ahora, 100);
  const escaneo = { idEscaneo: "e", idPersona, pulsoCerrado: "x", medidoEn: ahora };
  await repos.escaneos.guardar(escaneo);
  await repos.escaneos.deLaPersona(idPersona, 10);
  await repos.escaneos.cerradasDespuesDe("", 10);
  await repos.escaneos.cerrarDeNuevo({ nombre: "e", cerrado: "x" }, "e");
  await repos.envios.recibir("e", ahora);
  await repos.escaneos.borrar(idPersona, "e");
  await repos.escaneos.borrarTodos(idPersona);
  await repos.citas.anteriores(idPersona, ahora, 10);
  await repos.citas.paraHistorial(idPersona, ahora, 5);
  await repos.citas.anteriores(idPersona, ahora, 10, "psicologia");
  await repos.citas.deUnEspecialista("c", idEspecialista);
  await repos.citas.delEspecialista(idEspecialista, { inicio: ahora, fin: despues });
  await repos.citas.deLaZona(idPersona, ahora, 10);
  await repos.citas.terminadas({ inicio: ahora, fin: despues });
  await repos.citas.hayPorDecidir(idPersona);
  await repos.citas.porRecordar("cita-recordatorio-1h", { inicio: ahora, fin: despues }, null);
  await repos.citas.porRecordar("cita-recordatorio-de-plazo", { inicio: ahora, fin: despues }, 1);
  await repos.citas.confirmarAsistencia(cita);
  await repos.citas.permitirCambio(cita, ahora);
  const nuevo = unHorario({ ...de, inicio: lima(MARTES, "16:00"), estado: "reservado" });
  await repos.horarios.mover(horario, nuevo, especialista);
  await repos.citas.mover({ ...cita, version: 2 }, { ...nuevo, idPedido }, ahora);
  await repos.horarios.relevar(nuevo, nuevo, especialista);
  await repos.reservas.mudar(idPedido, nuevo.idHorario, ahora);
  await repos.citas.cancelar({ ...cita, version: 3 }, "persona", "bono", ahora);
  await repos.horarios.soltar(nuevo.idHorario);
  await repos.saldos.devolver({ idPersona, idEspecialidad: 1, idPedido }, ahora);
  await repos.calendarios.guardar({ idPersona, huella: "t", creadoEn: ahora });
  await repos.calendarios.de(idPersona);
  await repos.calendarios.porHuella("t");
  await repos.calendarios.borrar(idPersona);
  const informe = { codigo: "UNEXPECTED_ERROR", http: 500, metodo: "GET", path: "/", estado: null } as const;
  await repos.fallos.anotar({
    idFallo: "f",
    soporte: "codigo-de-soporte",
    lugar: "pagina",
    informe: { ...informe, respuesta: null },
    mensaje: "m",
    ocurridoEn: ahora,
  });
  await repos.fallos.ultimos(ahora, 20);
  await repos.fallos.deSoporte("codigo-de-soporte");

  const { idCita } = cita;
  await probarEsperas({ idPersona, idEspecialista, idHorario: nuevo.idHorario });
  await repos.salas.avanzar(idCita, despues);
  await repos.salas.ultimoNumero(idCita);
  await repos.salas.ultimosNumeros([idCita, "otra"]);
  await repos.salas.ocupar(idCita, { rol: "persona", idConexion: "c", escalon: "video", vistaEn: ahora });
  await repos.salas.presencias(idCita);
  await repos.salas.ver(idCita, "persona", "c", ahora);
  await repos.salas.anotar(idCita, {
    numero: 1,
    rol: "persona",
    tipo: "texto",
    deConexion: null,
    paraConexion: null,
    cuerpo: "Hola",
    creadoEn: ahora,
  });
  await repos.salas.mensajes(idCita, 0, "c");
  await repos.salas.textos(idCita);
  const [mensaje] = await repos.salas.cerradasDespuesDe("", 10);
  await repos.salas.cerrarDeNuevo(mensaje!, "c");
  await repos.salas.olvidarSenales(idCita);
  await repos.salas.dejar(idCita, "persona", "c");
  await repos.salas.porVaciar(ahora, 50);
  await repos.salas.vaciar(idCita);

  await probarCompras(idPersona);
  await repos.saldos.sumar({ idPersona, idEspecialidad: 1, cantidad: 2, motivo: "bienvenida" }, ahora);
  await repos.saldos.gastar({ idPersona, idEspecialidad: 1, idPedido }, ahora);
  await repos.saldos.resumen(idPersona);
  await repos.saldos.movimientos(idPersona, 100);

  await repos.correos.encolar({
    idCorreo: "c",
    idPersona,
    para: "p",
    asunto: "a",
    texto: "t",
    html: "<p>t</p>",
    creadoEn: ahora,
  });
  await repos.correos.retirar(["otro", "ninguno"]);
  await repos.correos.resumen(10);
  await repos.correos.porEnviar(despues);
  await repos.correos.reenviar("c", ahora);
  await repos.bandeja.tomar(ahora, () => despues, 20);
  await repos.bandeja.marcarEnviado("c", ahora);
  await repos.correos.adjudicar("p", idPersona);
  await repos.bandeja.ultimos(20);
  await repos.idempotencia.tomar(idPersona, "clave", "huella", ahora);
  await repos.idempotencia.tomar(idPersona, "clave", "huella", ahora);
  await repos.idempotencia.guardar(idPersona, "clave", { estado: 201, cuerpo: "{}" }, null);
  await repos.idempotencia.soltar(idPersona, "clave");
  for (const { probar } of Object.values(deCadaNombre))
    await probar(repos, { persona, cita: conDetalle, ahora });
  await repos.destinatarios.de(idPersona);
  await repos.temas.posibles();
  await repos.nombresDelCatalogo.todos();
  await repos.preciosSueltos.todos();
  await repos.direccionesSecretas.borrar(idPersona);
  await repos.pendientes.de(idPersona, ahora);
  await repos.pendientes.perdidas(idPersona);
  await repos.descargas.anotar(idPersona, { uid: "diario-de-sueno", dia: MARTES, descargadaEn: ahora });
  await repos.descargas.cuentas(ahora);
  await repos.publicaciones.subir();
  await repos.publicaciones.numero();
  await makeVersionPublica(espia, [versionDeHorarios])(ahora);
  for (const { barrer } of makeBarridos(espia, declared.tables)) await barrer(ahora, 500);
  await probarMisDatos(idPersona);
  await probarPasarelaDePrueba();
  await probarConsentimientos(idPersona);
});

async function probarCompras(idPersona: number) {
  const compra = unaCompra({ idPersona });
  await guardarPaquete(espia, compra);
  await repos.paquetes.guardar(compra);
  await repos.paquetes.todos();
  await repos.paquetes.fijarPrecio(compra.idPaquete, 1);
  await repos.paquetes.enVenta();
  await repos.paquetes.enVentaPorId(compra.idPaquete);
  await repos.compras.crear(compra);
  await repos.compras.porId(compra.idPedido);
  await repos.compras.bloquear(compra.idPedido);
  await repos.compras.pendiente(idPersona, compra.idPaquete);
  await repos.compras.deUnaPersona(compra.idPedido, idPersona);
  await repos.compras.pendientes(idPersona);
  await repos.compras.deLaPersona(idPersona, 50);
  await repos.compras.vencer(ahora, ahora);
  await repos.paquetes.retirar(compra.idPaquete);
  const manana = sumarMinutos(ahora, 24 * 60);
  const canjeada = unaCompra({ ...compra, idPedido: "canje", estado: "pagado", monedas: 10 });
  await repos.compras.canjear(canjeada);
  await repos.monedas.dar({ idPersona, cantidad: 30, motivo: "cortesia", idPedido: null }, manana, ahora);
  await repos.monedas.quitar({ idPersona, cantidad: 10, motivo: "canje", idPedido: "canje" }, ahora);
  await repos.monedas.devolver(idPersona, "canje", ahora);
  const ganancia = { causa: "ver-un-video:mar", dia: "2026-11-29", razon: "Viste un video" };
  const ganada = { idPersona, cantidad: 5, motivo: "ganancia", idPedido: null, ganancia } as const;
  await repos.monedas.dar(ganada, manana, ahora);
  await repos.monedas.tomar(idPersona);
  await repos.monedas.ganadas(idPersona);
  await repos.monedas.total(idPersona);
  await repos.monedas.resumen(idPersona);
  const [llegada] = await repos.monedas.movimientos(idPersona, 100);
  await repos.monedas.llegada(idPersona, llegada!.idMovimiento);
  const reversion = { idPersona, motivo: "correccion", idMovimiento: null } as const;
  await repos.monedas.revertir({ ...reversion, cantidad: 1 }, ahora);
  await repos.monedas.revertir({ ...reversion, cantidad: 500 }, ahora);
  await repos.monedas.dar({ idPersona, cantidad: 600, motivo: "cortesia", idPedido: null }, manana, ahora);
  const [deMonedas] = await repos.monedas.lotesVivos(idPersona);
  const plazo = { desde: ahora, hasta: manana };
  for (const aviso of ["un-mes", "una-semana"] as const) {
    await repos.monedas.lotesPorAvisar({ aviso, ...plazo }, 100);
    await repos.monedas.marcarAvisado(deMonedas!.idLote, aviso, ahora);
  }
  await repos.monedas.pausarTodas(ahora);
  await repos.monedas.reanudarTodas(ahora);
  await repos.monedas.lotesPorVencer(manana, 100);
  await repos.monedas.vencerLote(deMonedas!.idLote, manana);
  await repos.saldos.comprar(compra, manana, ahora);
  await repos.saldos.lotesVivos(idPersona);
  const [lote] = await repos.saldos.lotesDelPedido(compra.idPedido);
  for (const aviso of ["una-semana", "dos-dias"] as const) {
    await repos.saldos.lotesPorAvisar({ aviso, ...plazo }, 100);
    await repos.saldos.marcarAvisado(lote!.idLote, aviso, ahora);
  }
  const { idEspecialidad } = compra.contenido[0]!;
  await repos.bonosDePlan.situacion(idPersona, "2026-11");
  await repos.bonosDePlan.situaciones(0, "2026-11", 100);
  const dePlan = { idPersona, codigoPlan: "BASIC", idEspecialidad, mes: "2026-11", alMes: 1 } as const;
  await repos.bonosDePlan.dar(dePlan, manana, ahora);
  await repos.saldos.gastar({ idPersona, idEspecialidad, idPedido: compra.idPedido }, ahora);
  await repos.saldos.devolver({ idPersona, idEspecialidad, idPedido: compra.idPedido }, manana);
  await repos.saldos.lotesPorVencer(manana, 100);
  await repos.saldos.vencerLote(lote!.idLote, manana);
  await repos.saldos.retirarCompra(compra, ahora);
}

async function probarEsperas(de: { idPersona: number; idEspecialista: string; idHorario: string }) {
  const espera = {
    ...de,
    idEspera: "e",
    tipo: "dia" as const,
    fecha: MARTES,
    idCita: null,
    desde: lima(MARTES, "00:00"),
    hasta: lima(MARTES, "23:00"),
    estado: "esperando" as const,
    fin: null,
    creadaEn: ahora,
  };
  const inicio = lima(MARTES, "10:00");
  const oferta = {
    idOferta: "o",
    idEspera: "e",
    idHorario: de.idHorario,
    inicio,
    estado: "vigente" as const,
    motivo: null,
    creadaEn: ahora,
    expiraEn: ahora,
  };
  await repos.esperas.apuntar(espera);
  await repos.esperas.laMisma(espera);
  await repos.esperas.laMisma({ ...espera, fecha: null, idCita: "c" });
  await repos.esperas.vivas([de.idEspecialista, "esp-otro"]);
  await repos.esperas.deLaPersona(de.idPersona, 30);
  await repos.esperas.porId("e");
  await repos.esperas.deUnaPersona("e", de.idPersona);
  await repos.esperas.esperadosPorOtra(de.idEspecialista, [inicio], de.idPersona);
  await repos.esperas.cuantasAntes(["espera"]);
  await repos.horarios.varios(["horario"]);
  await repos.esperas.alargar("e", inicio);
  await repos.esperas.cambiarEstado("e", "esperando", "ofrecida");
  await repos.esperas.ofrecer(oferta);
  await repos.esperas.ofertas(["e", "otra"]);
  await repos.esperas.ultimaOferta("e");
  await repos.esperas.porRevisar(ahora, 50);
  await repos.esperas.posponerOferta("o", ahora);
  await repos.esperas.cerrarOferta("o", "rechazada");
  await repos.esperas.terminar("e", "salida", ahora);
}

async function probarConsentimientos(idPersona: number) {
  await repos.politicas.vigentes("GLOBAL", ahora);
  await repos.politicas.versiones("GLOBAL", "CUA", ahora);
  await repos.politicas.deLosFlujos(["GLOBAL"], ahora);
  const linea = {
    flujo: "GLOBAL" as const,
    codigo: "CUA",
    version: "v",
    valor: "0" as const,
    huellaDelTexto: "h",
    canal: "web" as const,
    idSolicitud: "s",
    creadoEn: ahora,
  };
  await repos.consentimientos.anotar([{ ...linea, idConsentimiento: "c", idPersona }]);
  await repos.consentimientos.deLaPersona(idPersona);
  await repos.consentimientos.ultimo(idPersona, "CUA");
  await repos.aceptacionesPublicas.anotar([{ ...linea, idAceptacion: "a" }]);
  await repos.aceptacionesPublicas.porId("a");
  await repos.modales.mostrar(idPersona, "bienvenida", "v", ahora);
  await repos.modales.atender(idPersona, { modal: "bienvenida", version: "v", forma: "cerrado" }, ahora);
  await repos.modales.situacion(idPersona);
  await repos.preferencias.guardar(idPersona, { temas: ["Ansiedad"], avisosDiscretos: true }, ahora);
  await repos.preferencias.de(idPersona);
  await repos.sorteos.guardar({
    idSorteo: "s",
    fuentePublica: "La lotería de la prueba",
    premio: "p",
    existencias: 1,
    organizador: "o",
    ruc: "20000000001",
    desde: ahora,
    hasta: sumarMinutos(ahora, 1),
    sorteoEn: sumarMinutos(ahora, 2),
  });
  await repos.sorteos.detenerNuevos();
  await repos.sorteos.ultimo(ahora);
  await repos.sorteos.comenzados(ahora);
  await repos.sorteos.numerosGanadores();
  const entrada = { numero: 1, idPersona, nonce: "n" };
  await repos.sorteos.participar({ idSorteo: "s", ...entrada, via: "formulario" }, ahora);
  await repos.sorteos.deUnaPersona("s", idPersona);
  await repos.sorteos.retirar("s", idPersona, ahora);
  await repos.sorteos.situacion("s", idPersona);
  await repos.sorteos.porId("s");
  await repos.sorteos.sinLista(ahora);
  await repos.sorteos.detenerEntradas("s");
  await repos.sorteos.entradas("s");
  await repos.sorteos.personaDe("s", 1);
  await repos.sorteos.darNonce("s", entrada);
  await repos.sorteos.guardarLista("s", { texto: "1:h", huella: "h", entradas: 1, fijadaEn: ahora });
  await repos.sorteos.lista("s");
  await repos.sorteos.textoDeLaLista("s");
  await repos.sorteos.comprometer("s", "h", ahora);
  await repos.sorteos.huellaDeSemilla("s");
  const ganador = {
    semilla: "s",
    valorPublico: "1-2",
    huellaDeEntradas: "h",
    entradas: 1,
    numero: 1,
  };
  await repos.sorteos.guardarGanador("s", ganador, ahora);
}

async function probarProteccion(idPersona: number) {
  await repos.bloqueos.anotar("b", { correo: "p" }, ahora);
  await repos.bloqueos.porAvisar(ahora, 20);
  await repos.bloqueos.quitar("b");
  await repos.segundosFactores.pedir(idPersona, "s", ahora);
  await repos.segundosFactores.de(idPersona);
  const nuevos = { huellas: ["h"], paraDeshacer: { huella: "h", hasta: sumarMinutos(ahora, 60) } };
  await repos.segundosFactores.activar(idPersona, 1, nuevos, ahora);
  await repos.segundosFactores.renovarRespaldos(idPersona, nuevos, ahora);
  await repos.segundosFactores.porDeshacer("h", ahora);
  await repos.segundosFactores.usarEnlace(idPersona, ahora);
  await repos.segundosFactores.quitarRespaldos(idPersona);
  await repos.segundosFactores.olvidarElPedido(idPersona);
  await repos.segundosFactores.usarPaso(idPersona, 2);
  await repos.segundosFactores.usarRespaldo(idPersona, "h", ahora);
  await repos.segundosFactores.respaldosSinUsar(idPersona);
  await repos.segundosFactores.quitar(idPersona);
  await repos.identidades.desenlazar(idPersona);
  await repos.identidades.anotarQuitada(idPersona, ahora);
  await repos.identidades.fueQuitada(idPersona);
}

async function probarMisDatos(idPersona: number) {
  const inicio = lima(MARTES, "12:00");
  const cita = { idCita: "n", idPersona, inicio, fin: inicio, especialista: "" };
  await repos.notificaciones.crear(
    notificacionDeCita({ id: "n", suceso: "reservada", cita, discreta: false, ahora }),
  );
  await repos.notificaciones.deLaPersona(idPersona, 50);
  await repos.notificaciones.retirar(["a", "b"]);
  await repos.notificaciones.sinVer(idPersona, ahora);
  await repos.notificaciones.marcarVistas(idPersona, ahora, ahora);
  await repos.accesosADatos.anotar({
    idAccesoADatos: "a",
    idPersona,
    accion: "copia",
    actor: "titular",
    canal: "web",
    creadoEn: ahora,
  });
  await repos.accesosADatos.deLaPersona(idPersona, 200);
  const eliminacion = { idEliminacion: "e", idPersona, pedidaEn: ahora, ejecutarEn: ahora };
  await repos.eliminaciones.pedir(eliminacion, "h");
  await repos.eliminaciones.porDeshacer("h");
  await repos.eliminaciones.usarEnlace("e");
  await repos.eliminaciones.abierta(idPersona);
  await repos.eliminaciones.porHacer(ahora, 20);
  await repos.eliminaciones.posponer("e", ahora);
  await repos.eliminaciones.cerrar("e", "hecha", ahora);
  await repos.correos.olvidarEnviados("eliminacion-hecha:");
  await repos.correos.sinEnviar(["alertas-escaladas:uno", "alertas-recordadas:dos"]);
  await repos.misDatos.copiar(idPersona);
  await repos.misDatos.anonimizar(idPersona);
}

async function probarCuentas(persona: Persona) {
  const { idPersona } = persona;
  const despues = sumarMinutos(ahora, 60);
  await repos.personas.cuentaDe(idPersona);
  await repos.personas.clavesDe([idPersona, idPersona + 1]);
  await repos.personas.crear({ ...unaPersona(), numeroDocumento: "1" }, "hash");
  await repos.personas.crear(persona, "hash");
  await repos.personas.conVersion(idPersona);
  await repos.personas.correosDe(idPersona);
  await repos.personas.porNumeroDeDocumento(persona.numeroDocumento);
  await repos.personas.guardarContacto(idPersona, 1, persona, ahora);
  await repos.personas.guardarNombres(idPersona, 2, persona, ahora);
  await repos.personas.datosDesde(idPersona, ahora);
  await repos.personas.cambiarCorreo(idPersona, "nuevo@prueba.example");
  await repos.personas.sigueConClave(idPersona, "hash");
  await repos.personas.cambiarClave(idPersona, "hash", ahora);
  await repos.personas.anularClave(idPersona, "hash", ahora);
  await repos.personas.bloquear(idPersona);
  await repos.personas.cambiarDocumento(idPersona, { idTipoDocumento: 5, numeroDocumento: "SD-1" });
  await repos.accesos.cerrarSobrantes({ idPersona, idAcceso: "a", cuantos: 50 }, ahora);
  await repos.personas.clavesReemplazadas(idPersona, ahora);

  await repos.codigos.guardar({ idCodigo: "c", huella: "h", expiraEn: despues });
  await repos.codigos.contarIntento("c", 5, ahora);
  await repos.codigos.usar("c", "h");
  await repos.registros.abrir("r", despues);
  await repos.registros.anotar("r", { nombre: "Ana" }, despues, ahora);
  await repos.registros.porId("r", ahora);
  await repos.registros.borrar("r");
  await repos.recuperaciones.abrir({
    idRecuperacion: "r",
    idPersona,
    huellaDeQuien: "q",
    huellaDeEnlace: "h",
    expiraEn: despues,
    verificadaEn: null,
  });
  await repos.recuperaciones.porId("r", ahora);
  await repos.recuperaciones.porEnlace("h", ahora);
  await repos.recuperaciones.verificar("r", ahora);
  await repos.recuperaciones.usar("r", ahora);
  await repos.recuperaciones.anular(idPersona, ahora);
  await probarProteccion(idPersona);
  await repos.cambiosDeCorreo.abrir({
    idCambio: "c",
    idPersona,
    anterior: "a@prueba.example",
    nuevo: "b@prueba.example",
    antes: null,
    creadoEn: ahora,
  });
  await repos.personas.devolverDatos(idPersona, datosPropios(unaPersona()));
  await repos.enviosAlCorreo.olvidarDocumento(idPersona, persona);
  await repos.enviosAlCorreo.mudar(idPersona, "a@prueba.example", "b@prueba.example");
  await repos.enviosAlCorreo.olvidarDesde(idPersona, ahora);
  await repos.cambiosDeCorreo.pendiente(idPersona, sumarMinutos(ahora, -60));
  await repos.cambiosDeCorreo.confirmar("c", { huella: "h", hasta: despues }, ahora);
  await repos.cambiosDeCorreo.primeroDesde(idPersona, ahora, ahora);
  await repos.cambiosDeCorreo.porDeshacer("h", ahora);
  await repos.cambiosDeCorreo.sinDeshacer(idPersona, ahora);
  await repos.cambiosDeCorreo.anularPendientes(idPersona, ahora);
  await repos.cambiosDeCorreo.deshacer("c", ahora);
  await repos.cambiosDeCorreo.anularPosteriores(
    { idCambio: "c", idPersona, anterior: "a", nuevo: "n", antes: null, creadoEn: ahora },
    ahora,
  );
}

async function probarPasarelaDePrueba() {
  const almacen = repos.pasarelaDePrueba;
  const url = "https://bienestar.example";
  await almacen.guardarPreferencia({
    id: "pref",
    claveIdempotente: "clave",
    referenciaExterna: "cobro",
    titulo: "Sesión",
    montoCentimos: 90_00,
    urlsDeRetorno: { exito: url, pendiente: url, error: url },
    urlDeNotificacion: url,
    creadaEn: ahora,
    venceEn: ahora,
  });
  await almacen.leerPreferencia("pref");
  const pago = {
    id: "pago",
    idPreferencia: "pref",
    referenciaExterna: "cobro",
    montoCentimos: 90_00,
    ultimosCuatro: "4242",
    escenario: "aprobado",
    estadoFinal: "aprobado" as const,
    pendienteHasta: null,
    claveDeEnvio: "envio",
    claveDeDevolucion: null,
    devueltoEn: null,
    creadoEn: ahora,
  };
  const aviso = { id: "aviso", idPago: "pago", url, cuerpo: "{}", enviarEn: ahora, intentos: 0 };
  await almacen.crearPago(pago, [aviso]);
  // A page that is sent twice, and another attempt at a preference that is already settled.
  await almacen.crearPago(pago, []);
  await almacen.crearPago({ ...pago, id: "otro", claveDeEnvio: "otro" }, []);
  await almacen.leerPago("pago");
  await almacen.pagosDePreferencia("pref");
  await almacen.pagosConReferencia("cobro");
  await almacen.avisosPorEnviar(ahora);
  await almacen.tomarAviso(aviso, ahora);
  await almacen.aplazarAviso(aviso, ahora);
  await almacen.devolver(
    { clave: "devolucion", idPago: "pago", montoCentimos: 1, creadaEn: ahora },
    { ...aviso, id: "devuelto" },
  );
  await almacen.adelantarVencimiento("pref", ahora);
  await almacen.marcarEnviado("aviso", ahora);
}

describe("the queries of the repositories", () => {
  it("find their rows through an index in every table that grows", async () => {
    expect(sentencias.size).toBeGreaterThan(60);
    expect(await recorridas(db, url, sentencias.values(), CRECEN)).toEqual([]);
  });

  it("are all tried here: every method of every repository", () => {
    const metodos = Object.entries(todos).flatMap(([nombre, repo]) =>
      Object.keys(repo).map((metodo) => `${nombre}.${metodo}`),
    );
    expect(metodos.filter((metodo) => !llamados.has(metodo))).toEqual([]);
    const archivos = import.meta.glob<string>(
      ["../../../server/*/repositories/*.ts", "../../../server/*/*/repository.ts"],
      { query: "?raw", import: "default", eager: true },
    );
    const modulos = Object.values(
      import.meta.glob<string>(["../../../server/*/module.ts", "../../../server/*/*/noun.ts"], {
        query: "?raw",
        import: "default",
        eager: true,
      }),
    ).join("\n");
    const escritas = Object.values(archivos).flatMap((texto) =>
      [...texto.matchAll(/^export function ((?:make|create)\w+)\(\s*db: Db/gm)].map(([, nombre]) => nombre!),
    );
    expect(escritas.length).toBeGreaterThan(40);
    const aparte = escritas.filter((nombre) => !new RegExp(`\\b${nombre}\\b`).test(modulos));
    expect(aparte.sort()).toEqual(APARTE);
  });

  it("speak to every table that grows", () => {
    const dichas = [...sentencias.keys()].join("\n");
    expect([...CRECEN].filter((tabla) => !dichas.includes(`"${tabla}"`))).toEqual([]);
  });
});

describe("this check", () => {
  it.each([
    "accesos_por_expirar",
    "refrescos_por_expirar",
    "intentos_por_fecha",
    "claves_idempotentes_por_fecha",
    "claves_idempotentes_sin_copia",
    "horarios_ocupados",
    "horarios_de_alguien",
    "notificaciones_de_persona",
    "eliminaciones_por_hacer",
    "accesos_a_datos_de_persona",
    "correos_por_destinatario",
    "correos_de_persona",
    "correos_enviados",
    "horarios_por_vencer",
    "horarios_por_empezar",
    "citas_de_persona",
    "ocupaciones_por_horario",
    "pedidos_por_horario",
    "cobros_por_revisar",
    "pagos_por_cobro",
    "pagos_por_devolver",
    "correos_por_enviar",
    "correos_por_fecha",
    "consentimientos_de_persona",
    "salas_por_vaciar",
    "esperas_de_persona",
    "ofertas_por_revisar",
    "fallos_de_soporte",
    "fallos_en_orden",
    "descargas_por_fecha",
    "fechas_de_taller_por_inicio",
    "inscripciones_de_persona",
    "inscripciones_por_fin",
    "inscripciones_por_creacion",
    "ocupaciones_por_inscripcion",
    "inscripciones_de_fecha",
    "fechas_de_taller_por_url",
    "preguntas_de_taller_por_fecha",
    "preguntas_de_taller_de_persona",
    "preguntas_de_taller_por_creacion",
    "certificados_de_persona",
    "recorridos_por_id",
    "recorridos_por_recordar",
    "recorridos_por_preguntar",
  ])("reports a query when %s is dropped", async (indice) => {
    const { definicion, tabla } = await definicionDe(indice);
    const consultas = [...sentencias.values()].filter(({ sql }) => new RegExp(`\\b${tabla}\\b`).test(sql));
    await sql`drop index ${sql.ref(indice)}`.execute(db);
    try {
      expect(await recorridas(db, url, consultas, CRECEN)).not.toEqual([]);
    } finally {
      await sql.raw(definicion).execute(db);
    }
  });

  it("reports a query by a column that has no index", async () => {
    const sinIndice = espia.selectFrom("personas").selectAll().where("prefijo", "=", "9").compile();
    expect(await recorridas(db, url, [sinIndice], CRECEN)).toEqual([expect.stringMatching(/personas/)]);
  });
});

async function definicionDe(indice: string): Promise<{ definicion: string; tabla: string }> {
  const { rows } = await (
    url.startsWith("postgres")
      ? sql<{ definicion: string; tabla: string }>`
          select indexdef as definicion, tablename as tabla from pg_indexes where indexname = ${indice}`
      : sql<{ definicion: string; tabla: string }>`
          select sql as definicion, tbl_name as tabla from sqlite_master where name = ${indice}`
  ).execute(db);
  return rows[0]!;
}
