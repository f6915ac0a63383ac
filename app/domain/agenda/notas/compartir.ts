import { seTuvo, type CitaConDetalle } from "../citas/cita";
import { estadoDeSala } from "../citas/sala";
import { retiroDatosDeSalud } from "../../consentimientos/datosDeSalud";
import type { Deps, Repos } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import { compartesAlgo, type Nota, type RechazoDeNota } from "./nota";

interface Propia {
  idPersona: number;
  idCita: string;
}

const SESIONES_QUE_SE_COMPARTEN = 10;

/** True until the room of the session closes: the specialist can see a note until then. */
function puedeCompartir(cita: CitaConDetalle, now: Date): boolean {
  const estado = estadoDeSala(cita, now);
  return estado === "por-abrir" || estado === "abierta";
}

/** The note of a session, and whether the session's present specialist can see it. */
export function makeVerNotaDe({ repos, now }: Deps<"consentimientos" | "notas">) {
  return async (cita: CitaConDetalle) => {
    const [nota, sinConsentimiento] = await Promise.all([
      repos.notas.deLaCita(cita.idCita),
      retiroDatosDeSalud(repos, cita.idPersona),
    ]);
    return {
      cita,
      nota,
      laVe: nota?.idEspecialista === cita.idEspecialista && !sinConsentimiento,
      sinConsentimiento,
      abierta: puedeCompartir(cita, now()),
    };
  };
}

/**
 * Note of the person's own session, and the other data that they can share with it. The session of another person is
 * not found.
 */
export function makeVerNota(deps: Deps<"citas" | "consentimientos" | "notas">) {
  const verNotaDe = makeVerNotaDe(deps);
  return async ({ idPersona, idCita }: Propia) => {
    const cita = await deps.repos.citas.deUnaPersona(idCita, idPersona);
    if (!cita) return refuse("cita-no-existe");
    const [vista, sesiones] = await Promise.all([verNotaDe(cita), historial(deps.repos, cita, deps.now())]);
    return done({ ...vista, sesiones: sesiones.length });
  };
}

/** Shares the note with the session's present specialist; an empty note shares nothing. */
export function makeGuardarNota({ transaccion, now }: Deps<"citas" | "notas">) {
  return ({ idPersona, idCita, nota }: Propia & { nota: Nota }): Promise<Result<null, RechazoDeNota>> =>
    transaccion(async (trx) => {
      const cita = await trx.citas.deUnaPersona(idCita, idPersona);
      if (!cita) return refuse("cita-no-existe");
      const ahora = now();
      if (!compartesAlgo(nota)) {
        await trx.notas.borrar(idCita);
        return done(null);
      }
      if (!puedeCompartir(cita, ahora)) return refuse("cita-terminada");
      await trx.notas.guardar(cita, nota, ahora);
      return done(null);
    });
}

/** Note and past sessions that the person shares with the specialist; null when nothing is shared. */
export async function leerNotaCompartida(
  repos: Repos<"citas" | "consentimientos" | "notas">,
  cita: CitaConDetalle,
  now: Date,
) {
  const nota = puedeCompartir(cita, now) ? await repos.notas.deLaCita(cita.idCita) : null;
  if (nota?.idEspecialista !== cita.idEspecialista) return null;
  if (await retiroDatosDeSalud(repos, cita.idPersona)) return null;
  return {
    texto: nota.texto,
    sesiones: nota.comparteHistorial ? await historial(repos, cita, now) : null,
  };
}

/** Past sessions of the same specialty that took place, the newest first. */
async function historial({ citas }: Repos<"citas">, cita: CitaConDetalle, now: Date) {
  const antesDe = cita.inicio < now ? cita.inicio : now;
  const deAntes = await citas.anteriores(
    cita.idPersona,
    antesDe,
    SESIONES_QUE_SE_COMPARTEN,
    cita.slugDeEspecialidad,
  );
  return deAntes
    .filter((anterior) => seTuvo(anterior, now))
    .map(({ inicio, especialista }) => ({ inicio, especialista }));
}
