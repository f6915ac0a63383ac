import { fechaDe } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { girosDelDia, rechazoAlJugador } from "./jugar";
import type { RechazoDeRuleta } from "./rechazos";
import { PARTES, partesSinPremio, type PremioConExistencias, type Ronda } from "./ronda";

const JUGADAS_A_LA_VISTA = 20;
/** Plays of one page of the public list. */
const JUGADAS_POR_PAGINA = 1000;
const RONDAS_A_LA_VISTA = 50;

/** Percent of a play, with one place more than the smallest odds need. */
const enPorcentaje = (partes: number, de = PARTES) => (100 * partes) / de;

/**
 * Odds of a round now. A play that falls on a prize that is gone costs no turn, so the rest share its parts: `ahora` is
 * the chance of a turn, and `publicado` the one with which the round opened.
 */
export function probabilidades(premios: readonly PremioConExistencias[]) {
  const quedan = (premio: PremioConExistencias) => premio.quedan !== 0;
  const vivas =
    PARTES - premios.filter((premio) => !quedan(premio)).reduce((suma, { partes }) => suma + partes, 0);
  const linea = (partes: number, hay: boolean) => ({
    publicado: enPorcentaje(partes),
    ahora: hay && vivas > 0 ? enPorcentaje(partes, vivas) : 0,
  });
  return {
    premios: premios.map((premio) => ({
      ...{ uid: premio.uid, nombre: premio.nombre, existencias: premio.existencias, quedan: premio.quedan },
      unoPorPersona: premio.unoPorPersona,
      ...linea(premio.partes, quedan(premio)),
    })),
    sinPremio: linea(partesSinPremio(premios), true),
  };
}

/** Terms of a round that everybody may read. */
export const rondaPublica = ({ idRonda, terminos, lista, compromiso, semilla, ...ronda }: Ronda) => ({
  ...{ idRonda, titulo: terminos.titulo, bases: terminos.bases, lista, compromiso, semilla },
  ...{ desde: ronda.desde, hasta: ronda.hasta, jugadas: ronda.jugadas, ultimo: ronda.ultimo },
});

export function makeVerRuleta({ repos, now }: Deps<"juego" | "ruleta">) {
  return {
    /**
     * The roulette of a person: `disponible` says that a round is open, `puedeJugar` that a play would be taken now,
     * and `premios` the odds and what is left.
     */
    async ver(idPersona: number) {
      const ahora = now();
      const [ronda, preferencias] = await Promise.all([
        repos.ruleta.abierta(ahora),
        repos.juego.preferencias(idPersona),
      ]);
      if (!ronda) return { disponible: false as const, preferencias };
      const [premios, giros, jugadas, quien] = await Promise.all([
        repos.ruleta.premios(ronda),
        repos.ruleta.giros(ronda.idRonda, idPersona),
        repos.ruleta.deLaPersona(ronda.idRonda, idPersona, JUGADAS_A_LA_VISTA),
        repos.ruleta.participante(ronda.idRonda, idPersona),
      ]);
      const libres = giros.filter(({ usado }) => !usado).length;
      const hoy = jugadas.filter(({ dia, gasta }) => gasta && dia === fechaDe(ahora)).length;
      const quedanHoy = Math.max(0, girosDelDia(ronda, preferencias) - hoy);
      const motivo = motivoDeNoJugar(rechazoAlJugador(preferencias, ahora), libres, quedanHoy);
      return {
        disponible: true as const,
        puedeJugar: motivo === null,
        motivo,
        ronda: rondaPublica(ronda),
        ...probabilidades(premios),
        ...{ giros: libres, quedanHoy, jugadas, quien, preferencias },
      };
    },

    /** A round with what everybody may check; its seed once it ended. */
    async verRonda(idRonda: string) {
      const ronda = await repos.ruleta.porId(idRonda);
      if (!ronda) return refuse("ruleta-cerrada");
      return done({ ...rondaPublica(ronda), ...probabilidades(await repos.ruleta.premios(ronda)) });
    },

    /** Public list of a round after a place, in the order of its chain. */
    verJugadas: (idRonda: string, despuesDe: number) =>
      repos.ruleta.publicas(idRonda, despuesDe, JUGADAS_POR_PAGINA),

    rondas: async () => (await repos.ruleta.todas(RONDAS_A_LA_VISTA)).map(rondaPublica),
  };
}

function motivoDeNoJugar(
  delJugador: RechazoDeRuleta | null,
  libres: number,
  quedanHoy: number,
): RechazoDeRuleta | null {
  if (delJugador) return delJugador;
  if (libres === 0) return "sin-giros";
  return quedanHoy === 0 ? "limite-del-dia" : null;
}
