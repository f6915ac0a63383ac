import type { Abiertos } from "../servicios";
import type { Db } from "../../../server/platform/database/client";
import { agrupar } from "../../../app/domain/shared/agrupar";
import { buscarRoturas } from "../../support/invariantes";
import { sonIguales, type Cuaderno, type SesionDicha } from "./cuaderno";
import type { HorarioEnJuego } from "./mundo";

interface EnJuego {
  services: Abiertos;
  cuaderno: Cuaderno;
  horarios: readonly HorarioEnJuego[];
  personas: readonly { idPersona: number }[];
  bonosAlEmpezar: number;
  idDeQuienPregunta: number;
}

/**
 * Reads the database, asks the product for every time, and gives the faults in words. Faults are times given twice,
 * confirmed things that are missing, and times that nobody has and nobody can have. Orders, balances and mails have to
 * add up.
 */
export async function comprobar(enJuego: EnJuego): Promise<string[]> {
  const { services, cuaderno } = enJuego;
  const { db } = services;
  return [
    ...(await buscarRoturas(db, services.now())),
    ...cuaderno.contradicciones.map((texto) => `lost: ${texto}`),
    ...(await retencionesPerdidas(db, cuaderno)),
    ...(await sesionesPerdidas(db, cuaderno)),
    ...(await saldosQueNoCuadran(db, enJuego)),
    // This check comes last, because it holds times and releases them.
    ...(await buscarBloqueados(enJuego)),
  ];
}

async function retencionesPerdidas(db: Db, { retenciones }: Cuaderno): Promise<string[]> {
  const horarios = agrupar(
    await db.selectFrom("horarios").selectAll().execute(),
    ({ id_horario }) => id_horario,
  );
  return retenciones.flatMap(({ idHorario, idPersona, idEspecialista, inicio, devuelta }) => {
    const [horario] = horarios(idHorario);
    const es = `lost: ${idHorario} of ${idPersona}`;
    if (
      horario?.id_persona !== idPersona ||
      horario.id_especialista !== idEspecialista ||
      horario.inicio !== inicio
    ) {
      return [`${es} was held, and is not theirs or not there`];
    }
    // The hold may have expired just before it was released.
    const esDeNadie = horario.estado === "liberado" || horario.estado === "vencido";
    return devuelta && !esDeNadie ? [`${es} was given back and is ${horario.estado}`] : [];
  });
}

async function sesionesPerdidas(db: Db, { sesiones }: Cuaderno): Promise<string[]> {
  const filas = await db
    .selectFrom("citas")
    .innerJoin("horarios", "horarios.id_horario", "citas.id_horario")
    .innerJoin("pedidos", "pedidos.id_pedido", "citas.id_pedido")
    .select(["citas.id_cita", "citas.id_pedido", "citas.id_persona", "citas.version", "citas.estado"])
    .select(["horarios.id_especialista", "horarios.inicio", "pedidos.estado as pedido"])
    .execute();
  const citas = agrupar(filas, ({ id_cita }) => id_cita);
  return sesiones.flatMap((sesion) => {
    const [cita] = citas(sesion.idCita);
    const queja = cita ? quejaDe(sesion, cita) : "was booked and is not there";
    return queja ? [`lost: session ${sesion.idCita} of ${sesion.idPersona} ${queja}`] : [];
  });
}

interface CitaLeida {
  id_pedido: string;
  id_persona: number;
  version: number;
  estado: "reservada" | "cancelada";
  id_especialista: string;
  inicio: string;
  pedido: string;
}

/**
 * Compares a booked session in the database with the answers that its client got. Returns the difference, or null. The
 * content of a version is compared only when its answer arrived: a killed process loses some.
 */
function quejaDe(sesion: SesionDicha, cita: CitaLeida): string | null {
  if (cita.id_persona !== sesion.idPersona || cita.id_pedido !== sesion.idPedido) return "is somebody else's";
  if (cita.version < sesion.version)
    return `was told in version ${sesion.version}, and is in ${cita.version}`;
  if (cita.version > 1 + sesion.cambios) {
    return `is in version ${cita.version}, and was changed ${sesion.cambios} times`;
  }
  const versionDicha = sesion.versiones.get(cita.version);
  const leida = { estado: cita.estado, idEspecialista: cita.id_especialista, inicio: cita.inicio };
  if (versionDicha && !sonIguales(versionDicha, leida)) {
    return `was ${versionDicha.estado} at ${versionDicha.inicio}, and is ${leida.estado} at ${leida.inicio}`;
  }
  const ultima = sesion.versiones.get(sesion.version);
  if (ultima?.estado === "cancelada" && cita.estado !== "cancelada") return "was cancelled, and lives";
  const pedido = cita.estado === "reservada" ? "pagado" : "devuelto";
  return cita.pedido === pedido ? null : `is ${cita.estado}, and its order ${cita.pedido}`;
}

/** Prepaid sessions (`bonos`) that are lost or doubled: each must be in a booked session, or with its person. */
async function saldosQueNoCuadran(db: Db, { personas, bonosAlEmpezar }: EnJuego): Promise<string[]> {
  const vivas = agrupar(
    await db.selectFrom("citas").select("id_persona").where("estado", "=", "reservada").execute(),
    ({ id_persona }) => id_persona,
  );
  const saldos = agrupar(await db.selectFrom("saldos").selectAll().execute(), ({ id_persona }) => id_persona);
  return personas.flatMap(({ idPersona }) => {
    const tiene = saldos(idPersona).reduce((suma, { cantidad }) => suma + cantidad, 0);
    const debeTener = bonosAlEmpezar - vivas(idPersona).length;
    return tiene === debeTener ? [] : [`balance of ${idPersona} is ${tiene}, and should be ${debeTener}`];
  });
}

/** Asks the product for every time: a time without a booked session must be offered, and given to the next person. */
async function buscarBloqueados({ services, horarios, idDeQuienPregunta }: EnJuego): Promise<string[]> {
  const reservados = await services.db
    .selectFrom("citas")
    .innerJoin("horarios", "horarios.id_horario", "citas.id_horario")
    .select(["horarios.id_especialista", "horarios.inicio"])
    .where("citas.estado", "=", "reservada")
    .execute();
  const clave = (idEspecialista: string, inicio: string) => `${idEspecialista} ${inicio}`;
  const ocupados = new Set(reservados.map((fila) => clave(fila.id_especialista, fila.inicio)));
  const ofrecidos = new Set<string>();
  for (const idEspecialista of new Set(horarios.map((horario) => horario.idEspecialista))) {
    const especialista = await services.agenda.verEspecialista({ idEspecialista });
    for (const { inicio } of especialista?.dias.flatMap((dia) => dia.horarios) ?? []) {
      ofrecidos.add(clave(idEspecialista, inicio.toISOString()));
    }
  }
  const bloqueado: string[] = [];
  for (const { idEspecialista, inicio } of horarios) {
    const turno = clave(idEspecialista, inicio);
    const libre = !ocupados.has(turno);
    if (libre !== ofrecidos.has(turno)) {
      bloqueado.push(
        libre ? `blocked: ${turno} is nobody's and not offered` : `double booking: ${turno} is offered`,
      );
    }
    if (!libre) continue;
    const retencion = await services.agenda.retenerHorario({
      idPersona: idDeQuienPregunta,
      idEspecialista,
      inicio: new Date(inicio),
    });
    if (!retencion.ok) {
      bloqueado.push(`blocked: ${turno} is nobody's and refused: ${retencion.rechazo}`);
      continue;
    }
    const { idHorario } = retencion.value;
    await services.agenda.liberarHorario({ idPersona: idDeQuienPregunta, idHorario });
  }
  return bloqueado;
}
