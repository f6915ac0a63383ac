import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import type { Repositorios } from "../../../app/domain/shared/puertos";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { pedidoNuevo } from "../../../app/domain/ventas/pedidos/pedido";
import type { Inscripcion } from "../../../app/domain/talleres/inscripciones/inscripcion";

/** Calls every method of the ports of workshops, so that the plans of their queries are read. */
export async function probar(
  repos: Repositorios,
  { persona: { idPersona }, ahora }: { persona: Persona; ahora: Date },
) {
  const clave = { uid: "un-taller", fecha: "2026-11-24" };
  const fin = sumarMinutos(ahora, 45);
  const fechaDeTaller = {
    ...clave,
    titulo: "t",
    clase: "clase" as const,
    url: "u",
    inicio: ahora,
    fin,
    cupos: 2,
    precioCentimos: 25_00,
  };
  await repos.fechasDeTaller.tomar(fechaDeTaller, ahora);
  await repos.fechasDeTaller.bloquear(clave);
  await repos.fechasDeTaller.varias([clave, { ...clave, uid: "otro" }]);
  await repos.fechasDeTaller.porClave(clave);
  await repos.fechasDeTaller.llamar("clase", [clave.uid, "otro"]);
  await repos.fechasDeTaller.anularEnlaces(clave);
  await repos.fechasDeTaller.enlacesAnulados(clave);
  await repos.fechasDeTaller.conEspera(ahora);
  await repos.fechasDeTaller.porTaller({ url: "u", fecha: clave.fecha });
  await repos.fechasDeTaller.conGente(ahora);
  await repos.fechasDeTaller.empezar(clave, ahora);
  await repos.fechasDeTaller.terminar(clave, fin);

  const inscripcion: Inscripcion = {
    ...clave,
    idInscripcion: "inscripcion",
    idPersona,
    estado: "inscrita",
    numero: null,
    guardadaPara: null,
    expiraEn: null,
    fin: null,
    creadaEn: ahora,
  };
  await repos.inscripciones.crear(inscripcion);
  await repos.ocupaciones.ocuparPersona("inscripcion", idPersona, { inicio: ahora, fin });
  await repos.ocupaciones.personaOcupada(idPersona, { inicio: ahora, fin }, null);
  await repos.ocupaciones.personaOcupada(idPersona, { inicio: ahora, fin }, "inscripcion");
  await repos.ocupaciones.dePersona(idPersona, { inicio: ahora, fin }, ahora, "horario");
  await repos.ocupaciones.ocuparLugar("inscripcion", "taller:un-taller", 2);
  await repos.ocupaciones.tomados(["taller:un-taller", "taller:otro"]);
  await repos.inscripciones.viva(idPersona, clave);
  await repos.inscripciones.ultima(idPersona, clave);
  await repos.inscripciones.porId("inscripcion");
  await repos.inscripciones.vivas(clave);
  await repos.inscripciones.esperan([clave, { ...clave, uid: "otro" }]);
  await repos.inscripciones.cuantasAntes({ ...clave, numero: 3 });
  await repos.inscripciones.deLaPersona(idPersona, { desde: ahora, hasta: null });
  await repos.talleresDeAgenda.deLaPersona(idPersona, ahora, fin, ahora);
  await repos.inscripciones.delTaller(idPersona, clave.uid);
  await repos.inscripciones.dejadas(idPersona, ahora);
  await repos.talleresDeAgenda.esperados(idPersona, ahora);
  await repos.talleresDeAgenda.dejados(idPersona, ahora);
  await repos.asistencias.de("inscripcion");
  await repos.asistencias.asistentes(clave);
  await repos.asistencias.asistente("inscripcion");
  await repos.asistencias.anotarPresencia("inscripcion", { presenteEn: ahora, presenteSegundos: 0 });
  await repos.asistencias.marcar("inscripcion", ahora);
  await repos.inscripciones.deFechasQueTerminaron({ inicio: ahora, fin });
  const pregunta = { idPregunta: "pregunta", idPersona, ...clave, texto: "t", creadaEn: ahora };
  await repos.preguntas.crear({ ...pregunta, estado: "por-revisar" });
  await repos.preguntas.deLaFecha(clave);
  await repos.preguntas.cambiarEstado(clave, "pregunta", "publicada");
  const certificado = { codigo: "codigo", idInscripcion: "inscripcion", idPersona, nombre: "n", titulo: "t" };
  const cuando = {
    clase: "taller" as const,
    inicio: ahora,
    minutos: 45,
    emitidoEn: ahora,
    ...{ presenteSegundos: 0, entroEn: null, confirmado: false },
    revocadoEn: null,
    revocadoPor: null,
  };
  await repos.certificados.crear({ ...certificado, ...cuando });
  await repos.certificados.porCodigo("codigo");
  await repos.certificados.deLaInscripcion("inscripcion");
  await repos.certificados.corregir(clave, { clase: "clase", minutos: 30, emitidoEn: fin });
  await repos.certificados.constatar("inscripcion", { presenteSegundos: 60, confirmado: true });
  await repos.certificados.revocar("codigo", "motivo", ahora);
  await repos.ocupaciones.desocuparDeNadie();
  await repos.inscripciones.porRecordar("recordatorio-1h", { inicio: ahora, fin }, 10);
  await repos.inscripciones.recordada("inscripcion", "recordatorio-1h");
  await repos.inscripciones.alFinal(inscripcion);
  await repos.inscripciones.anotarSalto("inscripcion", ahora);
  await repos.inscripciones.entrar(
    { idInscripcion: "inscripcion", estado: "inscrita", guardadaPara: null, expiraEn: null },
    ahora,
  );
  await repos.inscripciones.ofrecer("inscripcion", fin);
  await repos.inscripciones.aceptar("inscripcion", ahora);
  await repos.inscripciones.confirmar("inscripcion", ahora);
  await repos.inscripciones.mantener("inscripcion", fin);
  await repos.inscripciones.revivir("inscripcion", ahora);
  const pedido = {
    idPedido: "de-taller",
    idInscripcion: "inscripcion",
    titulo: "t",
    clase: "clase" as const,
    url: "u",
    inicio: ahora,
  };
  await repos.pedidosDeTaller.crear({
    ...pedidoNuevo({ ...pedido, idPersona, precioCentimos: 25_00, creadoEn: ahora }),
    ...pedido,
    ...clave,
    clase: "taller",
    formaDePago: null,
  });
  await repos.pedidosDeTaller.porId("de-taller");
  await repos.pedidosDeTaller.deUnaPersona("de-taller", idPersona);
  await repos.pedidosDeTaller.deLaInscripcion("inscripcion", "pendiente");
  await repos.pedidosDeTaller.deLaInscripcion("inscripcion");
  await repos.pedidosDeTaller.anotarFormaDePago("de-taller", "tarjeta");
  await repos.pedidosDeTaller.cerrarPendientes("inscripcion", "vencido", ahora);
  await repos.ocupaciones.desocupar("inscripcion");
  await repos.inscripciones.terminar(inscripcion, "inscrita", "salida", ahora);
  await repos.fechasDeTaller.cancelar(clave, "motivo");
}
