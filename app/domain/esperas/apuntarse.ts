import { antesDeConfirmar } from "../citas/cambios";
import { horariosLibres, horariosOfrecidos } from "../horarios/disponibilidad";
import type { Deps } from "../puertos";
import { instanteDe, sumarDias, sumarMinutos, type Fecha } from "../shared/fechas";
import { done, refuse } from "../shared/result";
import { OFERTA_MINIMA_EN_MINUTOS, type Espera } from "./espera";

type Nueva = Pick<Espera, "idPersona" | "idEspecialista" | "tipo" | "fecha" | "idCita" | "desde" | "hasta">;

/** "Avísame si se libera un horario este día". Asking again answers the place that there is. */
export function makeEsperarDia(deps: Deps) {
  const { repos, now } = deps;
  return async function esperarDia(pedida: { idPersona: number; idEspecialista: string; fecha: Fecha }) {
    const { idPersona, idEspecialista, fecha } = pedida;
    const ahora = now();
    const especialista = await repos.especialistas.conAgenda(idEspecialista);
    if (!especialista) return refuse("dia-no-ofrecido");
    if (horariosOfrecidos(especialista, fecha, sumarMinutos(ahora, OFERTA_MINIMA_EN_MINUTOS)).length === 0) {
      return refuse("dia-no-ofrecido");
    }
    const ocupados = (await repos.horarios.ocupados([idEspecialista], ahora)).get(idEspecialista) ?? [];
    if (horariosLibres(especialista, fecha, ocupados, ahora).length > 0) return refuse("hay-horarios");
    return apuntar(deps, {
      idPersona,
      idEspecialista,
      tipo: "dia",
      fecha,
      idCita: null,
      desde: instanteDe(fecha, "00:00"),
      hasta: instanteDe(sumarDias(fecha, 1), "00:00"),
    });
  };
}

/** "Avísame si se libera antes": a time before a session that this person has, with the same specialist. */
export function makeEsperarAntes(deps: Deps) {
  const { repos, now } = deps;
  return async function esperarAntes({ idPersona, idCita }: { idPersona: number; idCita: string }) {
    const ahora = now();
    const cita = await repos.citas.deUnaPersona(idCita, idPersona);
    if (!cita) return refuse("cita-no-existe");
    const alMenos = sumarMinutos(ahora, OFERTA_MINIMA_EN_MINUTOS);
    if (antesDeConfirmar(cita, alMenos).rechazoAlReprogramar) return refuse("cita-no-se-cambia");
    return apuntar(deps, {
      idPersona,
      idEspecialista: cita.idEspecialista,
      tipo: "antes-de-mi-cita",
      fecha: null,
      idCita,
      desde: ahora,
      hasta: cita.inicio,
    });
  };
}

/** At the end of the line. The unique index says whether the person waits for the same already. */
async function apuntar({ repos, transaccion, now, newId }: Deps, nueva: Nueva) {
  const espera = {
    ...nueva,
    idEspera: newId(),
    estado: "esperando",
    fin: null,
    creadaEn: now(),
  } as const;
  const apuntada = await transaccion(async (trx) => {
    const numero = await trx.esperas.apuntar(espera);
    // The number goes back with the refusal: the line has no gaps.
    return numero === null ? refuse("ya-espera") : done({ ...espera, numero });
  });
  if (apuntada.ok) return apuntada;
  const anterior = await repos.esperas.laMisma(nueva);
  return anterior ? done(anterior) : refuse("espera-terminada");
}
