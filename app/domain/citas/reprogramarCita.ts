import { diasConHorarios, horarioQueEmpieza, libresMasCercanos } from "../horarios/disponibilidad";
import { CERCANOS_OFRECIDOS, type Choque, type Horario } from "../horarios/horario";
import { loEsperaOtra, vencerRetenciones } from "../horarios/retenerHorario";
import type { EspecialistaConAgenda } from "../especialistas/especialista";
import type { DepsConSitio, Repositorios } from "../puertos";
import { done, refuse } from "../shared/result";
import { avisar, retirarRecordatorios } from "./avisos";
import { bloquearCita } from "./cancelarCita";
import { antesDeConfirmar, rechazoAlCambiarDeEspecialista } from "./cambios";
import type { CitaConDetalle } from "./cita";

interface Reprogramacion {
  idPersona: number;
  idCita: string;
  inicio: Date;
  /** Another one of the same specialty; the session's own when absent. */
  idEspecialista?: string | undefined;
  /** Of the session as the person saw it: a form and a link are good for one change. */
  version?: number | undefined;
}

/**
 * Moves a session to another time. The new time is taken before the old one is freed, in one transaction and by the
 * same unique index as any booking; nothing is charged, and whatever goes wrong leaves the old time as it was.
 * Moving it again to where it is changes nothing.
 */
export function makeReprogramarCita(deps: DepsConSitio) {
  const { repos, transaccion, now } = deps;
  return async function reprogramarCita(pedida: Reprogramacion) {
    const ahora = now();
    const resultado = await transaccion((trx) => moverCita(trx, deps, pedida, ahora));
    if (resultado.ok) return resultado;
    const idEspecialista =
      pedida.idEspecialista ??
      (await repos.citas.deUnaPersona(pedida.idCita, pedida.idPersona))?.idEspecialista;
    const especialista = idEspecialista ? await repos.especialistas.conAgenda(idEspecialista) : null;
    const cercanos = especialista ? await losCercanos(repos, especialista, pedida.inicio, ahora) : [];
    return refuse(resultado.rechazo, { cercanos });
  };
}

/** Moves it inside the caller's transaction. `deLaLista`: the time was offered to this person, nobody is before them. */
export async function moverCita(
  trx: Repositorios,
  { newId, sitio }: DepsConSitio,
  { idPersona, idCita, inicio, idEspecialista, version }: Reprogramacion,
  ahora: Date,
  { deLaLista = false }: { deLaLista?: boolean } = {},
) {
  const cita = await bloquearCita(trx, await trx.citas.deUnaPersona(idCita, idPersona));
  if (!cita) return refuse("cita-no-existe");
  if (cita.estado === "cancelada") return refuse("cita-cerrada");
  const destino = idEspecialista ?? cita.idEspecialista;
  if (destino === cita.idEspecialista && inicio.getTime() === cita.inicio.getTime()) return done(cita);
  if (version !== undefined && version !== cita.version) return refuse("cita-cambiada");
  const { rechazoAlReprogramar } = antesDeConfirmar(cita, ahora);
  if (rechazoAlReprogramar) return refuse(rechazoAlReprogramar);

  const especialista = await trx.especialistas.conAgenda(destino);
  if (!especialista) return refuse("especialista-no-existe");
  const alCambiar = rechazoAlCambiarDeEspecialista(cita, especialista);
  if (alCambiar) return refuse(alCambiar);
  const libre = horarioQueEmpieza(especialista, inicio, ahora);
  if (!libre) return refuse("horario-no-ofrecido");

  const anterior = await trx.horarios.porId(cita.idHorario);
  if (!anterior) throw new Error("a session without its time");
  const nuevo: Horario = {
    idHorario: newId(),
    idEspecialista: destino,
    idPersona,
    inicio: libre.inicio,
    fin: libre.fin,
    estado: "reservado",
    // It is nobody's hold: it has no time to run out.
    expiraEn: ahora,
    ampliado: false,
    creadoEn: ahora,
  };
  await vencerRetenciones(trx, { idEspecialista: destino, idPersona }, ahora);
  const choque = await trx.horarios.mover(anterior, nuevo, especialista);
  if (choque) return refuse(await comoLoVe(trx, choque, nuevo, ahora));
  if (!deLaLista && (await loEsperaOtra(trx, especialista, nuevo, ahora))) {
    return refuse("lo-espera-otra-persona");
  }
  if (!(await trx.citas.mover(cita, nuevo.idHorario, ahora))) return refuse("cita-cambiada");
  await trx.pedidos.mudar(cita.idPedido, nuevo.idHorario, ahora);

  const movida = await trx.citas.porId(idCita);
  if (!movida) throw new Error("a session that was moved away");
  await retirarRecordatorios(trx, cita);
  await avisar(trx, sitio, "reprogramada", movida, ahora);
  return done(movida);
}

/** What stands in the way may be this very person's: then nobody else "just took" it. */
async function comoLoVe(trx: Repositorios, choque: Choque, nuevo: Horario, ahora: Date): Promise<Choque> {
  const suyos = await trx.horarios.deLaPersona(nuevo.idPersona, ahora);
  const esSuyo = suyos.some(
    (otro) => otro.idHorario !== nuevo.idHorario && otro.inicio < nuevo.fin && nuevo.inicio < otro.fin,
  );
  return choque === "horario-ocupado" && esSuyo ? "se-cruza" : choque;
}

/** Free times near a wanted one. */
async function losCercanos(
  repos: Repositorios,
  especialista: EspecialistaConAgenda,
  inicio: Date,
  ahora: Date,
) {
  const ocupados = await repos.horarios.ocupados([especialista.idEspecialista], ahora);
  const dias = diasConHorarios(especialista, ocupados.get(especialista.idEspecialista) ?? [], ahora);
  return libresMasCercanos(
    dias.flatMap(({ horarios }) => horarios),
    inicio,
    CERCANOS_OFRECIDOS,
  );
}

/** The specialist's taken times as they are for somebody who would give this session's own time back. */
export async function ocupadosSinLaCita(
  repos: Repositorios,
  especialista: EspecialistaConAgenda,
  cita: CitaConDetalle,
  ahora: Date,
) {
  const { idEspecialista } = especialista;
  const ocupados = (await repos.horarios.ocupados([idEspecialista], ahora)).get(idEspecialista) ?? [];
  return idEspecialista === cita.idEspecialista
    ? ocupados.filter(({ inicio }) => inicio.getTime() !== cita.inicio.getTime())
    : ocupados;
}
